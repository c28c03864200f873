// Signs and buttons are parts; stages may still ask the shell for them.
export * from "../parts/icons";
