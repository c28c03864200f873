"""Chance on arrays, in whole numbers below 2**63, so that compiled and plain code draw the same.

A game's deal comes from its seed exactly as in the readable engine, so `seed=7` deals the same cards on both.
Everything else is drawn from a stream of its own per game or playout (xoshiro128++), whatever the number of threads.

Work in blocks over the cores. The blocks do not depend on the number of threads, so neither do the results.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from realms_nb.core.errors import BadSetup, shown
from realms_nb.fast.compiling import IS_COMPILED, Ints, compiled, inlined

WORD = 0xFFFFFFFF
STREAM_SIZE = 4

# Python's own generator, the Mersenne Twister MT19937.
TWISTER_SIZE = 624
_MIDDLE, _UPPER, _LOWER, _MATRIX = 397, 0x80000000, 0x7FFFFFFF, 0x9908B0DF


@inlined
def mixed(word: int) -> int:
    """Another word of 32 bits for each word, with no likeness between neighbours."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    return word ^ (word >> 16)


@compiled
def open_stream(stream: Ints, seed: int, number: int) -> None:
    """Begin the stream of that number under a seed; no two pairs of seed and number begin alike."""
    stream[0] = mixed((seed & WORD) ^ 0x6C078965)
    stream[1] = mixed(((seed >> 32) & WORD) ^ stream[0])
    stream[2] = mixed((number & WORD) ^ stream[1])
    stream[3] = mixed(((number >> 32) & WORD) ^ stream[2])
    for _ in range(4):
        draw(stream)


@inlined
def draw(stream: Ints) -> int:
    """The next word of 32 bits."""
    s0, s1, s2, s3 = stream[0], stream[1], stream[2], stream[3]
    total = (s0 + s3) & WORD
    result = ((((total << 7) | (total >> 25)) & WORD) + s0) & WORD
    shifted = (s1 << 9) & WORD
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = ((s3 << 11) | (s3 >> 21)) & WORD
    stream[0], stream[1], stream[2], stream[3] = s0, s1, s2, s3
    return result


@inlined
def below(stream: Ints, limit: int) -> int:
    """A whole number from 0 to limit - 1."""
    return (draw(stream) * limit) >> 32


@inlined
def fraction(stream: Ints) -> float:
    """A number from 0 to 1."""
    return draw(stream) / 4294967296.0


@compiled
def shuffle(stream: Ints, items: Ints, start: int, count: int) -> None:
    """Put some neighbouring items into a random order."""
    for last in range(count - 1, 0, -1):
        chosen = below(stream, last + 1)
        items[start + last], items[start + chosen] = items[start + chosen], items[start + last]


@compiled
def seed_twister(twister: Ints, seed: int) -> None:
    """What `random.Random(seed)` does: the seed's words of 32 bits are stirred into a fixed beginning."""
    twister[0] = 19650218
    for i in range(1, TWISTER_SIZE):
        twister[i] = (1812433253 * (twister[i - 1] ^ (twister[i - 1] >> 30)) + i) & WORD
    words = 1 if seed <= WORD else 2
    place, word = 1, 0
    for _ in range(TWISTER_SIZE):
        before = twister[place - 1]
        added = (seed >> (32 * word)) & WORD
        twister[place] = ((twister[place] ^ ((before ^ (before >> 30)) * 1664525)) + added + word) & WORD
        place += 1
        word = word + 1 if word + 1 < words else 0
        if place == TWISTER_SIZE:
            twister[0] = twister[TWISTER_SIZE - 1]
            place = 1
    for _ in range(TWISTER_SIZE - 1):
        before = twister[place - 1]
        twister[place] = ((twister[place] ^ ((before ^ (before >> 30)) * 1566083941)) - place) & WORD
        place += 1
        if place == TWISTER_SIZE:
            twister[0] = twister[TWISTER_SIZE - 1]
            place = 1
    twister[0] = 0x80000000


@compiled
def twist_shuffle(twister: Ints, used: int, items: Ints, count: int) -> int:
    """Fisher-Yates on the twister's floats of 53 bits; says how many words have been used."""
    for last in range(count - 1, 0, -1):
        high = _twist(twister, used) >> 5
        low = _twist(twister, used + 1) >> 6
        used += 2
        chosen = int((high * 67108864.0 + low) * (1.0 / 9007199254740992.0) * (last + 1))
        items[last], items[chosen] = items[chosen], items[last]
    return used


@inlined
def _twist(twister: Ints, number: int) -> int:
    """Word by word, only as many as are needed: a deal uses a fraction of the 624."""
    place = number % TWISTER_SIZE
    following = twister[(place + 1) % TWISTER_SIZE]
    joined = (twister[place] & _UPPER) | (following & _LOWER)
    word = twister[(place + _MIDDLE) % TWISTER_SIZE] ^ (joined >> 1) ^ (_MATRIX if joined & 1 else 0)
    twister[place] = word
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C5680
    word ^= (word << 15) & 0xEFC60000
    return word ^ (word >> 18)


def checked_threads(threads: object) -> int:
    """A number of threads from 1 on; None means one per core."""
    if threads is None:
        return _cores() if IS_COMPILED else 1
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise BadSetup(f"threads is a whole number from 1 on, or None for one per core, not {shown(threads)}.")
    # Plain Python gains nothing from threads.
    return threads if IS_COMPILED else 1


def in_blocks(work: Callable[[int, int], object], count: int, threads: int, block: int) -> None:
    """Call `work(first, behind)` for consecutive blocks that cover `count`."""
    edges = [(first, min(first + block, count)) for first in range(0, count, block)]
    if threads == 1 or len(edges) < 2:
        for first, behind in edges:
            work(first, behind)
        return
    with ThreadPoolExecutor(threads) as pool:
        try:
            for done in [pool.submit(work, first, behind) for first, behind in edges]:
                done.result()
        except BaseException:
            # The stop button must not wait for the blocks that have not begun.
            pool.shutdown(cancel_futures=True)
            raise


def _cores() -> int:
    available = getattr(os, "sched_getaffinity", None)
    return len(available(0)) if available else os.cpu_count() or 1
