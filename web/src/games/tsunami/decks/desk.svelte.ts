import { api } from "../../../net/api";
import { account } from "../../../own/account.svelte";
import type { Kept, Place } from "../../../own/shelf.svelte";
import { texts as own } from "../../../own/texts";
import { download } from "../../../parts/download";
import { packed, unpacked } from "../../../parts/packed";
import { refusalOf } from "../../../site/site.svelte";
import { settings } from "../../../site/settings.svelte";
import { forget, keep, recall } from "../../../site/store";
import { inWords } from "../../../texts/faults";
import type { DeckFile, Refusal } from "../../../wire";
import { texts, type Texts } from "../texts/pages";
import { draftOf, fileOf, nameOf, sizeOf, type Draft } from "./draft";
import { shelf } from "./kept";

/** How long a deck rests before the server is asked about it, in milliseconds. */
const REST = 300;

/** Under which key this browser keeps what isn't saved yet; nothing of the account ever stands there. */
const DRAFT = "deck.tsunami";

/** The text of a file as this page writes it. */
function normal(file: string): string {
  const read = draftOf(file);
  return read ? fileOf(read) : file;
}

/** The deck that is being made, what the server says of it, and what may be done with it. */
export class Desk {
  draft = $state<Draft>({ title: "", cards: [] });
  /** The kind of card that one looks at. */
  chosen = $state("");
  good = $state.raw<DeckFile | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  told = $state("");
  bad = $state(false);
  link = $state("");
  /** The kept deck that is being changed, as it was when it was opened. */
  open = $state.raw<Kept | null>(null);
  /** Where a new one is kept. */
  into = $state<Place>("account");
  saving = $state(false);

  readonly text = $derived(fileOf(this.draft));
  readonly size = $derived(sizeOf(this.draft));
  /** What is on the desk is of the account, and has changed since it was saved there. */
  readonly unsaved = $derived(this.open?.place === "account" && this.text !== normal(this.open.text));
  /** Only what the server has found right may be played. */
  readonly ready = $derived(this.good !== null && this.refusal === null && this.good.size === this.size);

  constructor(private readonly game: string) {}

  private get words(): Texts["decks"] {
    return texts().decks;
  }

  tell(text: string, bad = false): void {
    this.told = text;
    this.bad = bad;
  }

  /** A deck in the address comes before the one of last time, and that before the first of ours. */
  async arrive(hash: string): Promise<void> {
    const piece = /^#deck=(.+)$/.exec(hash)?.[1];
    const shared = piece === undefined ? undefined : await unpacked(piece);
    if (piece !== undefined) history.replaceState(null, "", location.pathname);
    if (piece !== undefined && !this.take(shared ?? "")) this.tell(this.words.badLink, true);
    else if (shared !== undefined) this.tell(this.words.shared);
    else await this.rest();
  }

  /** The deck of last time, or the first of ours. */
  private async rest(): Promise<void> {
    if (!this.take(String(recall(DRAFT) ?? ""))) await this.sample("projet-1");
  }

  async sample(which: "projet-1" | "projet-2"): Promise<void> {
    const before = this.draft;
    try {
      const { word } = await api.deck(this.game, which);
      // What was opened meanwhile stays.
      if (this.draft !== before) return;
      this.take(word);
      this.draft.title = this.words.ours;
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** Lays a deck on the desk, a kept one or another; false when the text is none. */
  take(file: string, from: Kept | null = null): boolean {
    const next = draftOf(file);
    if (!next) return false;
    this.draft = next;
    this.open = from;
    this.chosen = next.cards[0]?.id ?? "";
    this.link = "";
    this.tell("");
    return true;
  }

  /** Opens a file; a bad one costs nobody the deck that they are making. */
  async read(text: string): Promise<void> {
    if (this.take(text)) return;
    if (this.draft.cards.length === 0) await this.sample("projet-1");
    this.tell(this.words.badFile, true);
  }

  /** Saves the deck where it was, or as a `fresh` one beside it. */
  async save(fresh: boolean): Promise<void> {
    this.saving = true;
    const { text, open } = this;
    try {
      const kept = await shelf.put(text, fresh ? null : open, open?.place ?? this.into);
      const second = !fresh && open !== null && kept.id !== open.id;
      // What is in the account leaves no draft here; a draft of another deck stays.
      if (kept.place === "account" && open?.place !== "account") forget(DRAFT);
      account.hold(this.game, undefined);
      if (second && this.text === text) this.take(kept.text, kept);
      this.open = kept;
      this.tell(second ? own().own.second(kept.name[settings.lang]) : this.words.saved[kept.place]);
    } catch (error) {
      this.tell(inWords(refusalOf(error), settings.lang), true);
    }
    this.saving = false;
  }

  /** Clears the desk of a deck that isn't there any more. */
  dropped(one: Kept): void {
    if (this.open?.id !== one.id || this.open.place !== one.place) return;
    account.hold(this.game, undefined);
    void this.rest();
  }

  /** Clears the desk of what is of an account that has gone. */
  left(): void {
    if (this.open?.place === "account") this.dropped(this.open);
  }

  /** Goes on where one was with a deck of the account. */
  resume(): void {
    const held = account.draft(this.game);
    const kept = shelf.inAccount.find((one) => one.id === held?.id);
    if (held && kept) this.take(held.text, kept);
  }

  /** Holds the deck, and asks the server about it in a moment; the answer stops that. */
  judge(): (() => void) | undefined {
    const asked = this.text;
    if (this.draft.cards.length === 0) return undefined;
    const timer = setTimeout(() => {
      this.hold();
      api.deck(this.game, asked).then(
        (file) => {
          if (asked === this.text) [this.good, this.refusal] = [file, null];
        },
        (error: unknown) => {
          if (asked === this.text) [this.good, this.refusal] = [null, refusalOf(error)];
        },
      );
    }, REST);
    return () => clearTimeout(timer);
  }

  /** Holds the deck while one looks elsewhere: one of the account in memory alone. */
  private hold(): void {
    const { open, text } = this;
    if (open?.place === "account") account.hold(this.game, this.unsaved ? { id: open.id, text } : undefined);
    else keep(DRAFT, text);
  }

  async share(): Promise<void> {
    this.link = `${location.origin}${location.pathname}#deck=${await packed(this.text)}`;
    const { copied, copy } = this.words;
    this.tell(
      await navigator.clipboard.writeText(this.link).then(
        () => copied,
        () => copy,
      ),
    );
  }

  download(): void {
    download(`${nameOf(this.draft.title)}.json`, this.text, "application/json");
  }
}
