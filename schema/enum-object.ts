/** The object for a GraphQL enum: each name is its own value. */
export function enumObject<Name extends string>(names: readonly Name[]): { [N in Name]: N } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N };
}
