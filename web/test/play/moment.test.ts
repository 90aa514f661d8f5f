import { expect, it } from "vitest";
import { momentHash, momentIn } from "../../src/play/moment";

it.each([0, 7, 1999])("a link to moment %d leads there", (shown) => expect(momentIn(momentHash(shown))).toBe(shown));

it("a link to the game names no moment", () => expect(momentIn(momentHash(null))).toBeUndefined());

it.each(["#main", "#-1", "#1.5", "#12345", "#1e3"])("%s names none", (hash) => expect(momentIn(hash)).toBeUndefined());
