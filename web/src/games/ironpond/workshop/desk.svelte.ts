import { api } from "../../../net/api";
import { site, refusalOf } from "../../../site/site.svelte";
import { inWords } from "../../../texts/faults";
import { pathOf } from "../../../site/router";
import { settings } from "../../../site/settings.svelte";
import { texts, type Texts } from "../texts/pages";
import type { BlankCard, Refusal } from "../../../wire";
import { account } from "../../../own/account.svelte";
import { texts as own } from "../../../own/texts";
import type { Kept, Place } from "../../../own/shelf.svelte";
import { deck } from "../cards/deck.svelte";
import { download } from "../../../parts/download";
import { packed } from "../../../parts/packed";
import { cardsOf, customOf, fileOf, FRESH, placeOf, sharedIn } from "./blank";
import { cardIn, draft, shelf } from "./kept.svelte";

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
  card = $state.raw<BlankCard>(draft.get() ?? FRESH);
  /** The kept card that is on the desk, as it was when it was opened; null for one that was never kept. */
  open = $state.raw<Kept | null>(null);
  /** Where a new one is kept. */
  place = $state<Place>("account");
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
  /** The part of the card that the refusal is about. */
  readonly wrong = $derived(placeOf(this.refusal));
  /** What is on the desk is of the account, and has changed since it was saved there. */
  readonly unsaved = $derived(
    this.open?.place === "account" && JSON.stringify(this.card) !== JSON.stringify(cardIn(this.open.text)),
  );

  constructor(private readonly game: string) {}

  private get words(): Texts["workshop"] {
    return texts().workshop;
  }

  /** Asks the server about the card in a moment; the answer stops that. */
  judge(): () => void {
    const now = this.card;
    this.hold();
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

  /** Holds the card while one looks elsewhere: one of the account in memory alone. */
  private hold(): void {
    if (this.foreign) return;
    const { open } = this;
    if (open?.place === "account")
      account.hold(this.game, this.unsaved ? { id: open.id, text: JSON.stringify(this.card) } : undefined);
    else draft.set(this.card);
  }

  /** Goes on where one was with a card of the account. */
  resume(): void {
    if (this.foreign) return;
    const held = account.draft(this.game);
    const open = shelf.inAccount.find(({ id }) => id === held?.id);
    const card = held && cardIn(held.text);
    if (open && card) this.take(card, open);
  }

  /** Clears the desk of a card that isn't there any more. */
  dropped(one: Kept): void {
    if (this.open?.id !== one.id || this.open.place !== one.place) return;
    account.hold(this.game, undefined);
    this.take(draft.get() ?? FRESH);
  }

  /** Clears the desk of what is of an account that has gone. */
  left(): void {
    if (this.open?.place === "account") this.dropped(this.open);
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

  /** Lays a card on the desk, a kept one or another. */
  take(one: BlankCard, from: Kept | null = null): void {
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
    const kept: Kept[] = [];
    for (const one of cards) kept.push(await shelf.put(JSON.stringify(one), null, "browser"));
    this.take(first, kept[0]);
    this.tell(this.words.taken(cards.length));
  }

  /** Keeps the card where it was, or as a `fresh` one beside it; whether it could be. */
  async store(fresh: boolean): Promise<boolean> {
    const { card, open } = this;
    try {
      const kept = await shelf.put(JSON.stringify(card), fresh ? null : open, open?.place ?? this.place);
      const second = !fresh && open !== null && kept.id !== open.id;
      // What is in the account leaves no draft here; a draft of another card stays.
      if (kept.place === "account" && open?.place !== "account" && !this.foreign) draft.forget();
      this.foreign = false;
      this.open = kept;
      if (second && this.card === card) this.card = cardIn(kept.text) ?? card;
      this.hold();
      this.tell(second ? own().own.second(kept.name[settings.lang]) : this.words.kept[kept.place]);
      return true;
    } catch (error) {
      this.tell(inWords(refusalOf(error), settings.lang), true);
      return false;
    }
  }

  download(): void {
    download(fileOf(this.card), JSON.stringify(this.card, null, 2), "application/json");
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
  async propose(): Promise<void> {
    const { card } = this;
    await this.store(false);
    site.wish = { game: this.game, opponent: "friend", options: { custom: customOf([card]) } };
  }
}
