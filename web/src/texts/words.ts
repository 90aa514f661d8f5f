import { settings, type Lang } from "../site/settings.svelte";

/** How the same words are fetched in each language. */
export type Told<T> = Readonly<Record<Lang, () => Promise<T>>>;

/** What every part that has been fetched so far does to speak a language. */
const parts: ((lang: Lang) => Promise<unknown>)[] = [];

/** The words of a part of the page: the visitor's language comes with the part, the other one when it is asked for. */
export class Words<T> {
  private readonly learnt: Partial<Record<Lang, T>> = {};

  private constructor(private readonly told: Told<T>) {}

  /** Words, of which the visitor's language is there. */
  static async of<T>(told: Told<T>): Promise<Words<T>> {
    const words = new Words(told);
    parts.push((lang) => words.learn(lang));
    // The visitor may change the language meanwhile.
    while (words.learnt[settings.lang] === undefined) await words.learn(settings.lang);
    return words;
  }

  /** The words in a language, fetched if they aren't there. */
  async learn(lang: Lang): Promise<T> {
    return (this.learnt[lang] ??= await this.told[lang]());
  }

  /** The words in the visitor's language; reactive. */
  get now(): T {
    const words = this.learnt[settings.lang];
    if (words === undefined) throw new Error(`no words in ${settings.lang} yet: see speak`);
    return words;
  }
}

/** Changes the language of the whole page, once all of its words are there; it stays as it was where they can't be fetched. */
export async function speak(lang: Lang): Promise<void> {
  try {
    await Promise.all(parts.map((learn) => learn(lang)));
    settings.lang = lang;
  } catch {
    // Without a line the page goes on in the language that it has.
  }
}
