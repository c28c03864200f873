"""A code to read off a wall, a key for each person that nobody guesses, and names that a class may have.

The code lets people in, the key is who they are: it is made when somebody sits down and is kept here only as a hash.
"""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from realms_nb.core.checks import LONGEST_NAME, YOU, fault_in_name
from realms_nb.core.errors import RealmsError, shown
from realms_nb.core.look_alikes import look

if TYPE_CHECKING:
    from collections.abc import Iterable

# No sign that is taken for another one: no O and 0, no I, L and 1.
SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LENGTH = 6
# So many bytes has a key: 192 bits.
KEY_BYTES = 24
# A longer text is no key, whatever else it is.
LONGEST_KEY = 100


class NotLetIn(RealmsError):
    """Somebody could not sit down; the sentence says why, and `field` at what: the code or the name."""

    def __init__(self, code: str, field: str = "", **details: Any) -> None:
        super().__init__(code=code, **details)
        self.field = field


def new_code() -> str:
    """A code of six signs, drawn by a chance that nobody can follow."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def written(code: str) -> str:
    """A code as it is read out: in two halves."""
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"


def check_code(given: str, code: str) -> None:
    """Refuse a code that is not this one; spaces, hyphens and small letters do not matter."""
    typed = "".join(letter for letter in given.upper() if letter.isalnum())
    if len(typed) != LENGTH:
        raise NotLetIn("hall_code_length", "code", length=LENGTH, typed=min(len(typed), 99))
    if not hmac.compare_digest(typed.encode(), code.encode()):
        raise NotLetIn("hall_code_wrong", "code")


def check_name(given: str, taken: Iterable[str]) -> str:
    """A name that nobody else here has, as it is written from now on; nobody is called You, which is for grammar."""
    fault = fault_in_name(given)
    if fault is not None:
        raise NotLetIn(f"hall_{fault}", "name", most=LONGEST_NAME)
    name = unicodedata.normalize("NFC", given.strip())
    if look(name) in YOU:
        raise NotLetIn("hall_name_you", "name", given=shown(name))
    if look(name) in {look(each) for each in taken}:
        raise NotLetIn("hall_name_taken", "name", given=shown(name))
    return name


def new_key() -> str:
    """A key for one person, to be kept by their browser."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> str:
    """What is kept of a key: whoever reads the file of a hall cannot sit down with it."""
    return sha256(key[: LONGEST_KEY + 1].encode("utf-8", "surrogatepass")).hexdigest()
