import { Server } from "./server";

/** Starts the server that all tests share; those that kill one bring their own. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await new Server().start();
  process.env["ZIZANIE_ADDRESS"] = server.address;
  return () => server.clear();
}
