"""What a browser says that it is, in a word or two that its owner knows it by."""

from __future__ import annotations

import re

_BROWSERS = (
    *(("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox")),
    *(("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("CrOS", "ChromeOS"), ("Macintosh", "macOS"), ("Linux", "Linux")),
)
_PRODUCT = re.compile(r"[A-Za-z][A-Za-z0-9._-]{0,30}")


def device_of(user_agent: str) -> str:
    """The browser and the system; of a program its name; empty when it does not say.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("python-httpx/0.28.1"), device_of("")
    ('python-httpx', '')
    """
    said = user_agent[:500]
    browser = next((name for sign, name in _BROWSERS if f"{sign}/" in said), "")
    system = next((name for sign, name in _SYSTEMS if sign in said), "")
    if browser or system:
        return ", ".join(part for part in (browser, system) if part)
    product = _PRODUCT.match(said)
    return product.group() if product else ""
