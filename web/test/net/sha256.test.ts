import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { fingerprint, hex, hmac } from "../../src/net/sha256";

it("digests are those of another library, whatever the length", () => {
  for (let length = 0; length < 200; length++) {
    const text = "é0|".repeat(length).slice(0, length);
    expect(fingerprint(text)).toBe(createHash("sha256").update(text).digest("hex"));
    expect(hex(hmac(text, `m1|a|b|${length}`))).toBe(
      createHmac("sha256", text).update(`m1|a|b|${length}`).digest("hex"),
    );
  }
});
