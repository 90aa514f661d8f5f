/** What the server and the page say to each other. The page knows no rules: it shows what a sheet offers. */
export type * from "./board";
export type * from "./cards";
export type * from "./catalogue";
export type * from "./goban";
export type * from "./kept";
export type * from "./matches";
export type * from "./sheet";
export type * from "./socket";
