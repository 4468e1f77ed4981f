"""Where people at the same local network find this server, and from where others come."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.types import Scope

from robinsonade.server.settings import LOOPBACK

ANYWHERE: Final = ("0.0.0.0", "::", "")
NETWORK_BITS: Final = 64  # of an IPv6 address: the rest is up to whoever has the network
COMMAND: Final = "robinsonade serve --host 0.0.0.0"
# Kept free for examples: nothing is sent there, the system only says by which way it would.
SOMEWHERE: Final = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))


def is_local_network(address: IPv4Address | IPv6Address) -> bool:
    return address.is_private and not address.is_loopback and not address.is_link_local


def own_addresses() -> list[str]:
    """The addresses of this machine in the networks that it is part of."""
    found = []
    for somewhere, family in SOMEWHERE:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((somewhere, 9))
                found.append(str(probe.getsockname()[0]))
            except OSError:
                continue  # no such network
    return found


def network_addresses(host: str, port: int, own: list[str]) -> list[str]:
    """Where a server that listens at this host is found in the local network.

    >>> network_addresses("0.0.0.0", 8000, ["192.168.1.7", "fd00::7", "9.9.9.9", "127.0.0.1"])
    ['http://192.168.1.7:8000', 'http://[fd00::7]:8000']
    >>> network_addresses("127.0.0.1", 8000, ["192.168.1.7"])
    []
    >>> network_addresses("192.168.1.7", 80, [])
    ['http://192.168.1.7:80']
    """
    if host in LOOPBACK:
        return []
    candidates = own if host in ANYWHERE else [host]
    found = []
    for candidate in candidates:
        try:
            address = ip_address(candidate)
        except ValueError:
            continue  # a name: whoever uses it knows it
        if is_local_network(address):
            shown = f"[{address}]" if address.version == 6 else str(address)
            found.append(f"http://{shown}:{port}")
    return found


def address_of(scope: Scope) -> str:
    """Whom a request counts for; "" if nobody knows from where it comes."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else ""


@lru_cache(maxsize=1_000)
def counted_as(host: str) -> str:
    """All addresses that one visitor may take freely count as one: those of an IPv6 network.

    >>> counted_as("2001:db8:1:2::77"), counted_as("192.0.2.7"), counted_as("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    >>> counted_as("testclient")
    'testclient'
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    network = IPv6Network((int(address), NETWORK_BITS), strict=False)
    return str(network)


def is_this_machine(host: str) -> bool:
    """Does somebody at this machine ask?

    >>> is_this_machine("127.0.0.1"), is_this_machine("192.168.1.7"), is_this_machine("")
    (True, False, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
