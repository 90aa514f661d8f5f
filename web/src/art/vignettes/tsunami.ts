/// <reference types="vite/client" />

/** The drawings of the Tsunami cards, by the ids of the deck. */
export default import.meta.glob<string>("./tsunami/*.svg", { query: "?raw", import: "default", eager: true });
