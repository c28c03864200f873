"""TypeScript types of everything on the wire, made from the Structs. Usage: tools/wire_types.py [--check]

`board/wire/` gives `js/src/shell/wire.d.ts`, `games/<game>/board/wire.py` gives `games/<game>/board/stage/wire.d.ts`.
"""

from __future__ import annotations

import sys
import types
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "realms_nb"
# Folder of the sources -> module; a game's own is its `board/wire.py`.
OURS = {
    "shell": "realms_nb.board.wire",
    "plain": "realms_nb.board.plain",
    "tabletop": "realms_nb.board.tabletop",
    "page": "realms_nb.board.page.wire",
    "hall": "realms_nb.halls.wire",
}
# Module -> the module whose shapes it sends: they stand with it.
SHAPES = {"realms_nb.board.tabletop": "realms_nb.core.seen"}
HEAD = "// Made by tools/wire_types.py from {source}: do not edit. What may be None there may be missing here.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown", type(None): "null"}


def types_of(module: types.ModuleType) -> str:
    """The TypeScript of a module, or of all modules of a package: its Structs, and its unions and literals by name."""
    inside = [import_module(f"{module.__name__}.{each.name}") for each in iter_modules(getattr(module, "__path__", ()))]
    if module.__name__ in SHAPES:
        inside.append(import_module(SHAPES[module.__name__]))
    found = {name: value for each in (module, *inside) for name, value in vars(each).items()}
    names = {value: name for name, value in found.items() if _is_alias(value)}
    texts, foreign = [], set()
    for name, value in found.items():
        if isinstance(value, type) and issubclass(value, Struct) and _is_at_home(value, module.__name__):
            texts.append(_interface(value, names, foreign, module.__name__))
        elif _is_alias(value):
            texts.append(f"export type {name} = {_type(value, {}, foreign, module.__name__)};\n")
    known = sorted(name for name in foreign if name != "Wire")
    above = "@realms" if ".games." in module.__name__ else ".."
    imports = f'import type {{ {", ".join(known)} }} from "{above}/shell/wire";\n' if known else ""
    source = module.__name__.replace(".", "/") + ("/" if hasattr(module, "__path__") else ".py")
    return "\n".join(filter(None, [HEAD.format(source=source) + imports, *texts]))


def _is_at_home(struct: type[Struct], home: str) -> bool:
    """Whether a Struct stands in a module, or in a module of that package."""
    return f"{struct.__module__}.".startswith((f"{home}.", f"{SHAPES.get(home, home)}."))


def _is_alias(value: Any) -> bool:
    return get_origin(value) in (Literal, Union, types.UnionType, tuple)


def _interface(struct: type[Struct], names: dict[Any, str], foreign: set[str], home: str) -> str:
    parameters = [each.__name__ for each in getattr(struct, "__parameters__", ())]
    head = f"export interface {struct.__name__}" + (f"<{', '.join(parameters)}>" if parameters else "")
    hints = get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
    for field in structs.fields(struct):
        hint = hints[field.name]
        optional = field.default is None
        where = f"{struct.__name__}.{field.name}"
        if not optional and (field.default is not structs.NODEFAULT or field.default_factory is not structs.NODEFAULT):
            raise SystemExit(f"{where}: None is the only default on the wire.")
        if optional != (type(None) in get_args(_bare(hint))):
            raise SystemExit(f"{where}: what may be None has None as its default, and nothing else has.")
        if optional:
            hint = Union[tuple(each for each in get_args(_bare(hint)) if each is not type(None))]  # noqa: UP007
        lines.append(f"  {field.name}{'?' if optional else ''}: {_type(hint, names, foreign, home)};")
    note = (struct.__doc__ or "").strip().split("\n")[0]
    return f"/** {note} */\n{head} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _type(hint: Any, names: dict[Any, str], foreign: set[str], home: str) -> str:
    hint = _bare(hint)

    def inner(each: Any) -> str:
        return _type(each, names, foreign, home)

    if hint in PLAIN:
        return PLAIN[hint]
    if _is_alias(hint) and hint in names:
        return names[hint]
    if isinstance(hint, TypeVar):
        return hint.__name__
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{part}"' if isinstance(part, str) else str(part).lower() for part in parts)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(inner(part) for part in parts))
    if origin in (tuple, list):
        if origin is list or (len(parts) == 2 and parts[1] is Ellipsis):
            item = inner(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        return f"[{', '.join(map(inner, parts))}]"
    if origin is dict:
        if type(None) in get_args(parts[1]):
            raise SystemExit(f"{hint}: some hosts drop None from objects, so no value of a dict may be None.")
        return f"Record<string, {inner(parts[1])}>"
    if isinstance(origin, type) and issubclass(origin, Struct):
        return f"{inner(origin)}<{', '.join(map(inner, parts))}>"
    if isinstance(hint, type) and issubclass(hint, Struct):
        if not _is_at_home(hint, home):
            foreign.add(hint.__name__)
        return hint.__name__
    raise SystemExit(f"No TypeScript for {hint!r}.")


def main() -> None:
    stale = []
    games = [path.parents[1].name for path in sorted(PACKAGE.glob("games/*/board/wire.py"))]
    places = OURS | {game: f"realms_nb.games.{game}.board.wire" for game in games}
    for folder, name in places.items():
        stage = PACKAGE / "games" / folder / "board" / "stage"
        target = (stage if stage.is_dir() else ROOT / "js" / "src" / folder) / "wire.d.ts"
        text = types_of(import_module(name))
        if target.is_file() and target.read_text("utf-8") == text:
            continue
        if "--check" in sys.argv:
            stale.append(str(target.relative_to(ROOT)))
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
    if stale:
        sys.exit(f"Stale: {', '.join(stale)}. Run `make widgets` and commit the result.")


if __name__ == "__main__":
    main()
