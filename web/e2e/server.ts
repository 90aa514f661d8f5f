import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How to start the server; the options for port and data follow. */
const SERVE = (process.env["ZIZANIE_SERVE"] ?? "../zizanie serve").split(" ");

/** How long the server may take to be ready; the first time it may have to be built. */
export const READY = 240_000;

/** A real server on its own data, that can be killed and started again in the same place. */
export class Server {
  readonly data = mkdtempSync(join(tmpdir(), "zizanie-e2e-"));
  address = "";
  private port = "0";
  private child: ChildProcess | undefined;

  /** `more` are options beside port and data. */
  constructor(private readonly more: readonly string[] = []) {}

  /** Starts it and waits until it says that it is ready. */
  async start(): Promise<this> {
    const [command = "", ...given] = SERVE;
    const child = spawn(command, [...given, "--port", this.port, "--data", this.data, ...this.more], {
      stdio: ["ignore", "pipe", "pipe"],
      // It lives for minutes: making it fast would cost more than it brings, and orders over days don't wait for real ones.
      env: {
        ...process.env,
        JDK_JAVA_OPTIONS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dzizanie.orders.minute=200",
      },
    });
    this.child = child;
    this.address = await new Promise<string>((resolve, reject) => {
      let said = "";
      const late = setTimeout(() => reject(new Error(`the server is not ready:\n${said}`)), READY);
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const ready = /Zizanie is ready at (http:\/\/\S+)/.exec(said)?.[1];
        if (!ready) return;
        clearTimeout(late);
        resolve(ready);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("error", reject);
      child.on("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
    });
    this.port = new URL(this.address).port;
    return this;
  }

  /** Kills it without a word, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  /** Kills it and removes its data. */
  async clear(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
