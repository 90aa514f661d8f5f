/** What the worker keeps of the built page (app/plugin.ts). */
declare module "app:files" {
  interface KeptFile {
    url: string;
    revision: string | null;
  }
  /** What it takes to come up without a network, and all the rest. */
  const files: { readonly first: KeptFile[]; readonly rest: KeptFile[] };
  export default files;
}
