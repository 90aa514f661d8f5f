/** The page's types, as TypeScript, made from a JSON schema. */
export function typesOf(schema: string): Promise<string>;
