// What every board may be made of: parts that know no game, no desk and no words, only what they are given.
export * from "./bubble";
export * from "./chance-bar";
export * from "./chance-list";
export * from "./curves";
export * from "./end-box";
export * from "./icons";
export * from "./memo";
export * from "./option";
export * from "./part-tabs";
export * from "./refusal-note";
export * from "./remembered";
export * from "./seat-head";
export * from "./seg";
export * from "./stable";
export * from "./state-band";
export * from "./store";
export * from "./words";
