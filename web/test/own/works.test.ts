import { expect, it } from "vitest";
import { nameIn } from "../../src/own/works";

it("tells what a card or a deck calls itself", () => {
  expect(nameIn('{"name":{"fr":"Mur","en":"Wall"}}')).toEqual({ fr: "Mur", en: "Wall" });
  expect(nameIn('{"name":{"fr":"Mur"}}')).toEqual({ fr: "Mur", en: "Mur" });
  expect(nameIn('{"id":"club","origin":"Club de Nantes"}').en).toBe("Club de Nantes");
  expect(nameIn('{"id":"club","origin":""}').fr).toBe("club");
  for (const text of ["", "[]", "7", '{"name":3}']) expect(nameIn(text)).toEqual({ fr: "", en: "" });
});
