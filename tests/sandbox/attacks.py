"""What an entrant may try, by families: each is the text of a hand-in that sets `done` to what it got hold of.

`{secret}` is a file among the hand-ins, `{mark}` a file outside that must not come to be, `{rival}` the number of a
process that must live on, `{port}` a server that must not be reached.
"""

from __future__ import annotations

FILES = {
    "reads a rival": "done = open('{secret}').read()",
    "reads by a detour": "done = open('{folder}/../{name}/secret.py').read()",
    "reads bytes": "done = open(b'{secret}').read()",
    "lists the rivals": "import os; done = os.listdir('{folder}')",
    "scans the rivals": "import os; done = [e.name for e in os.scandir('{folder}')]",
    "holds the folder": "import os; fd = os.open('{folder}', os.O_RDONLY); done = os.listdir(fd)",
    "reaches in by dir_fd": (
        "import os; fd = os.open('/', os.O_RDONLY); done = os.read(os.open('{secret}'[1:], os.O_RDONLY, dir_fd=fd), 99)"
    ),
    "goes there first": "import os; os.chdir('{folder}'); done = open('secret.py').read()",
    "gives two paths": (
        "import os, io\nclass Two:\n    n = 0\n    def __fspath__(self):\n        self.n += 1\n"
        "        return '/dev/null' if self.n == 1 else '{secret}'\n"
        "done = os.read(os.open(Two(), os.O_RDONLY), 99)"
    ),
    "imports a rival": "import sys; sys.path.insert(0, '{folder}'); import secret; done = secret.TEXT",
    "reads by its own root": "done = open('/proc/self/root{secret}').read()",
    "writes": "open('{mark}', 'w').write('x'); done = 'written'",
    "writes by os.open": "import os; os.close(os.open('{mark}', os.O_WRONLY | os.O_CREAT)); done = 'written'",
    "writes by sqlite": "import sqlite3; sqlite3.connect('{mark}').execute('create table t (a)'); done = 'written'",
    "makes a pipe": "import os; os.mkfifo('{mark}'); done = 'made'",
    "makes a node": "import os, stat; os.mknod('{mark}', stat.S_IFREG | 0o600); done = 'made'",
    "links": "import os; os.symlink('{secret}', '{mark}'); done = 'made'",
    "makes a folder": "import os; os.mkdir('{mark}'); done = 'made'",
    "deletes": "import os; os.remove('{secret}'); done = 'deleted'",
    "renames": "import os; os.rename('{secret}', '{mark}'); done = 'moved'",
    "empties": "import os; os.truncate('{secret}', 0); done = 'emptied'",
    "changes the mode": "import os; os.chmod('{secret}', 0); done = 'locked'",
    "signals by a lock": "import fcntl, os; fcntl.flock(open(os.__file__), fcntl.LOCK_SH); done = 'locked'",
    "writes by shared memory": (
        "import _posixshmem as s, os; s.shm_open('/realms_nb_{port}', os.O_CREAT | os.O_RDWR, 0o600); done = 'made'"
    ),
}
PROCESSES = {
    "kills a rival": "import os, signal; os.kill({rival}, signal.SIGKILL); done = 'killed'",
    # Signal 0 is none, and only asks whether there is anybody: a test of a wall must do no harm where it fails.
    "signals to all": "import os; os.kill(-1, 0); done = 'reached'",
    "kills by a handle": (
        "import os, signal; signal.pidfd_send_signal(os.pidfd_open({rival}), signal.SIGKILL); done = 'killed'"
    ),
    "starts a program": "import subprocess; subprocess.run(['touch', '{mark}'], check=True); done = 'run'",
    "starts a shell": "import os; assert os.system('touch {mark}') == 0; done = 'run'",
    "forks": "import os\nif os.fork() == 0:\n    open('{mark}', 'w')\n    os._exit(0)\nos.wait(); done = 'forked'",
    "starts by the back door": (
        "import os, _posixsubprocess as p\nr, w = os.pipe()\n"
        "p.fork_exec([b'/bin/touch', b'{mark}'], [b'/bin/touch'], True, (w,), None, None, -1, -1, -1, -1, -1, -1, r, w,"
        " False, False, -1, None, None, None, -1, None, False)\nos.wait(); done = 'run'"
    ),
    "starts by multiprocessing": (
        "import multiprocessing as m, os\ncontext = m.get_context('spawn')\n"
        "p = context.Process(target=os.system, args=('touch {mark}',)); p.start(); p.join(); done = 'run'"
    ),
    "slows a rival": "import os; os.setpriority(os.PRIO_PROCESS, {rival}, 19); done = 'slowed'",
    "ties a rival": "import os; os.sched_setaffinity({rival}, [0]); done = 'tied'",
    "executes": "import os; os.execv('/bin/touch', ['touch', '{mark}'])",
}
NETWORK = {
    "calls": "import socket; socket.create_connection(('127.0.0.1', {port}), 2); done = 'called'",
    "sends": (
        "import socket; s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM);"
        " s.sendmsg([b'x'], [], 0, ('127.0.0.1', {port})); done = 'sent'"
    ),
    "listens": "import socket; s = socket.socket(); s.bind(('', 0)); s.connect(('127.0.0.1', {port})); done = 'up'",
    "calls by a library": "import urllib.request as u; done = u.urlopen('http://127.0.0.1:{port}', timeout=2).read()",
}
MEMORY = {
    "reads a rival's memory": "done = open('/proc/{rival}/maps').read()",
    "reads by a detour": "done = open('/proc/self/../{rival}/maps').read()",
    "lists what a rival has open": "import os; done = os.listdir('/proc/{rival}/fd')",
    "lists the processes": "import os; assert '{rival}' in os.listdir('/proc'); done = 'seen'",
    "reads a rival's environment": "done = open('/proc/{rival}/environ', 'rb').read()",
}
FENCE = {
    "changes the fence": (
        "import realms_nb.sandbox.audit_hook as f\nf._WRITING = 0; f._REFUSED.clear(); f._FAMILIES = ()\n"
        "f.Fenced = None\nopen('{mark}', 'w'); done = 'written'"
    ),
    "finds the fence's memory": (
        "import gc\nfor thing in gc.get_objects():\n"
        "    if isinstance(thing, dict) and 'change files' in thing: thing.clear()\n"
        "open('{mark}', 'w'); done = 'written'"
    ),
    "takes its words away": (
        "import builtins, os\nbuiltins.isinstance = lambda *a: False\nbuiltins.any = lambda *a: False\n"
        "builtins.type = lambda *a: None\nos.stat = lambda *a: None\nos.path.realpath = lambda *a: '/'\n"
        "done = os.read(os.open('{secret}', os.O_RDONLY), 99)"
    ),
    "looks into what it raised": (
        "import os\ntry:\n    open('{mark}', 'w')\nexcept PermissionError as error:\n"
        "    frame = error.__traceback__.tb_next.tb_frame\n"
        "    for cell in getattr(frame, 'f_locals', {{}}):\n        frame.f_locals[cell] = None\n"
        "    for thing in frame.f_locals.values():\n        for c in getattr(thing, '__closure__', None) or ():\n"
        "            c.cell_contents = frozenset()\n    frame.f_globals.clear()\nopen('{mark}', 'w'); done = 'written'"
    ),
    "traces": "import sys; sys.settrace(lambda *a: None); open('{mark}', 'w'); done = 'written'",
    "raises its limits": ("import resource as r; r.setrlimit(r.RLIMIT_CPU, (r.RLIM_INFINITY,) * 2); done = 'raised'"),
}
# Over the fence, not through the wall: native code asks no hook.
NATIVE = {
    "opens a file by C": (
        "import ctypes; c = ctypes.CDLL(None); fd = c.open(b'{mark}', 0o101, 0o600); assert fd >= 0; done = 'written'"
    ),
    "kills by C": "import ctypes; assert ctypes.CDLL(None).kill({rival}, 9) == 0; done = 'killed'",
    "reads a file by C": (
        "import ctypes, os; c = ctypes.CDLL(None); fd = c.open(b'{secret}', 0); assert fd >= 0; done = os.read(fd, 99)"
    ),
    "mounts by C": (
        "import ctypes; c = ctypes.CDLL(None); assert c.umount2(b'{folder}', 2) == 0; done = open('{secret}').read()"
    ),
    "makes a world by C": (
        "import ctypes; c = ctypes.CDLL(None)\nassert c.unshare(0x10000000) == 0\n"
        "assert c.unshare(0x00020000) == 0\nassert c.umount2(b'{folder}', 2) == 0\ndone = open('{secret}').read()"
    ),
    "reads a rival's memory by C": (
        "import ctypes; c = ctypes.CDLL(None); assert c.ptrace(16, {rival}, 0, 0) == 0; done = 'attached'"
    ),
    "opens a disk": "import os; done = os.open('/dev/vda', os.O_RDONLY)",
}
# The calls of the kernel that Python has no words for, by their number on this machine.
CALL = "import ctypes, os\nc = ctypes.CDLL(None)\nhere = os.uname().machine == 'x86_64'\n"
# Beyond its own process, mostly where all that it needs is a number. What a fence does not promise is in OPEN.
BEYOND = {
    # A session's keyring outlives a process and is shared by all of a login: a memory, and a way to talk.
    "keeps a key": CALL
    + "assert c.syscall(248 if here else 217, b'user', b'rn{port}', b'x', 1, -3) > 0; done = 'kept'",
    "finds a key": CALL + "assert c.syscall(250 if here else 219, 10, -3, b'user', b'rnlogin', 0) > 0; done = 'found'",
    # The same bytes back: a test of a wall must do no harm where it fails.
    "writes to the kernel": (
        "import os; f = '/proc/sys/kernel/core_pattern'; was = open(f, 'rb').read();"
        " h = os.open(f, os.O_WRONLY); os.write(h, was); done = 'written'"
    ),
    "signals by a file": (
        "import fcntl, os, signal\nr, w = os.pipe()\nfcntl.fcntl(r, fcntl.F_SETOWN, {rival})\n"
        "fcntl.fcntl(r, 10, 9)\nfcntl.fcntl(r, fcntl.F_SETFL, fcntl.fcntl(r, fcntl.F_GETFL) | os.O_ASYNC)\n"
        "os.write(w, b'x'); done = 'signalled'"
    ),
    "forks by C": CALL + "child = c.fork()\nif child == 0: os._exit(0)\nassert child > 0; os.wait(); done = 'forked'",
    "makes a ring": CALL + "assert c.syscall(425, 4, bytes(120)) >= 0; done = 'made'",
    "loads a program": CALL + "assert c.syscall(321 if here else 280, 0, bytes(72), 72) >= 0; done = 'made'",
    "handles its own faults": CALL + "assert c.syscall(323 if here else 282, 1) >= 0; done = 'made'",
    "makes a world": CALL + "assert c.unshare(0x10000000) == 0; done = 'made'",
    "traces itself": CALL + "assert c.ptrace(0, 0, 0, 0) == 0; done = 'traced'",
    "leaves its group": CALL + "assert c.setsid() >= 0 or c.setpgid(0, 0) == 0; done = 'left'",
    "outlives its parent": CALL + "assert c.prctl(1, 0, 0, 0, 0) == 0; done = 'alone'",
    "keeps a file in memory": CALL + "assert c.memfd_create(b'x', 0) >= 0; done = 'kept'",
    "keeps memory of all": CALL + "assert c.shmget(0, 4096, 0o1600) >= 0; done = 'kept'",
    "opens a socket by C": CALL + "assert c.socket(2, 1, 0) >= 0; done = 'opened'",
    "locks by C": CALL + "assert c.flock(c.open(os.__file__.encode(), 0), 5) == 0; done = 'locked'",
    "looks at its mounts": "done = open('/proc/self/mountinfo').read()",
    "sees the folder in its frames": (
        "import sys\nframe, seen = sys._getframe(), ''\nwhile frame:\n    seen += repr(frame.f_locals)\n"
        "    frame = frame.f_back\nseen += repr(sys.argv) + repr(sys.orig_argv)\n"
        "assert bytes.fromhex('{coded}').decode() in seen; done = seen"
    ),
    "reads the passwords": "done = open('/etc/shadow').read()",
    "makes many threads": (
        "import threading\nlock = threading.Lock(); lock.acquire(); threading.stack_size(32768)\n"
        "for _ in range(500): threading.Thread(target=lock.acquire, daemon=True).start()\ndone = 'made'"
    ),
}
# A fence hides the hand-ins, not what else the user may read; and only Linux can be asked to count threads.
OPEN = {"fence": ("reads the passwords",), "elsewhere": ("reads the passwords", "makes many threads")}
# Ways to native code that no hook is asked at; a hand-in that gets there is over the fence.
WAYS_TO_C = {
    "_ctypes by an address": (
        "import _ctypes\nclass F(_ctypes.CFuncPtr): _flags_, _restype_ = 1, None\n"
        "done = F(_ctypes._memmove_addr)(0, 0, 0) or 'called'"
    ),
    "_ctypes by its slot": (
        "import _ctypes\nclass F(_ctypes.CFuncPtr): _flags_, _restype_ = 1, None\n"
        "done = _ctypes.CFuncPtr.__call__(F(_ctypes._memmove_addr), 0, 0, 0) or 'called'"
    ),
    "what the package has called": (
        "import realms_nb.sandbox.system_calls as s; done = s.library().prctl(3, 0, 0, 0, 0) + 9"
    ),
    "cffi": "import cffi; f = cffi.FFI(); f.cdef('int getpid(void);'); done = f.dlopen(None).getpid()",
    "llvmlite": (
        "import llvmlite.binding as b; b.load_library_permanently('libc.so.6'); done = b.address_of_symbol('kill')"
    ),
    "numba": (
        "import numba\nfrom numba import types\nf = types.ExternalFunction('getpid', types.int32())\n"
        "@numba.njit\ndef g(): return f()\ndone = g()"
    ),
}
# Together more than its share: bodies of `choose` that leave others less.
GREED = {
    "works in its rival's time": (
        "import threading\nif threading.active_count() < 9:\n    def spin():\n        while True: pass\n"
        "    for _ in range(8): threading.Thread(target=spin, daemon=True).start()\nreturn moves[0]"
    ),
    "forks workers": (
        "import os\nfor _ in range(8):\n    if os.fork() == 0:\n        os.setsid()\n        while True: pass\n"
        "return moves[0]"
    ),
    "fills memory by children": (
        "import os\nfor _ in range(3):\n    if os.fork() == 0:\n        b'x' * 900_000_000\n        os._exit(0)\n"
        "return moves[0]"
    ),
}
# Through the line to the referee, on which only answers belong.
TALK = {
    "not UTF-8": rb"b'{\"move\": \xff}\n'",
    "deep": "b'[' * 12000 + b'\\n'",
    "deep in a value": "b'{\"value\": ' + b'[' * 12000 + b']' * 12000 + b'}\\n'",
    "a forged verdict": 'b\'{"forfeit": {"code": "rival-cheated"}}\\n\'',
    "a forged time limit": 'b\'{"forfeit": {"code": "late-game", "details": {"seconds": "9"}}}\\n\'',
    "a forfeit without its details": 'b\'{"forfeit": {"code": "not-a-move", "details": {}}}\\n\'',
    "a forfeit with a detail too many": 'b\'{"forfeit": {"code": "no-function", "details": {"error": "x"}}}\\n\'',
    "a forfeit with a nest in it": 'b\'{"forfeit": {"code": "not-a-value", "details": {"given": [[1]]}}}\\n\'',
    "a long report": 'b\'{"forfeit": {"code": "no-function", "trace": "\' + b\'x\' * 20000 + b\'"}}\\n\'',
    "a long detail": 'b\'{"forfeit": {"code": "not-a-value", "details": {"given": "\' + b\'x\' * 9000 + b\'"}}}\\n\'',
    "a flood": "b'x' * 50_000_000",
    "many lines": "b'{\"move\": 0}\\n' * 100_000",
    "no number": 'b\'{"move": "many"}\\n\'',
    "a number beyond": "b'{\"move\": 999999}\\n'",
    "below zero": "b'{\"move\": -2}\\n'",
    "an empty line": "b'\\n'",
    "a reason that turns the line": 'b\'{"move": 0, "why": "\' + b"\\\\u202e" * 4000 + b\'"}\\n\'',
    "null": "b'null\\n'",
}
# Against the clock: bodies of `choose(view, moves, rng)` that never answer in time.
CLOCK = {
    "sleeps": "import time; time.sleep(60)",
    "runs round": "while True: pass",
    "swallows what would stop it": "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
    "counts in C": "sum(range(10**12))",
    "hears no signal": (
        "import signal\nfor each in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:\n"
        "    signal.signal(each, signal.SIG_IGN)\nwhile True: pass"
    ),
    "stands still": "import signal; signal.raise_signal(signal.SIGSTOP)\nwhile True: pass",
    "has a clock of its own": (
        "import time; pause = time.sleep; time.time = time.monotonic = time.perf_counter = lambda: 0.0; pause(60)"
    ),
    "waits for itself": "import threading; lock = threading.Lock(); lock.acquire(); lock.acquire()",
    "waits for nobody": "import os; os.read(os.pipe()[0], 1)",
    "compares for ever": (
        "class Slow:\n    def __eq__(self, other):\n        while True: pass\n"
        "from msgspec.structs import force_setattr as f\n"
        "for move in moves: f(move, move.__struct_fields__[0], Slow())\n"
        "return type(moves[0])(*[Slow() for _ in moves[0].__struct_fields__])"
    ),
}
# What comes back in place of a move: the body of `choose`, and what may become of it ("move" is one of the moves).
EVIL = {
    "equal to everything": ("class E:\n    __eq__ = lambda *a: True\nreturn E()", "not a move"),
    "looks like a move": ("class E:\n    __class__ = type(moves[0])\nreturn E()", "not a move"),
    "has no words": ("class E:\n    def __repr__(self): raise ValueError\nreturn E()", "not a move"),
    "has endless words": ("class E:\n    def __repr__(self):\n        while True: pass\nreturn E()", "time limit"),
    "has millions of words": ("class E:\n    __repr__ = lambda self: 'x' * 3_000_000\nreturn E()", "not a move"),
    "leaves when it is read": ("class E:\n    def __repr__(self): __import__('os')._exit(0)\nreturn E()", "stopped"),
    "a move with millions of words": (
        "class E(type(moves[0])):\n    __str__ = lambda self: '\\u202e<img src=x>' * 300_000\n"
        "E.__module__ = type(moves[0]).__module__\n"
        "return E(*(getattr(moves[0], f) for f in moves[0].__struct_fields__))",
        "illegal move",
    ),
    "nothing": ("return None", "not a move"),
    "all moves": ("return moves", "not a move"),
    "mark-up": ("return '</script><img src=x onerror=alert(1)>'", "not a move"),
    "letters that turn the line": ("return '\\u202e\\u200b\\ud800\\0'", "not a move"),
    "a number of thousands of digits": ("return 10 ** 6_000", "not a move"),
    "not a number": ("return float('nan')", "not a move"),
    "a list in itself": ("a = []; a.append(a); return a", "not a move"),
    "a deep list": ("a = []\nfor _ in range(50_000): a = [a]\nreturn a", "not a move"),
    "a generator": ("return (move for move in moves)", "not a move"),
    "a class": ("return type(moves[0])", "not a move"),
    "a reason of millions of words": ("return moves[0], 'why ' * 1_000_000", "move"),
    "a reason that turns the line": ("return moves[0], '\\u202e<img src=x>\\ud800\\0'", "move"),
    "a reason that is none": ("return moves[0], b'why'", "not a move"),
    "a choice of nothing": ("import realms_nb.core.strategy as s; return s.Choice(None, None)", "error"),
    "a choice that is no reason": (
        "import realms_nb.core.strategy as s; return s.Choice(moves[0], (s.Reason('said', {'why': object()}),))",
        "move",
    ),
    "changes a move by force": (
        "from msgspec.structs import force_setattr as f\nf(moves[0], moves[0].__struct_fields__[0], 'Moon')\n"
        "return moves[0]",
        "move",
    ),
    "an error without words": (
        "class E(Exception):\n    def __str__(self): raise ValueError\n    __repr__ = __str__\nraise E",
        "error",
    ),
    "an error of millions of words": ("raise ValueError('x' * 3_000_000)", "error"),
    "an error called mark-up": ("raise type('</script><img src=x onerror=alert(1)>', (Exception,), {})", "error"),
    "errors in a circle": (
        "a, b = ValueError('a'), ValueError('b'); a.__cause__, b.__cause__ = b, a; raise a",
        "error",
    ),
    "an interrupt": ("raise KeyboardInterrupt", "stopped"),
    "an exit": ("raise SystemExit(0)", "error"),
    "the end of a generator": ("raise GeneratorExit", "error"),
    "no way back": ("import sys; sys.stdout = sys.stderr = sys.stdin = None; return 7", "not a move"),
    "no words for anything": (
        "import builtins; builtins.repr = builtins.len = builtins.type = None; return 7",
        "stopped",
    ),
}
# What files may be called; none of them may run, hide, escape from its folder or be taken for another one.
NAMES = [
    "<img src=x onerror=alert(1)>",
    "\u202egpj.exe",
    "a\u200bda",
    "line\nbreak",
    "bell\x07\x1b[31m",
    "=1+1",
    "@SUM(A1)",
    "-rf",
    "$(touch mark)",
    "{0} %s %(name)s",
    "..",
    "con",
    "realms_nb",
    "random",
    "Ada",
    "ada",
    "a&amp;b",
    "n" * 200,
    "You",
    "'; drop table results; --",
]
