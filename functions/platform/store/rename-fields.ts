import type { AnyDocument } from './migrate.ts';

type Names = Readonly<Record<string, string>>;

/** The value with renamed fields at every level. The same object if it has none of the old names. */
function renamed(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item: unknown) => renamed(item, names));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([name, part]) => [names[name] ?? name, renamed(part, names)] as const);
  const isSame = after.every(([name, part], at) => name === before[at]?.[0] && part === before[at]?.[1]);
  return isSame ? value : Object.fromEntries(after);
}

/** The document with renamed fields at every level. `names`: new names by old name. */
export function renameFields(document: AnyDocument, names: Names): AnyDocument {
  return renamed(document, names) as AnyDocument;
}
