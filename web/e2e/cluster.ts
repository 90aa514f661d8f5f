import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "./eventually";
import { free } from "./port";
import { Server } from "./server";

const SHIPPED = "../deploy/nginx.conf";
const NGINX = "/usr/sbin/nginx";
const POSTGRES = "/usr/lib/postgresql";
/** Debian's user that owns nothing. */
const NOBODY = 65_534;
const SERVERS = 3;

const root = process.getuid?.() === 0;

/** Where PostgreSQL's programs are; undefined where they aren't installed. */
function programs(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort() : [];
  return versions.map((version) => join(POSTGRES, version, "bin")).findLast((bin) => existsSync(join(bin, "initdb")));
}

/** What is missing for a cluster on this machine, as a Debian package. */
export function missing(): string | undefined {
  if (!existsSync(NGINX)) return "nginx";
  return programs() === undefined ? "postgresql" : undefined;
}

function listens(port: number, of: ChildProcess): Promise<boolean> {
  return eventually(`${of.spawnfile} at ${port}`, () => {
    if (of.exitCode !== null) throw new Error(`${of.spawnfile} ended with ${of.exitCode}`);
    return new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
      socket.on("error", () => resolve(false));
    });
  });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}

/** Three servers on one PostgreSQL, behind nginx with the file that we ship, over plain HTTP. */
export class Cluster {
  private readonly folder = mkdtempSync(join(tmpdir(), "zizanie-cluster-"));
  private readonly children: ChildProcess[] = [];
  readonly servers: Server[] = [];
  address = "";

  /** Starts everything. */
  async start(): Promise<this> {
    const url = `jdbc:postgresql://127.0.0.1:${await this.postgres()}/postgres?user=zizanie`;
    for (let k = 0; k < SERVERS; k++) {
      const server = new Server(["--database", url, "--proxies", "127.0.0.1"]);
      // All sign with one secret.
      const [first] = this.servers;
      if (first) copyFileSync(join(first.data, "secret"), join(server.data, "secret"));
      this.servers.push(await server.start());
    }
    this.address = `http://127.0.0.1:${await this.nginx()}/`;
    await this.agree();
    return this;
  }

  private async postgres(): Promise<number> {
    const bin = programs() ?? "";
    const data = join(this.folder, "data");
    const port = await free();
    mkdirSync(data);
    // PostgreSQL refuses to run as root.
    const user = root ? { uid: NOBODY, gid: NOBODY } : {};
    if (root) for (const one of [this.folder, data]) chownSync(one, NOBODY, NOBODY);
    execFileSync(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "zizanie", "-N"], { ...user, cwd: data });
    // Nobody cuts the power here.
    const given = ["-D", data, "-p", String(port), "-k", data, "-h", "127.0.0.1", "-c", "fsync=off"];
    const child = spawn(join(bin, "postgres"), given, { ...user, stdio: "ignore", cwd: data });
    this.children.push(child);
    await listens(port, child);
    return port;
  }

  private async nginx(): Promise<number> {
    const port = await free();
    const servers = this.servers.map(({ address }) => `server ${new URL(address).host} max_fails=1 fail_timeout=2s;`);
    const site = readFileSync(SHIPPED, "utf8")
      .replace(/server 127\.0\.0\.1:8080 [^;]*;/, servers.join("\n"))
      .replace(/server \{\s*listen 80;[^]*?\n\}\n/, "")
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
      .replace("/var/log/nginx", this.folder)
      .replace(/^\s*ssl_.*\n/gm, "");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${this.folder}/${name};`,
    );
    const file = join(this.folder, "nginx.conf");
    const head = `${root ? "user root;" : ""} pid ${this.folder}/nginx.pid; error_log ${this.folder}/error.log;`;
    writeFileSync(file, `${head}\nevents {}\nhttp {\naccess_log off;\n${temporary.join("\n")}\n${site}\n}\n`);
    const child = spawn(NGINX, ["-c", file, "-p", this.folder, "-g", "daemon off;"], { stdio: "ignore" });
    this.children.push(child);
    await listens(port, child);
    return port;
  }

  /** Starts again what a test has killed; it is as late everywhere. */
  async revive(): Promise<void> {
    for (const server of this.servers) if (!server.runs) await server.start();
    await this.agree();
  }

  /** How late it is at each server, in milliseconds since 1970. */
  times(): Promise<number[]> {
    return Promise.all(this.servers.map(({ doors }) => doors.time()));
  }

  /** From now on it is as late at every server as at the latest: without tests they all go by the time of their database. */
  private async agree(): Promise<void> {
    const times = await this.times();
    const latest = Math.max(...times);
    for (const [k, time] of times.entries()) await this.servers[k]?.doors.pass(latest - time);
  }

  /** Lets so many milliseconds pass at every server. */
  async pass(millis: number): Promise<void> {
    for (const { doors } of this.servers) await doors.pass(millis);
  }

  /** Ends everything and removes its data. */
  async clear(): Promise<void> {
    for (const server of this.servers) await server.clear();
    for (const child of this.children.reverse()) await ended(child, "SIGQUIT");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
