import { childrenOf, childText, descendantsOf, type XmlElement } from '../archive/xml.ts';

/** Entries by label in small letters; a label may stand there several times. */
export type Metadata = ReadonlyMap<string, readonly string[]>;

/** What stands in the fields of an item, an assessment or a bank itself, not of what it holds. */
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

/** The first entry that says something under one of the labels; '' where none does. */
export function entryOf(metadata: Metadata, ...labels: readonly string[]): string {
  const entries = labels.flatMap((label) => metadata.get(label) ?? []);
  return entries.find((entry) => entry !== '') ?? '';
}
