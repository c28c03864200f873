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
        "import realms_nb.simulation.fence as f\nf._WRITING = 0; f._REFUSED.clear(); f._FAMILIES = ()\n"
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
# Through the line to the referee, on which only answers belong.
TALK = {
    "not UTF-8": rb"b'{\"move\": \xff}\n'",
    "deep": "b'[' * 12000 + b'\\n'",
    "deep in a value": "b'{\"value\": ' + b'[' * 12000 + b']' * 12000 + b'}\\n'",
    "a forged verdict": 'b\'{"forfeit": {"kind": "rival cheated", "report": "x"}}\\n\'',
    "a forged time limit": 'b\'{"forfeit": {"kind": "time limit", "report": "x"}}\\n\'',
    "a long report": 'b\'{"forfeit": {"kind": "error", "report": "\' + b\'x\' * 20000 + b\'"}}\\n\'',
    "a flood": "b'x' * 50_000_000",
    "many lines": "b'{\"move\": 0}\\n' * 100_000",
    "no number": 'b\'{"move": "many"}\\n\'',
    "a number beyond": "b'{\"move\": 999999}\\n'",
    "below zero": "b'{\"move\": -2}\\n'",
    "an empty line": "b'\\n'",
    "null": "b'null\\n'",
}
