import { afterAll, vi } from "vitest";

// Test files share a window (`isolate`), but no state: neither of our modules, nor of what a file left in the window.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof window === "undefined") return;
  window.localStorage.clear();
  window.document.body.replaceChildren();
});
