import MarkdownIt, { type Token } from "markdown-it";
import { anchorOf } from "../src/texts/citations.ts";
import type { Book, Heading } from "../src/reading/book";
import { french } from "../src/wire/french.ts";
import { stretchesOf } from "./cited.ts";

/** How docs/rules/README.md says that a number stands at the beginning of a heading or a paragraph. */
const HEADED = /^((?:card|carte) [0-9a-z_]+|[A-Z]{0,2}[0-9]+(?:\.[0-9]+)*)(?: |$)/;
const NUMBERED = /^[A-Z]{0,2}[0-9]+(?:\.[0-9]+)*$/;
const DEFINED = /^(?:#{2,6} |(?:- )?\*\*)((?:card|carte) [0-9a-z_]+|[A-Z]{0,2}[0-9]+(?:\.[0-9]+)*)(?=\*\*| |$)/gm;

/** A mark such as [ruling] says what its paragraph is. */
const RULINGS: Readonly<Record<string, string>> = {
  "[ruling]": "Settled by us: the rule text is silent or can be read in two ways",
  "[arbitrage]": "Tranché par nous : le texte de la règle se tait ou se lit de deux façons",
};
const CARDS = /^(?:cards?|cartes?|no)$/;

type Lang = "fr" | "en";

/** Every number that a book defines, in its order, with "carte" read as "card". */
export function numbersOf(source: string): string[] {
  return [...source.matchAll(DEFINED)].map(([, number = ""]) => number.replace(/^carte /, "card "));
}

/** Reads a rule book: Markdown as docs/rules/README.md describes it, nothing raw. */
export function bookFrom(source: string, lang: Lang): Book {
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
  const tokens = md.parse(source.replace(/^<!--[^]*?-->/, ""), {});
  return new Binder(md, tokens, new Set(numbersOf(source)), titlesOf(source), lang).bind();
}

/** What each card of a book is called, by its number. */
function titlesOf(source: string): Map<string, string> {
  const cards = source.matchAll(/^#{2,6} (?:card|carte) ([0-9a-z_]+) (.+)$/gm);
  return new Map([...cards].map(([, id = "", title = ""]) => [`card ${id}`, title.trim()]));
}

class Binder {
  private readonly chapters: { heading: Heading; parts: Heading[]; html: string }[] = [];
  private lead = "";
  private pending: Token[] = [];
  /** The levels of the headings that are open, outermost first. */
  private levels: number[] = [];
  private inCard = false;
  private readonly byTitle: ReadonlyMap<string, string>;

  constructor(
    private readonly md: InstanceType<typeof MarkdownIt>,
    private readonly tokens: Token[],
    private readonly numbers: ReadonlySet<string>,
    private readonly titles: ReadonlyMap<string, string>,
    private readonly lang: Lang,
  ) {
    this.byTitle = new Map([...titles].map(([number, title]) => [title, number]));
  }

  bind(): Book {
    for (let k = 0; k < this.tokens.length; k++) {
      const token = this.tokens[k] as Token;
      const inline = this.tokens[k + 1];
      if (token.type === "heading_open" && inline) {
        this.heading(token, inline);
        k += 2;
      } else this.block(token, k);
    }
    this.flush();
    return {
      lead: this.lead,
      chapters: this.chapters.map(({ heading, parts, html }) => ({ ...heading, parts, html })),
    };
  }

  private heading(open: Token, inline: Token): void {
    const level = Number(open.tag.slice(1));
    const number = HEADED.exec(inline.content)?.[1] ?? "";
    const title = this.words(inline.content.slice(number.length).trim());
    const heading = { id: number && anchorOf(number), number, title };
    if (level === 1) return;
    this.endCard();
    if (level === 2) {
      this.flush();
      this.levels = [2];
      this.chapters.push({ heading, parts: [], html: "" });
      return;
    }
    this.levels = [...this.levels.filter((one) => one < level), level];
    // The page's own headings stand above: a chapter of the book is an h3.
    const tag = `h${this.levels.length + 2}`;
    if (number) this.chapters.at(-1)?.parts.push(heading);
    if (/^(?:card|carte) /.test(number)) {
      this.inCard = true;
      this.raw('<section class="card">');
    }
    const { escapeHtml } = this.md.utils;
    const id = number ? ` id="${escapeHtml(heading.id)}"` : "";
    this.raw(`<${tag}${id}>${this.own(number)} ${escapeHtml(title)}</${tag}>`);
  }

  private block(token: Token, at: number): void {
    const next = this.tokens[at + 1];
    if (token.type === "paragraph_open" && next) {
      const number = this.takeNumber(next);
      const before = this.tokens[at - 1];
      const holder = token.hidden && before ? before : token;
      if (number) {
        holder.attrSet("id", anchorOf(number));
        holder.attrJoin("class", "fact");
      }
    }
    if (token.type === "table_open") this.raw('<div class="wide">');
    if (token.type === "fence" || token.type === "code_block") {
      this.raw(`<div class="wide"><pre><code>${this.md.utils.escapeHtml(token.content)}</code></pre></div>`);
      return;
    }
    if (token.type === "inline") token.children = this.inline(token, this.column(at));
    this.pending.push(token);
    if (token.type === "table_close") this.raw("</div>");
  }

  /** The bold number that a paragraph begins with becomes a link to itself. */
  private takeNumber(inline: Token): string {
    const [first, open, text, close, ...rest] = inline.children ?? [];
    const all = first?.content === "" && first.type === "text" ? [open, text, close] : [first, open, text];
    const [strong, words, end] = all;
    if (strong?.type !== "strong_open" || end?.type !== "strong_close" || !words) return "";
    if (!NUMBERED.test(words.content) || !this.numbers.has(words.content)) return "";
    const after = first === strong ? [close, ...rest] : rest;
    inline.children = [this.html(this.own(words.content)), ...after.filter((one) => one !== undefined)];
    return words.content;
  }

  private inline(inline: Token, cards: string): Token[] {
    const out: Token[] = [];
    const children = inline.children ?? [];
    /** Inside a link, and right after one to another document, nothing cites this book. */
    let link = 0;
    let elsewhere = false;
    for (const [k, child] of children.entries()) {
      const href = String(child.attrGet("href") ?? "");
      const bold = children[k - 1]?.type === "strong_open" && children[k + 1]?.type === "strong_close";
      if (child.type === "link_open") {
        link++;
        elsewhere = !/^https?:/.test(href);
        // Our other documents are no pages of the site.
        if (!elsewhere)
          out.push(this.html(`<a href="${this.md.utils.escapeHtml(href)}" target="_blank" rel="noreferrer">`));
      } else if (child.type === "link_close") {
        link--;
        if (!elsewhere) out.push(this.html("</a>"));
      } else if (child.type !== "text") out.push(child);
      else if (bold && RULINGS[child.content]) {
        const meaning = this.md.utils.escapeHtml(this.words(RULINGS[child.content] ?? ""));
        out.push(this.html(`<span class="ruling" title="${meaning}">${child.content.slice(1, -1)}</span>`));
      } else if (bold && this.numbers.has(child.content.slice(1, -1)) && child.content.startsWith("[")) {
        const number = child.content.slice(1, -1);
        out.push(this.html(`<a class="ruling" href="#${anchorOf(number)}">${number}</a>`));
      } else if (link > 0 || elsewhere) {
        out.push(this.text(child.content));
        elsewhere = link > 0 && elsewhere;
      } else if (cards)
        out.push(
          ...this.cited(child.content.replace(/\b[0-9a-z_]+\b/g, "card $&"), cards).map((one) => this.uncarded(one)),
        );
      else if (children[k - 1]?.type === "em_open" && this.byTitle.has(child.content))
        out.push(this.link(this.byTitle.get(child.content) ?? "", child.content));
      else out.push(...this.cited(child.content));
    }
    return out;
  }

  /** In a column of cards each word is a card: the word itself was put there to be found. */
  private uncarded(token: Token): Token {
    token.content = token.content.replace(/(^|>|[ –])card (?=[0-9a-z_]+)/g, "$1");
    return token;
  }

  /** A text with its links: a card is called by its name where its number is a word for programs, unless the row has it beside. */
  private cited(text: string, row = ""): Token[] {
    return stretchesOf(text, this.numbers).flatMap(({ text: words, number }, k, all) => {
      const title = this.titles.get(number ?? "") ?? "";
      if (number === undefined) {
        const next = all[k + 1];
        const name = next?.text === next?.number?.slice(5) ? this.titles.get(next?.number ?? "") : undefined;
        if (!next?.number || !name || !words.endsWith(` ${name} (`)) return [this.text(words)];
        const before = words.slice(0, -name.length - 2);
        return [this.text(before), this.link(next.number, name), this.text(" (")];
      }
      if (title === "" || /^card \d/.test(number) || row.includes(`| ${title} |`)) return [this.link(number, words)];
      return [this.link(number, words.replace(number.slice(5), title))];
    });
  }

  private link(number: string, words: string): Token {
    return this.html(`<a href="#${anchorOf(number)}">${this.md.utils.escapeHtml(this.words(words))}</a>`);
  }

  /** The row of a cell that stands in a column of cards; empty for any other text. */
  private column(at: number): string {
    if (this.tokens[at - 1]?.type !== "td_open") return "";
    let table = at;
    let row = at;
    while (this.tokens[row]?.type !== "tr_open") row--;
    while (this.tokens[table]?.type !== "table_open") table--;
    const column = this.tokens.slice(row, at).filter((one) => one.type === "td_open").length;
    const heads = this.tokens.slice(table, row).flatMap((one, k, all) => (all[k - 1]?.type === "th_open" ? [one] : []));
    if (!CARDS.test(heads[column - 1]?.content ?? "")) return "";
    const end = this.tokens.findIndex((one, k) => k > at && one.type === "tr_close");
    const cells = this.tokens.slice(row, end).filter((one) => one.type === "inline");
    return `| ${cells.map((one) => one.content).join(" | ")} |`;
  }

  private own(number: string): string {
    if (!number) return "";
    // The name of a card follows; a word for programs says nothing beside it.
    const escaped = this.md.utils.escapeHtml(number.replace(/^(card|carte) [a-z_]+$/, "$1"));
    return `<a class="no" href="#${this.md.utils.escapeHtml(anchorOf(number))}">${escaped}</a>`;
  }

  private words(text: string): string {
    return this.lang === "fr" ? french(text) : text;
  }

  private text(content: string): Token {
    return this.token("text", this.words(content));
  }

  private html(content: string): Token {
    return this.token("html_inline", content);
  }

  private raw(content: string): void {
    this.pending.push(this.token("html_block", content));
  }

  private token(type: string, content: string): Token {
    const like = this.tokens[0] as Token;
    const token = new (like.constructor as new (type: string, tag: string, nesting: 0) => Token)(type, "", 0);
    token.content = content;
    return token;
  }

  private endCard(): void {
    if (this.inCard) this.raw("</section>");
    this.inCard = false;
  }

  /** What was read since the last chapter began belongs to it. */
  private flush(): void {
    this.endCard();
    const html = this.md.renderer.render(this.pending, this.md.options, {});
    this.pending = [];
    const chapter = this.chapters.at(-1);
    if (chapter) chapter.html = html;
    else this.lead = html;
  }
}
