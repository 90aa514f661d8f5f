import { Ajv2020 } from "ajv/dist/2020.js";
import type { WebSocket } from "@playwright/test";
import schema from "../src/wire/wire.schema.json" with { type: "json" };

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(schema, "wire");

/** Complains about every message of a line that is not what the schema of the wire says. */
export function held(line: WebSocket, complain: (what: string) => void): void {
  const seats = /\/seats$/.test(line.url());
  const bell = /\/ws\/me$/.test(line.url());
  const check =
    (type: string) =>
    ({ payload }: { payload: string | Buffer }): void => {
      const message: unknown = JSON.parse(payload.toString());
      if (!ajv.validate(`wire#/$defs/${type}`, message))
        complain(`no ${type}: ${ajv.errorsText()}\n${payload.toString()}`);
    };
  line.on("framereceived", check(bell ? "Rung" : seats ? "MeetingToPage" : "ToPage"));
  // Over the bell a page says no more than that it is there.
  line.on("framesent", check(bell || seats ? "MeetingFromPage" : "FromPage"));
}
