"""Passwords: made, tried, changed. Whoever guesses is slowed down; the owner, on a device that is known, is not."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

import msgspec

from deskovka.server.errors import TooMany, WrongPassword
from deskovka.server.identity.hashing import KNOWN, STRANGER, Hashing
from deskovka.server.identity.known import Device
from deskovka.server.identity.throttle import Throttle
from deskovka.server.settings import Settings


class Where(msgspec.Struct, frozen=True):
    """Where a request comes from."""

    address: str
    device: Device

    def knows(self, user: str) -> bool:
        """Whether the account was used on this device before."""
        return user in self.device.users

    def at_home(self, user: str) -> Where:
        """The same, where somebody is signed in: there, they are known."""
        return Where(self.address, self.device.with_user(user))


class Passwords:
    """Each way to guess has a limit of its own: so many at one account from one address, from everywhere, and so on."""

    def __init__(self, settings: Settings) -> None:
        self._hashing = Hashing()
        most, among = settings.logins_at_once, settings.counters
        self._of_device = Throttle(1 / 30, most, among)
        self._of_address_at_login = Throttle(1 / 30, most, among)
        self._at_login = Throttle(1 / 3, 10 * most, among)
        self._of_address = Throttle(1 / 3, 40, among)
        self._made = Throttle(1 / 3, 40, among)

    async def make(self, password: str, where: Where) -> str:
        """The hash of a new password."""
        _refuse_if(self._made.wait(network_of(where.address)))
        return await self._hashing.hash(network_of(where.address), STRANGER, password)

    async def check(self, login: str, user: str | None, hashed: str | None, password: str, where: Where) -> None:
        """Raise unless it is the password of an account; of none when there is no such account."""
        network = network_of(where.address)
        known = user is not None and where.knows(user)
        if known:
            limits = [(self._of_device, (user, where.device.id))]
        else:
            limits = [
                (self._of_address, (network, "")),
                (self._of_address_at_login, (network, login)),
                (self._at_login, (login, "")),
            ]
        for throttle, key in limits:
            _refuse_if(throttle.wait(key))
        if not await self._hashing.is_right(network, KNOWN if known else STRANGER, hashed, password):
            raise WrongPassword
        for throttle, key in limits:
            throttle.give_back(key)

    def slow_down(self, login: str, where: Where) -> None:
        """Somebody tries something else than a password that might be guessed."""
        network = network_of(where.address)
        _refuse_if(self._of_address.wait((network, "")))
        _refuse_if(self._of_address_at_login.wait((network, login)))

    def close(self) -> None:
        """Hash no more."""
        self._hashing.close()


def network_of(address: str) -> str:
    """Whose address it is: of IPv6 everybody has a whole network.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(IPv6Address(int(found) >> 64 << 64)) if isinstance(found, IPv6Address) else address


def _refuse_if(seconds: int) -> None:
    if seconds:
        raise TooMany(seconds=seconds)
