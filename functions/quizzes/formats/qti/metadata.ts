import { childrenOf, childText, descendantsOf, type XmlElement } from '../archive/xml.ts';

/** Entries by label in lower case. A label can occur several times. */
export type Metadata = ReadonlyMap<string, readonly string[]>;

/** Fields of an item, an assessment or a bank itself, without the fields of its content. */
export function metadataOf(element: XmlElement): Metadata {
  const holders = ['itemmetadata', 'qtimetadata'].flatMap((name) => childrenOf(element, name));
  const found = new Map<string, string[]>();
  for (const field of holders.flatMap((holder) => descendantsOf(holder, 'qtimetadatafield'))) {
    const label = childText(field, 'fieldlabel').toLowerCase();
    const entries = found.get(label) ?? [];
    entries.push(childText(field, 'fieldentry'));
    found.set(label, entries);
  }
  return found;
}

/** The first non-empty entry under one of the labels. '' if there is none. */
export function entryOf(metadata: Metadata, ...labels: readonly string[]): string {
  const entries = labels.flatMap((label) => metadata.get(label) ?? []);
  return entries.find((entry) => entry !== '') ?? '';
}
