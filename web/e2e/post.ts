import { createServer, type Server, type Socket } from "node:net";
import { eventually } from "./eventually";

/** A letter as it came. */
export interface Letter {
  to: string;
  /** Header by lower-case name, unfolded. */
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
}

/** What stands behind an equals sign, over broken lines too (RFC 2045, 6.7). */
function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.replace(/^[^:]*: */, "")]));
}

function letterOf(to: string, raw: string): Letter {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  const parts = rest.join("\r\n\r\n").split(`--${boundary}`);
  const body = (type: string): string => {
    const part = parts.find((one) => one.toLowerCase().includes(`content-type: text/${type}`)) ?? "";
    return unquoted(part.slice(part.indexOf("\r\n\r\n") + 4));
  };
  return { to, headers, text: body("plain"), html: body("html") };
}

/** A mail server on this machine that takes whatever comes, and shows it. */
export class Post {
  readonly letters: Letter[] = [];
  port = 0;
  private readonly server: Server = createServer((line) => this.hear(line));

  /** Opens it. */
  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    const at = this.server.address();
    this.port = typeof at === "object" && at ? at.port : 0;
    return this;
  }

  close(): void {
    this.server.close();
  }

  /** The letter of this number to an address, once it is there. */
  letter(to: string, number = 1): Promise<Letter> {
    return eventually(
      () => `letter ${number} to ${to}`,
      () => this.letters.filter((letter) => letter.to === to)[number - 1],
    );
  }

  private hear(line: Socket): void {
    let heard = "";
    let to = "";
    let data = false;
    line.setEncoding("latin1");
    line.on("error", () => line.destroy());
    line.write("220 here\r\n");
    line.on("data", (chunk: string) => {
      heard += chunk;
      for (;;) {
        const end = heard.indexOf(data ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (data ? 5 : 2));
        if (data) this.letters.push(letterOf(to, said.replace(/\r\n\.\./g, "\r\n.")));
        to = /^RCPT TO:<(.*)>/i.exec(said)?.[1] ?? to;
        data = !data && said.toUpperCase() === "DATA";
        line.write(data ? "354 go on\r\n" : said === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
        if (said === "QUIT") line.end();
      }
    });
  }
}
