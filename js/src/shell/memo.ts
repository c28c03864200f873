// Drawing again only what has changed is a part; stages may still ask the shell for it.
export * from "../parts/memo";
