import { Ajv2020 } from "ajv/dist/2020.js";
import type { WebSocket } from "@playwright/test";
import schema from "../src/wire/wire.schema.json" with { type: "json" };

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(schema, "wire");

/** Complains about every message of a line that is not what the schema of the wire says. */
export function held(line: WebSocket, complain: (what: string) => void): void {
  const kind = line.url().endsWith("/seats") ? "Meeting" : "";
  const check =
    (type: "ToPage" | "FromPage") =>
    ({ payload }: { payload: string | Buffer }): void => {
      const message: unknown = JSON.parse(payload.toString());
      if (!ajv.validate(`wire#/$defs/${kind}${type}`, message))
        complain(`no ${kind}${type}: ${ajv.errorsText()}\n${payload.toString()}`);
    };
  line.on("framereceived", check("ToPage"));
  line.on("framesent", check("FromPage"));
}
