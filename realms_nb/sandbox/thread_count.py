"""How many threads an entrant has where no world of its own counts them: its supervisor is asked before each new one.

A limit of the system counts the threads of a user, in all that this user runs, and never those of the owner of all.
So the kernel asks the supervisor (a filter of system calls that notifies, since Linux 5.5) whenever the entrant is
about to make a thread, and the supervisor looks how many there are. It needs no rights. Where the kernel cannot ask, or
somebody around us is asked already (some managers of containers are), nobody counts.
"""

from __future__ import annotations

import errno
import fcntl
import os
import select
import struct

from realms_nb.sandbox import system_calls
from realms_nb.sandbox.system_calls import library

# More are not granted once there are so many.
MOST_THREADS = 64
_LISTENING, _SINCE = 8, (5, 5)
_HEAR, _ANSWER = 0xC0502100, 0xC0182101
# The number of the question, of the thread that asks, and the rest: which call it was. An answer: the number of the
# question, a value, an error, and whether the call goes on.
_QUESTION, _REPLY, _GOES_ON = struct.Struct("QII64x"), struct.Struct("QqiI"), 1
# The end of a process, as something to wait for: not every Python was built with a word for it.
_PIDFD_OPEN = 434


def listener() -> int | None:
    """In the supervisor, before the entrant is made: from now on somebody must answer here before a thread is made."""
    if system_calls.fault() is not None or system_calls.release() < _SINCE:
        return None
    answer = system_calls.installed(system_calls.threads_are_asked_for(), _LISTENING)
    return answer if answer >= 0 else None


def grant(entrant: int, asked: int) -> None:
    """Answer until the entrant has ended."""
    end = library().syscall(_PIDFD_OPEN, entrant, 0)
    if end < 0:  # it has ended already
        return
    tasks = os.open(f"/proc/{entrant}/task", os.O_RDONLY)
    lines = select.poll()
    lines.register(asked, select.POLLIN)
    lines.register(end, select.POLLIN)
    while True:
        ready = [line for line, _ in lines.poll()]
        if end in ready:
            return
        question = bytearray(_QUESTION.size)
        try:
            fcntl.ioctl(asked, _HEAR, question)
            number, _, _ = _QUESTION.unpack(question)
            # Two of a folder's links are its own.
            error, goes_on = (0, _GOES_ON) if os.fstat(tasks).st_nlink - 2 < MOST_THREADS else (-errno.EAGAIN, 0)
            fcntl.ioctl(asked, _ANSWER, _REPLY.pack(number, 0, error, goes_on))
        except OSError:  # whoever asked has ended, or was stopped and asks again
            continue
