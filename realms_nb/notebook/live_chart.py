"""A chart taken apart: what it looks like, what it shows, how its tables are headed, what it says in words.

Two charts made by the same function have the same look, whatever their data: then only rows need to be sent.

A chart that stays: its specification is sent once, then only rows. Vega comes with the package, not by a network.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, NamedTuple, cast

import altair as alt
import pandas as pd
import traitlets

from realms_nb.charts.plot import Plot
from realms_nb.charts.style import TO_DARK, AnyChart
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import narrator_of_none
from realms_nb.notebook.base import AnyWidget, close_all, parts_of
from realms_nb.notebook.beside import drawn_beside

Spec = dict[str, Any]
Rows = list[dict[str, Any]]

# Altair numbers parameters and views anew for every chart; here they are numbered in the order they stand.
_NUMBERED = re.compile(r"\b(param|view|concat)_\d+\b")


class Parts(NamedTuple):
    """The specification without data, the rows and the table columns of each dataset, and the description."""

    spec: Spec
    rows: dict[str, Rows]
    columns: dict[str, list[list[str]]]
    description: str


def taken_apart(chart: AnyChart) -> Parts:
    """The parts of a chart. Altair names nameless data by its content; here it is called rows_1, rows_2 ..."""
    # Rows are sent once and in full, so Altair's guard against large notebooks does not apply.
    with alt.data_transformers.enable("default", max_rows=None):
        spec: Spec = chart.to_dict()
    datasets: Mapping[str, Rows] = spec.pop("datasets", {})
    description = spec.pop("description", "") or _title(spec)
    rows: dict[str, Rows] = {}
    _name_datasets(spec, datasets, rows, {})
    spec = json.loads(_renumbered(json.dumps(spec)))
    columns: dict[str, list[list[str]]] = {}
    _find_columns(spec, None, columns)
    return Parts(spec, rows, columns or _all_columns(rows), description)


def as_rows(table: pd.DataFrame | Sequence[Mapping[str, Any]]) -> Rows:
    """Rows as plain values that JSON can carry, cleaned as Altair cleans them."""
    frame = table if isinstance(table, pd.DataFrame) else pd.DataFrame(list(table))
    chart = alt.Chart(frame).mark_point()
    return next(iter(taken_apart(chart).rows.values()))


def _name_datasets(node: object, datasets: Mapping[str, Rows], rows: dict[str, Rows], names: dict[str, str]) -> None:
    if isinstance(node, dict):
        data = node.get("data")
        if isinstance(data, dict) and ("values" in data or data.get("name") in datasets):
            old = data.get("name") or f"place {len(rows)}"
            values = data.pop("values", None)
            # A name that its author gave is kept.
            data["name"] = (
                old if "name" in data and values is not None else names.setdefault(old, f"rows_{len(names) + 1}")
            )
            rows[data["name"]] = datasets.get(old, []) if values is None else values
        for value in node.values():
            _name_datasets(value, datasets, rows, names)
    elif isinstance(node, list):
        for value in node:
            _name_datasets(value, datasets, rows, names)


def _renumbered(text: str) -> str:
    numbers: dict[str, str] = {}
    return _NUMBERED.sub(lambda found: numbers.setdefault(found[0], f"{found[1]}_{len(numbers) + 1}"), text)


def _find_columns(node: object, dataset: str | None, columns: dict[str, list[list[str]]]) -> None:
    """The tooltips of a chart name what its rows mean: they head the tables too."""
    if isinstance(node, list):
        for value in node:
            _find_columns(value, dataset, columns)
    if not isinstance(node, dict):
        return
    data = node.get("data")
    if isinstance(data, dict):
        dataset = data.get("name")
    tips = node.get("encoding", {}).get("tooltip") if isinstance(node.get("encoding"), dict) else None
    for tip in tips if isinstance(tips, list) else [tips] if isinstance(tips, dict) else []:
        if dataset and "field" in tip:
            found = columns.setdefault(dataset, [])
            column = [tip["field"], tip.get("title") or tip["field"]]
            if column not in found:
                found.append(column)
    for value in node.values():
        _find_columns(value, dataset, columns)


def _all_columns(rows: Mapping[str, Rows]) -> dict[str, list[list[str]]]:
    return {name: [[field, field] for field in table[0]] for name, table in rows.items() if table}


def _title(spec: Spec) -> str:
    title = spec.get("title", "")
    text = title.get("text", "") if isinstance(title, dict) else title
    return " ".join(text) if isinstance(text, list) else str(text)


STATIC = Path(__file__).parents[1] / "static"

Table = pd.DataFrame | Sequence[Mapping[str, Any]]


class LiveChart(AnyWidget):
    """An Altair `chart`, or a plot, in a cell that can be given new rows: nothing flickers, selection and zoom stay.

    `picked` is the datum that was clicked and `hovered` the one under the pointer, as dicts or None: observe them.
    Set `highlight` to a dict, such as {"move": "build Mill"}, to mark everything in the chart that has these values.
    The words around it are in `language`.

    >>> rn.LiveChart(rn.charts.score.plot(rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)))
    LiveChart: Points by source, now: You 0; Ada 0.
    """

    # As texts: of a path anywidget would watch the file, and hold on to every chart for its sake.
    _esm = (STATIC / "chart.js").read_text("utf-8")
    _css = (STATIC / "chart.css").read_text("utf-8")

    spec = traitlets.Dict().tag(sync=True)
    # Name of a dataset in the specification -> its rows.
    rows = traitlets.Dict().tag(sync=True)
    # Name of a dataset -> field and heading of each column of its table.
    columns = traitlets.Dict().tag(sync=True)
    description = traitlets.Unicode().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    dark = traitlets.Dict(TO_DARK).tag(sync=True)
    # Which engine this chart needs. The engine itself is no trait: 800 kB for each chart would be saved in notebooks.
    engine = traitlets.Unicode().tag(sync=True)
    picked = traitlets.Dict(None, allow_none=True).tag(sync=True, from_browser=True)
    hovered = traitlets.Dict(None, allow_none=True).tag(sync=True, from_browser=True)
    highlight = traitlets.Dict(None, allow_none=True).tag(sync=True)

    def __init__(self, chart: AnyChart | Plot, *, language: str = "en") -> None:
        parts = _checked(chart)
        # What a plot must have in common with the next one for its rows to be enough.
        self._look = chart.look if isinstance(chart, Plot) else None
        super().__init__(**_traits(parts), words=_words(language), engine=_engine()[0])
        self.on_msg(self._on_message)

    def speak(self, language: str) -> None:
        """Say the words around the chart in another language; the chart itself speaks the one it was made in."""
        self.words = _words(language)

    def update(self, rows: AnyChart | Plot | Table | Mapping[str, Table]) -> None:
        """Show new rows: a plot or chart made like the first one, or rows alone (by dataset, if there are several).

        A chart that differs in more than its data is drawn anew. Plots are quickest: they are drawn only if need be.
        """
        if isinstance(rows, Plot) and rows.look == self._look:
            with self.hold_sync():
                self.rows, self.description = rows.rows, rows.description
            return
        if _is_chart(rows):
            parts = _checked(rows)
            self._look = rows.look if isinstance(rows, Plot) else None
            with self.hold_sync():
                for name, value in _traits(parts).items():
                    setattr(self, name, value)
            return
        old = cast("dict[str, list[dict[str, Any]]]", self.rows)
        given = rows if isinstance(rows, Mapping) else {self._only_dataset(): rows}
        unknown = [name for name in given if name not in old]
        if unknown:
            raise BadSetup(f"The chart has no dataset {shown(unknown[0])}; it has {', '.join(old)}.")
        fresh = {name: as_rows(cast(Table, table)) for name, table in given.items()}
        for name, table in fresh.items():
            lacking = [field for field in (old[name][0] if old[name] else ()) if table and field not in table[0]]
            if lacking:
                raise BadSetup(f"The new rows lack what the chart shows: {', '.join(lacking)}.")
        self.rows = {**old, **fresh}

    def picture(self) -> str | None:
        """The chart as SVG, drawn without a browser; None where vl-convert is not installed or cannot draw it."""
        version = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
        try:
            import vl_convert

            return vl_convert.vegalite_to_svg(self._whole_spec(), vl_version=version)
        except (ImportError, ValueError):
            return None

    def table(self) -> str:
        """The rows as HTML tables."""
        tables = "".join(_html_table(head, body) for head, body in _text_tables(self.columns, self.rows))
        return f"<figure><figcaption>{escape(self.description)}</figcaption>{tables}</figure>"

    def _whole_spec(self) -> dict[str, Any]:
        return {**self.spec, "datasets": self.rows, "description": self.description}

    def _only_dataset(self) -> str:
        names = list(self.rows)
        if len(names) != 1:
            raise BadSetup(f"The chart has {len(names)} datasets ({', '.join(names)}): give a dict, or a new chart.")
        return names[0]

    def _on_message(self, _: object, content: object, __: object) -> None:
        if isinstance(content, Mapping) and content.get("kind") == "engine":
            self.send({"kind": "engine"}, buffers=[_engine()[1]])

    def close(self) -> None:
        """Let go of all that is kept for the browser."""
        close_all(parts_of(self))
        super().close()

    def __repr__(self) -> str:
        return f"LiveChart: {self.description}"

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_()
        if bundle is None:
            return None
        data, metadata = bundle
        picture = self.picture()
        still = {"text/html": self.table()} if picture is None else {"image/svg+xml": picture}
        return {**data, **still, "text/plain": repr(self)}, metadata

    def _ipython_display_(self, **_: Any) -> None:
        if (bundle := self._repr_mimebundle_()) is not None:
            drawn_beside(repr(self), *bundle)


@cache
def _engine() -> tuple[str, bytes]:
    """The engine's name, which changes with every other engine, and the engine."""
    code = (STATIC / "vega.js").read_bytes()
    return sha256(code).hexdigest()[:12], code


def _is_chart(value: object) -> bool:
    return isinstance(value, alt.TopLevelMixin | Plot)


def _words(language: str) -> dict[str, str]:
    say = narrator_of_none(language).say
    return {"table": say("chart-table"), "failed": say("chart-failed")}


def _checked(chart: object) -> Parts:
    if not _is_chart(chart):
        raise BadSetup(f"A live chart is made from an Altair chart such as rn.charts.score(match), not {shown(chart)}.")
    return taken_apart(chart.named_chart() if isinstance(chart, Plot) else cast(AnyChart, chart))


def _traits(parts: Parts) -> dict[str, Any]:
    return {"spec": parts.spec, "rows": parts.rows, "columns": parts.columns, "description": parts.description}


def _text_tables(columns: Mapping[str, Any], rows: Mapping[str, Any]) -> list[tuple[list[str], list[list[str]]]]:
    """Headings and cells of each table: each row once, and no table twice."""
    found: list[tuple[list[str], list[list[str]]]] = []
    for name, fields in columns.items():
        head = [title for _, title in fields]
        body: list[list[str]] = []
        for row in rows.get(name, ()):
            cells = [_written(row.get(field)) for field, _ in fields]
            if cells not in body:
                body.append(cells)
        if body and (head, body) not in found:
            found.append((head, body))
    return found


def _written(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, cast("list[object]", value)))
    return "" if value is None else f"{value:.3g}" if isinstance(value, float) else str(value)


def _html_table(head: list[str], body: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for cells in body)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"
