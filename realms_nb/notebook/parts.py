"""A chart taken apart: what it looks like, what it shows, how its tables are headed, what it says in words.

Two charts made by the same function have the same look, whatever their data: then only rows need to be sent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import altair as alt
import pandas as pd

from realms_nb.charts.style import AnyChart

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
