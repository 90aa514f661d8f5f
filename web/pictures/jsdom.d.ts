declare module "jsdom" {
  /** A document, and the window that it is in. */
  export class JSDOM {
    constructor(text: string, as: { contentType: string });
    readonly window: { readonly document: Document };
  }
}
