import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { typesOf } from "../../wire.mjs";

const read = (name: string): string => readFileSync(`src/wire/${name}`, "utf8");

it("the page's types are made of the schema of the server's records: node wire.mjs makes them anew", async () => {
  expect(await typesOf(read("wire.schema.json"))).toBe(read("generated.ts"));
});
