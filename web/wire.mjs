// Makes the page's types of the wire from the schema that comes out of the compilation of sheets.
// node wire.mjs [SCHEMA]: takes over a new schema and new samples first, if there are any.
import { compile } from "json-schema-to-typescript";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

const here = (name) => new URL(name, import.meta.url);
const kept = here("src/wire/wire.schema.json");
const types = here("src/wire/generated.ts");

/** The types of a schema; without the remarks that tell where in the schema each stands. */
export async function typesOf(schema) {
  const text = await compile(JSON.parse(schema), "Wire", {
    unreachableDefinitions: true,
    additionalProperties: false,
    bannerComment: "/** Made by wire.mjs from the records of sheets: change those. */",
    style: { printWidth: 140 },
  });
  return text
    .replace(/\n \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\./g, "")
    .replace(
      /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      "",
    )
    .replace(/export interface Wire \{[^}]*\}\n/, "");
}

if (process.argv[1]?.endsWith("wire.mjs")) {
  const fresh = process.argv[2] ?? "../sheets/target/classes/fr/zizanie/sheets/wire.schema.json";
  if (existsSync(fresh)) copyFileSync(fresh, kept);
  const samples = here("../sheets/target/samples.ts");
  if (existsSync(samples)) copyFileSync(samples, here("test/wire/samples.ts"));
  writeFileSync(types, await typesOf(readFileSync(kept, "utf8")));
}
