/** What the path of every address of the site begins with. Scripts know it by where they lie themselves, in a folder of it. */
export const base = import.meta.env.PROD && !import.meta.env.SSR ? new URL("../", import.meta.url).pathname : "/";
