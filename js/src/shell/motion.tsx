// Calm motion: one thing at a time, nothing loops, and none at all for those who asked their system for less.
import { useEffect, useState } from "preact/hooks";

/** Whether the system was asked for less motion. */
export const less = () => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;

/** A number that is counted up or down to its value, one by one. */
export function Count({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    const timer = setTimeout(() => setShown(shown + Math.sign(value - shown)), 80);
    return () => clearTimeout(timer);
  }, [shown, value]);
  return <>{less() ? value : shown}</>;
}
