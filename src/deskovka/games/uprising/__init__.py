"""Uprising: rebels and the government fight, feed and talk their way to the cities of a republic."""
