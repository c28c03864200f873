// What every piece of markup becomes; the build puts it in. Shorter than the automatic runtime, which names all children.
export { Fragment, h } from "preact";
