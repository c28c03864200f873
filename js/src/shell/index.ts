// What a stage finds in the shell: the shell is one bundle for all games, and every stage is put after it. What nobody
// takes is left out of the bundle, so of Preact only this much is named.
export { Fragment, h } from "preact";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export * from "../parts";
export * from "./app";
export * from "./broken";
export * from "./keys";
export * from "./motion";
export * from "./text";
