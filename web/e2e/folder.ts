import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server as Http } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { SERVE } from "./server.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** Where the copy lies on its host. */
const BASE = "/jeux/zizanie/";

/** A copy of the house as `./zizanie site` writes it, behind a server that knows nothing but files. */
export class Folder {
  /** What was asked for of the copy and isn't there. */
  readonly lost: string[] = [];
  private readonly root = mkdtempSync(join(tmpdir(), "zizanie-site-"));
  private readonly http: Http = createServer(({ url = "" }, answer) => {
    const { pathname } = new URL(url, "http://host");
    const file = join(this.root, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    try {
      answer.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream").end(readFileSync(file));
    } catch {
      if (pathname.startsWith(BASE)) this.lost.push(url);
      answer.writeHead(404).end();
    }
  });

  private port = 0;

  /** Where its pages begin. */
  get address(): string {
    return `http://127.0.0.1:${this.port}${BASE}`;
  }

  /** Writes it, with these options, and serves it. */
  async open(...options: string[]): Promise<this> {
    this.write(...options);
    await this.serve();
    return this;
  }

  /** Writes it, over what was written before. */
  write(...options: string[]): void {
    const [java = "", ...given] = SERVE().slice(0, -1);
    execFileSync(java, [...given, "fr.zizanie.app.Main", "site", join(this.root, BASE), ...options]);
  }

  /** Serves it, in the same place as before. */
  async serve(): Promise<void> {
    await new Promise<void>((resolve) => this.http.listen(this.port, "127.0.0.1", resolve));
    this.port = (this.http.address() as AddressInfo).port;
  }

  /** Nobody serves it any more. */
  async rest(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }

  async clear(): Promise<void> {
    await this.rest();
    rmSync(this.root, { recursive: true, force: true });
  }
}
