"""What no entrant needs of the kernel is refused by the kernel: a filter of system calls, which nobody can take off.

No other process can be made, signalled, traced or slowed, no key kept, no socket opened, no world of its own made, and
the large doors of the kernel at which most errors were found (io_uring, bpf, userfaultfd) are shut. Whatever code asks,
the answer is "not permitted". It needs no rights; where it cannot be had (another system, another processor) `fault`
says so. Behind it an entrant is one process for ever, so that limits on a process are limits on the entrant.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from functools import cache
from typing import Any

# The numbers of a system call on x86-64 and on ARM64, which has not all of the older ones.
_REFUSED: dict[str, tuple[int | None, int | None]] = {
    # Other processes.
    "fork": (57, None),
    "vfork": (58, None),
    "execve": (59, 221),
    "execveat": (322, 281),
    "tkill": (200, 130),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "pidfd_send_signal": (424, 424),
    "pidfd_open": (434, 434),
    "pidfd_getfd": (438, 438),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "process_mrelease": (448, 448),
    "kcmp": (312, 272),
    "migrate_pages": (256, 238),
    "move_pages": (279, 239),
    # Out of reach of whoever ends it; and more than its share of the processor.
    "setsid": (112, 157),
    "setpgid": (109, 154),
    "setpriority": (141, 140),
    "sched_setaffinity": (203, 122),
    "sched_setparam": (142, 118),
    "sched_setscheduler": (144, 119),
    "sched_setattr": (314, 274),
    "ioprio_set": (251, 30),
    # What is kept beyond a process: keys, memory, queues, locks.
    "keyctl": (250, 219),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "shmget": (29, 194),
    "shmat": (30, 196),
    "semget": (64, 190),
    "msgget": (68, 186),
    "mq_open": (240, 180),
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "flock": (73, 32),
    # The network, and what tells of others.
    "socket": (41, 198),
    "inotify_init": (253, None),
    "inotify_init1": (294, 26),
    "fanotify_init": (300, 262),
    "statmount": (457, 457),
    "listmount": (458, 458),
    "syslog": (103, 116),
    # Worlds of its own, other files in the place of these, files by number.
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "open_tree_attr": (467, 467),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    # What is written beside the contents of a file.
    "chmod": (90, None),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, None),
    "lchown": (94, None),
    "fchown": (93, 55),
    "fchownat": (260, 54),
    "utime": (132, None),
    "utimes": (235, None),
    "futimesat": (261, None),
    "utimensat": (280, 88),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "setxattrat": (463, 463),
    "removexattrat": (466, 466),
    "truncate": (76, 45),
    # Large doors, and the clock and the modules of the machine.
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "bpf": (321, 280),
    "userfaultfd": (323, 282),
    "perf_event_open": (298, 241),
    "vmsplice": (278, 75),
    "personality": (135, 92),
    "modify_ldt": (154, None),
    "iopl": (172, None),
    "ioperm": (173, None),
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "adjtimex": (159, 171),
    "clock_adjtime": (305, 266),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "kexec_load": (246, 104),
    "reboot": (169, 142),
    "acct": (163, 89),
    "quotactl": (179, 60),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
}
_MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
_SECCOMP, _KEYCTL = (317, 277), (250, 219)
_CLONE, _CLONE3, _KILL, _TGKILL = (56, 220), (435, 435), (62, 129), (234, 131)
_PRLIMIT, _PRCTL, _FCNTL, _IOCTL = (302, 261), (157, 167), (72, 25), (16, 29)
_THREAD, _WORLDS = 0x00010000, 0x7E020000
# To be told of the end of its parent no more.
_PDEATHSIG = 1
# Signals and locks by way of a file: F_SETLK, F_SETLKW, F_SETOWN, F_SETSIG, F_SETOWN_EX, F_OFD_SETLK(W), leases, notes.
_FILE_WAYS = (6, 7, 8, 10, 15, 37, 38, 1024, 1026)
# FIOSETOWN, SIOCSPGRP, FIOASYNC; what is typed into a terminal: TIOCSTI, TIOCSPGRP, TIOCLINUX.
_DEVICE_WAYS = (0x8901, 0x8902, 0x5452, 0x5412, 0x5410, 0x541C)
_ALLOW, _REFUSE, _UNKNOWN, _ASK = 0x7FFF0000, 0x00050000 | 1, 0x00050000 | 38, 0x7FC00000
# The words of the filter's language: load a word of the call, return, jump if equal, if not less, if bits are set.
_LOAD, _RETURN, _EQUAL, _FROM, _BITS = 0x20, 0x06, 0x15, 0x35, 0x45
# At once for all threads, and without the brakes against spying on the processor, which cost a fifth of the speed.
_ALL_THREADS, _NO_BRAKES = 1, 4
_NO_NEW_PRIVILEGES, _JOIN_KEYRING = 38, 1

Code = list[tuple[int, int, int, int]]


def fault() -> str | None:
    """Why there can be no filter on this system; None if there can be one."""
    machine = os.uname().machine if hasattr(os, "uname") else ""
    return None if sys.platform.startswith("linux") and machine in _MACHINES else "no filter of system calls"


def restrict() -> None:
    """From now on this process and its threads are refused what no entrant needs; an OSError where that is not so.

    It also leaves what its login keeps for all its processes, the session's keyring, for an empty one of its own.
    """
    if fault() is not None:
        raise OSError(f"this system has {fault()}")
    c, place = library(), _MACHINES[os.uname().machine][0]
    # Where keys are refused altogether there is nothing to leave.
    c.syscall(_KEYCTL[place], _JOIN_KEYRING, None)
    refused = program(os.getpid(), *_MACHINES[os.uname().machine])
    if installed(refused, _ALL_THREADS | _NO_BRAKES) != 0:
        done(installed(refused, _ALL_THREADS), "a filter of system calls")


def installed(code: Code, flags: int) -> int:
    """Put such a filter around this process and its children, for good; what the kernel answers, -1 if it does not."""
    c, place = library(), _MACHINES[os.uname().machine][0]
    held = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *word) for word in code))
    given = struct.pack("HxxxxxxQ", len(code), ctypes.addressof(held))
    done(c.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0), "giving up rights")
    return c.syscall(_SECCOMP[place], 1, flags, given)


def threads_are_asked_for() -> Code:
    """The filter that lets a listener decide whether there may be another thread, and nothing else."""
    place, machine = _MACHINES[os.uname().machine]
    asked = [_word(_LOAD, 16), _word(_BITS, _THREAD, 0, 1), _word(_RETURN, _ASK), _word(_RETURN, _ALLOW)]
    known = [_word(_LOAD, 4), _word(_EQUAL, machine, 1, 0), _word(_RETURN, _ALLOW), _word(_LOAD, 0)]
    return [*known, *_when(_CLONE[place], asked), _word(_RETURN, _ALLOW)]


def release() -> tuple[int, int]:
    """Which Linux this is."""
    first, second = os.uname().release.split("-")[0].split(".")[:2]
    return int(first), int(second)


def program(pid: int, place: int, machine: int) -> Code:
    """The filter for the process of that number, as the kernel runs it before every call."""
    code: Code = [_word(_LOAD, 4), _word(_EQUAL, machine, 1, 0), _word(_RETURN, _REFUSE), _word(_LOAD, 0)]
    if place == 0:
        # The same calls by other numbers, of a kind of program that nobody has.
        code += [_word(_FROM, 0x40000000, 0, 1), _word(_RETURN, _REFUSE)]
    code += _when(_CLONE3[place], [_word(_RETURN, _UNKNOWN)])
    # Threads are made, processes are not.
    code += _when(
        _CLONE[place],
        [
            _word(_LOAD, 16),
            _word(_BITS, _WORLDS, 0, 1),
            _word(_RETURN, _REFUSE),
            _word(_BITS, _THREAD, 0, 1),
            _word(_RETURN, _ALLOW),
            _word(_RETURN, _REFUSE),
        ],
    )
    for call, values in ((_KILL, (pid,)), (_TGKILL, (pid,)), (_PRLIMIT, (0, pid))):
        code += _when(call[place], _argument(0, values, _ALLOW, _REFUSE))
    for call, number, values in ((_PRCTL, 0, (_PDEATHSIG,)), (_FCNTL, 1, _FILE_WAYS), (_IOCTL, 1, _DEVICE_WAYS)):
        code += _when(call[place], _argument(number, values, _REFUSE, _ALLOW))
    for numbers in _REFUSED.values():
        number = numbers[place]
        if number is not None:
            code += _when(number, [_word(_RETURN, _REFUSE)])
    return [*code, _word(_RETURN, _ALLOW)]


def _when(call: int, then: Code) -> Code:
    """For this call so; `then` ends with an answer."""
    return [_word(_EQUAL, call, 0, len(then)), *then]


def _argument(number: int, values: tuple[int, ...], answer: int, otherwise: int) -> Code:
    """One answer where the argument is one of these, another one elsewhere."""
    tests = [word for value in values for word in (_word(_EQUAL, value, 0, 1), _word(_RETURN, answer))]
    return [_word(_LOAD, 16 + 8 * number), *tests, _word(_RETURN, otherwise)]


def _word(what: int, value: int, if_so: int = 0, if_not: int = 0) -> tuple[int, int, int, int]:
    return what, if_so, if_not, value


@cache
def library() -> Any:
    """The C library, for calls that Python has no words for."""
    return ctypes.CDLL(None, use_errno=True)


def done(answer: int, what: str) -> None:
    """An OSError that says what the kernel refuses, if it did."""
    if answer != 0:
        raise OSError(f"the kernel refuses {what} ({os.strerror(ctypes.get_errno())})")
