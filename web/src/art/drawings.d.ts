/** The drawings of a folder by name, fetched when called (drawings/plugin.ts). */
declare module "drawings:*" {
  const fetched: () => Promise<Record<string, string>>;
  export default fetched;
}
