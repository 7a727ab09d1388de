import { hasWords, searchedWords } from '../../../../core/search/words.ts';

/** Something that the palette opens or does. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** Empty for none. */
  readonly description: string;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

/**
 * The items whose labels contain the typed words. If there are none, the items whose labels and descriptions together
 * contain them. All items if no word is typed.
 */
export function filtered(groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] {
  const words = searchedWords(text);
  const withItems = (matches: (item: PaletteItem) => boolean) =>
    groups
      .map(({ label, items }) => ({ label, items: items.filter(matches) }))
      .filter(({ items }) => items.length > 0);
  const byLabel = withItems(({ label }) => hasWords(words, label));
  return byLabel.length > 0
    ? byLabel
    : withItems(({ label, description }) => hasWords(words, label, description));
}
