"""How a hall is reached: by which names and origin, through which proxies, by how many; and the mistakes that one can make."""

import ipaddress
import socket
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from urllib.parse import urlsplit

from greathall.core.game import SettingError
from greathall.server.limits import Limits

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Settings:
    """The defaults suit a hall on this machine, for tests: any name, no proxy."""

    names: frozenset[str] | None = None  # host names that requests may be addressed to; None: any
    literal: bool = False  # addresses in numbers will do as well: nobody else's name leads to them
    origin: str = ""  # of the page, if a proxy stands before us; else it is what the request itself says
    proxies: tuple[Network, ...] = ()  # whose word on where a request comes from is taken

    @property
    def secure(self) -> bool:
        """Do visitors come by https only?"""
        return self.origin.startswith("https:")

    def goes_by(self, host: str) -> bool:
        """Is this what a request to us may be addressed to? Else a foreign name that leads to this machine would do."""
        if self.origin:
            return same_host(host, self.origin)
        if self.names is None:
            return True
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name.lower() in self.names or (self.literal and _is_address(name.strip("[]")))

    def own_origin(self, scheme: str, host: str) -> str:
        """What the Origin of our own page is."""
        return self.origin or f"{scheme.replace('ws', 'http', 1)}://{host}"

    def trusts(self, address: str) -> bool:
        """Is this one of our proxies?"""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)


def settled_for(host: str, public_url: str | None, proxies: Sequence[str]) -> Settings:
    """The settings of a hall that listens on an address; SettingError in a sentence."""
    networks = tuple(_network(text) for text in proxies)
    if public_url:
        return Settings(origin=_origin(public_url), proxies=networks)
    if host in ("127.0.0.1", "localhost", "::1"):
        return Settings(names=frozenset(LOOPBACK), proxies=networks)
    here = socket.gethostname().lower()
    names = {*LOOPBACK, here, here.split(".")[0], f"{here.split('.')[0]}.local", host.lower()}
    return Settings(names=frozenset(names), literal=True, proxies=networks)


def limits_of(wishes: Sequence[str]) -> Limits:
    """The limits with some of them set in words such as sockets=20000; SettingError in a sentence."""
    known = asdict(Limits())
    for wish in wishes:
        name, _, text = wish.partition("=")
        name = name.replace("-", "_")
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
            raise SettingError(f"--limit: there is no limit called {name!r}; {hint}")
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0.0 < number < 1e9 or (isinstance(known[name], int) and number != int(number)):
            kind = "whole number" if isinstance(known[name], int) else "number"
            raise SettingError(f"--limit {name}=N wants a {kind} above 0, as {name}={known[name]} is, not {text!r}")
        known[name] = int(number) if isinstance(known[name], int) else number
    return Limits(**known)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    odd = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in PORTS or not parts.hostname or odd or port == -1:
        raise SettingError(f"--public-url is where people find the hall, such as https://hall.example.org, not {url!r}")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}" + (f":{port}" if port is not None and port != PORTS[parts.scheme] else "")


def same_host(host: str, origin: str) -> bool:
    """Does a Host header name the host of an origin? A port that goes without saying may be said."""
    scheme, _, wanted = origin.partition("://")
    return host.lower() in (wanted, f"{wanted}:{PORTS[scheme]}")


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        raise SettingError(f"--trusted-proxy is an address or a network, such as 10.0.0.2 or 10.0.0.0/8, not {text!r}") from None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def place(address: str) -> str:
    """What counts as one place: an address, or the network of 64 bits that one customer gets."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return address
