/// <reference types="vite/client" />

/** The drawings of the Iron Pond cards: "1" to "73" and "blank". */
export default import.meta.glob<string>("./ironpond/*.svg", { query: "?raw", import: "default", eager: true });
