"""The Squirrels, a tiny faction that exists only in the tests: an opponent that does what every faction does."""

from tests.root.squirrels.hooks import Squirrels, Weasels, stand_in

__all__ = ["Squirrels", "Weasels", "stand_in"]
