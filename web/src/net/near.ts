/** What is known from the document on: `alone`, that there is no server behind this copy; `home`, where one is. */
export const here = { alone: false, home: "" };
