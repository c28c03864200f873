// What a stage finds in the shell: the shell is one bundle for all games, and every stage is put after it.
export * from "preact";
export * from "preact/hooks";
export * from "./app";
export * from "./icons";
export * from "./keys";
export * from "./memo";
export * from "./motion";
export * from "./review";
export * from "./story";
export * from "./text";
