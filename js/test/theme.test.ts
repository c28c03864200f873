import { describe, expect, test } from "vitest";
import { luminance } from "../src/shell/theme";

describe("luminance", () => {
  test("computed colours of every notation are read", () => {
    expect(luminance("rgb(255, 255, 255)")).toBeCloseTo(1);
    expect(luminance("rgb(0 0 0)")).toBe(0);
    expect(luminance("rgba(33, 33, 33, 1)")).toBeLessThan(0.02);
    expect(luminance("color(srgb 1 1 1)")).toBeCloseTo(1);
  });
  test("what shows nothing has no brightness", () => {
    expect(luminance("rgba(0, 0, 0, 0)")).toBeNull();
    expect(luminance("")).toBeNull();
  });
});
