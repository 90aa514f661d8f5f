declare module "subset-font" {
  /** A font with the letters of a text only. */
  export default function subset(font: Buffer, text: string, to: { targetFormat: "woff2" | "sfnt" }): Promise<Buffer>;
}
