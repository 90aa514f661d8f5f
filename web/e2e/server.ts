import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Doors } from "./doors.ts";
import { BOUND, eventually } from "./eventually.ts";
import { free } from "./port.ts";

/** How to start the server under test; the options for port and data follow. */
export const SERVE = (): string[] => (process.env["ZIZANIE_SERVE"] ?? readFileSync(COMMAND, "utf8")).trim().split(" ");
const COMMAND = "../testbed/target/command";

/** How long the fixture of a server may take. */
export const READY = 2 * BOUND;

/** A server under test on its own data, that can be killed and started again in the same place. */
export class Server {
  readonly data = mkdtempSync(join(tmpdir(), "zizanie-e2e-"));
  address = "";
  readonly doors = new Doors();
  private port = 0;
  private child: ChildProcess | undefined;

  /** `more` are options beside port and data. */
  constructor(private readonly more: readonly string[] = []) {}

  /** Starts it and waits until it says that it is ready; its time goes on from where it stood. */
  async start(): Promise<this> {
    const [command = "", ...given] = SERVE();
    // It must be free once more when this is started again.
    this.port ||= await free();
    const child = spawn(command, [...given, "--port", String(this.port), "--data", this.data, ...this.more], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let said = "";
    const hear = (chunk: Buffer): void => void (said += chunk.toString());
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", ({ message }) => (said += message));
    const told = (what: RegExp): Promise<string> =>
      eventually(
        () => `a server that says ${what.source}, not\n${said}`,
        () => {
          if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${said}`);
          return what.exec(said)?.[1];
        },
      );
    const doors = await told(/doors at (http:\/\/\S+)/);
    this.address = await told(/Zizanie is ready at (http:\/\/\S+)/);
    await this.doors.at(doors);
    return this;
  }

  get runs(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Kills it without a word, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await this.doors.leave();
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
