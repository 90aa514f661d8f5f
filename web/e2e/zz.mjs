import { chromium } from "playwright-core";
export const B = "http://127.0.0.1:8932/";
export const launch = () => chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
export const S = "/tmp/h/cpage-run/shots/";
export async function enter(browser, more = {}) {
  const c = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...more });
  const p = await c.newPage();
  p.setDefaultTimeout(15000);
  p.on("pageerror", (e) => console.log("PAGEERROR", e.message));
  p.on("console", (m) => m.type() === "error" && console.log("CONSOLE", m.text()));
  await p.goto("http://127.0.0.1:8931/");
  return p;
}
export async function create(p, body) {
  await p.goto(B);
  const r = await p.evaluate(async (b) => (await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(b) })).json(), body);
  return r;
}
export const touch = (p, at) => p.locator(`[role=gridcell][data-at=${at}]`).click();
