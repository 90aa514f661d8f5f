/** What the server calls its games, by their ids (titles/plugin.ts). */
declare module "games:titles" {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
