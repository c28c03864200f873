// The wire to Python: what it sends is kept as state, what it is asked is sent and waited for.
import type { AnyModel } from "@anywidget/types";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Book, Message, Picture, Snapshot } from "./types";

export interface State {
  snapshot: Snapshot;
  book: Book;
  replay: Picture[];
  hovered: string;
  highlight: string[];
}

// How long to wait for an answer before saying that no kernel is there.
const PATIENCE = 4000;

/** The latest of everything, and the ways to ask. */
export function useWire(model: AnyModel<State>) {
  const [snapshot, setSnapshot] = useState<Snapshot>(model.get("snapshot"));
  const [book, setBook] = useState<Book>(model.get("book"));
  const [highlight, setHighlight] = useState<string[]>(model.get("highlight") ?? []);
  const [offline, setOffline] = useState(false);
  const [looking, setLooking] = useState<number | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const answered = () => {
      clearTimeout(waiting.current);
      setOffline(false);
      setLooking(null);
    };
    const remember = ({ history, fresh, picture }: Snapshot) => {
      const replay = model.get("replay").slice(0, history.length + 1);
      for (const at in fresh) replay[+at] = fresh[at]!;
      replay[history.at] = picture;
      model.set("replay", replay);
    };
    remember(snapshot);
    const ears = {
      "change:snapshot": () => {
        answered();
        const next: Snapshot = model.get("snapshot");
        setSnapshot(next);
        remember(next);
      },
      "change:book": () => setBook(model.get("book")),
      "change:highlight": () => setHighlight(model.get("highlight") ?? []),
      "msg:custom": (message: { kind: string; name: string; text: string }) => {
        if (message.kind !== "file") return;
        answered();
        offerFile(message.name, message.text);
      },
    };
    const names = Object.keys(ears) as (keyof typeof ears)[];
    for (const name of names) model.on(name, ears[name] as () => void);
    return () => {
      for (const name of names) model.off(name, ears[name] as () => void);
    };
  }, [model]);

  function send(message: Message) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOffline(true), PATIENCE);
    try {
      model.send(message);
    } catch {
      setOffline(true);
    }
  }

  function seek(to: number) {
    // Without a kernel the saved positions are shown; with one, its answer replaces them at once.
    setLooking(to);
    send({ kind: "seek", to });
  }

  return { snapshot, book, highlight, offline, looking, send, seek };
}

function offerFile(name: string, text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
