import { expect, it } from "vitest";
import { linked, linkOf } from "../../src/study/link";

const POSITION = '{"board":[".X."],"turn":"black"}';

it("a link brings the position and its options", () => {
  const link = linkOf({ position: POSITION, options: { deck: "none", "a&b": "c=d #1" } });
  expect(linked(`#${link}`)).toEqual({ position: POSITION, options: { deck: "none", "a&b": "c=d #1" } });
});

it.each(["", "#", "#position=", "#mail", `#position=${"x".repeat(9000)}`])("%.20s is no link to a position", (hash) =>
  expect(linked(hash)).toBeUndefined(),
);
