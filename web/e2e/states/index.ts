import { ANSWERS } from "./answers";
import { CHOICES } from "./choices";
import { CONFUSION } from "./confusion";
import { DAYS } from "./days";
import { IRONPOND } from "./ironpond";
import { LOCAL } from "./local";
import { MEETING } from "./meeting";
import { PAGES } from "./pages";
import { PEOPLE } from "./people";
import { TABLES } from "./tables";
import { TSUNAMI } from "./tsunami";
import { ACCOUNT, DEVICES, TOLD } from "./account";
import { letters } from "./mail";
import { it, local, posted, pushed } from "../fixtures";
import type { Look, Walks } from "./walk";

const WALKS: Walks = {
  ...{ ...PAGES, ...TABLES, ...CHOICES, ...IRONPOND, ...CONFUSION, ...TSUNAMI, ...ANSWERS },
  ...{ ...PEOPLE, ...MEETING, ...DAYS, ...LOCAL, ...DEVICES },
};

/** A test for each way through the states of the page: every page and state that is of a kind of its own is looked at once. */
export function walked(what: string, look: Look): void {
  for (const [name, walk] of Object.entries(WALKS))
    it(`${what}: ${name}`, ({ ann, ben, doors, enter }) => walk({ ann, ben, doors, enter, look }));
  for (const [name, walk] of Object.entries(ACCOUNT))
    local(`${what}: ${name}`, ({ ann, ben, doors, enter }) => walk({ ann, ben, doors, enter, look }));
  for (const [name, walk] of Object.entries(TOLD))
    pushed(`${what}: ${name}`, ({ ann, ben, doors, enter }) => walk({ ann, ben, doors, enter, look }));
  posted(`${what}: letters`, ({ ann, ben, doors, enter, post }) => letters({ ann, ben, doors, enter, look }, post));
}
