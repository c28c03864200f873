"""A pytest plugin: no Jupyter, NumPy, pandas, numba or cloudpickle, as in the Python of a page."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder

MISSING = {"anywidget", "ipywidgets", "IPython", "numpy", "pandas", "numba", "altair", "cloudpickle", "tqdm", "joblib"}


class Missing(MetaPathFinder):
    def find_spec(self, fullname, path=None, target=None):
        if fullname.split(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)


for name in [name for name in sys.modules if name.split(".")[0] in MISSING]:
    del sys.modules[name]
sys.meta_path.insert(0, Missing())
