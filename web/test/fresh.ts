import { vi } from "vitest";

// Test files share a window (`isolate`), but no state of our modules.
vi.resetModules();
