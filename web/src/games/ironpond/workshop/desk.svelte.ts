import { api } from "../../../net/api";
import { site, refusalOf } from "../../../site/site.svelte";
import { inWords } from "../../../texts/faults";
import { pathOf } from "../../../site/router";
import { settings } from "../../../site/settings.svelte";
import { texts, type Texts } from "../texts/pages";
import type { BlankCard, Refusal } from "../../../wire";
import { deck } from "../cards/deck.svelte";
import { packed } from "../../../parts/packed";
import { cardsOf, customOf, fileOf, FRESH, placeOf, sharedIn } from "./blank";
import { freshId, kept } from "./kept.svelte";

/** How long a card rests before the server is asked about it, in milliseconds. */
const REST = 300;
const LONGEST_FILE = 64 * 1024;

/** Why cards are no good; null when they are. */
async function flaw(cards: readonly BlankCard[]): Promise<Refusal | null> {
  try {
    const options = { custom: customOf(cards) };
    await api.bench("ironpond", { options, position: "", seed: "", seats: ["white"], done: [], ask: "sheet" });
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

/** The card that is being made, what the server says of it, and what may be done with it. */
export class Desk {
  card = $state.raw<BlankCard>(kept.draft ?? FRESH);
  /** The kept card that is on the desk; empty for one that was never kept. */
  open = $state("");
  /** The card is somebody's: it becomes the draft only when it is changed or kept. */
  foreign = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  said = $state("");
  bad = $state(false);
  /** A link that could not be copied. */
  address = $state("");
  /** What the server has found good, as it was then. */
  private judged = $state.raw<BlankCard | null>(null);
  readonly good = $derived(this.judged === this.card);
  readonly place = $derived(placeOf(this.refusal));

  constructor(private readonly game: string) {}

  private get words(): Texts["workshop"] {
    return texts().workshop;
  }

  /** Asks the server about the card in a moment; the answer stops that. */
  judge(): () => void {
    const now = this.card;
    if (!this.foreign) kept.draft = now;
    const timer = setTimeout(() => {
      void flaw([now]).then((found) => {
        if (this.card !== now) return;
        this.refusal = found;
        this.judged = found ? null : now;
        if (!found) deck.learn(customOf([now]));
      });
    }, REST);
    return () => clearTimeout(timer);
  }

  tell(text: string, wrong = false): void {
    this.said = text;
    this.bad = wrong;
    this.address = "";
  }

  change(part: Partial<BlankCard>): void {
    this.said = "";
    this.foreign = false;
    // What a card lasts follows from its effects; one that was written by hand would soon be wrong.
    const { duration: _, ...rest } = this.card;
    this.card = { ...rest, ...part };
  }

  /** Lays a card on the desk, the kept one of that id if there is one. */
  take(one: BlankCard, from = ""): void {
    this.tell("");
    this.foreign = false;
    this.open = from;
    this.card = one;
  }

  /** Opens cards that came from elsewhere, if they are good. */
  private async receive(text: string | undefined, unreadable: string): Promise<BlankCard[] | undefined> {
    const cards = text === undefined ? undefined : cardsOf(text);
    if (!cards) {
      this.tell(unreadable, true);
      return undefined;
    }
    const found = await flaw(cards);
    if (!found) return cards;
    this.tell(this.words.badCard(inWords(found, settings.lang)), true);
    return undefined;
  }

  /** Opens the card of a link, if the address holds one. */
  async arrive(hash: string): Promise<void> {
    const piece = /^#card=(.*)$/.exec(hash)?.[1];
    if (piece === undefined) return;
    const [shared] = (await this.receive(await sharedIn(piece), this.words.badLink)) ?? [];
    if (!shared) return;
    this.take(shared);
    this.foreign = true;
    this.tell(this.words.shared);
  }

  /** Keeps the cards of a file and opens the first. */
  async read(file: File): Promise<void> {
    const text = file.size <= LONGEST_FILE ? await file.text() : undefined;
    const cards = await this.receive(text, this.words.badFile);
    const [first] = cards ?? [];
    if (!cards || !first) return;
    const ids = cards.map((one) => {
      const fresh = freshId();
      kept.put(fresh, one);
      return fresh;
    });
    this.take(first, ids[0]);
    this.tell(this.words.taken(cards.length));
  }

  /** Keeps the card, in a place of its own if it is to be a `fresh` one; gives its id. */
  store(fresh: boolean): string {
    if (fresh || this.open === "") this.open = freshId();
    this.foreign = false;
    kept.put(this.open, this.card);
    this.tell(this.words.kept);
    return this.open;
  }

  download(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(this.card, null, 2)], { type: "application/json" }));
    link.download = fileOf(this.card);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  async share(): Promise<void> {
    const piece = await packed(JSON.stringify(this.card));
    const link = `${location.origin}${pathOf({ page: "workshop", game: this.game })}#card=${piece}`;
    try {
      await navigator.clipboard.writeText(link);
      this.tell(this.words.linked);
    } catch {
      this.tell(this.words.linkHere);
      this.address = link;
    }
  }

  /** Keeps the card and opens the dialog of a new game with it. */
  propose(): void {
    this.store(false);
    site.wish = { game: this.game, opponent: "friend", options: { custom: customOf([this.card]) } };
  }
}
