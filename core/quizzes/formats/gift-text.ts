/** Signs that can follow a backslash in GIFT. `\n` is a line break. */
const escapable = new Set('\\~=#{}:n');

/** A part of a block. Its escapes are not resolved. */
export interface Piece {
  readonly text: string;
  /** Position of the part in the block, in characters from 0. */
  readonly at: number;
}

/** Positions of the unescaped signs in a text. `signs`: one or more single characters. */
export function placesOf(text: string, signs: string): number[] {
  const positions: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && escapable.has(text.charAt(at + 1))) at += 1;
    else if (signs.includes(sign)) positions.push(at);
  }
  return positions;
}

/** Cuts a piece at the positions. The first part is the text before the first position. */
export function cutAt({ text, at }: Piece, positions: readonly number[]): Piece[] {
  return [0, ...positions].map((from, index) => ({
    text: text.slice(from, positions[index]),
    at: at + from,
  }));
}

export function unescapeGift(text: string): string {
  return text.replaceAll(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

export function escapeGift(text: string): string {
  return text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Writes `*` as `\*`, since Moodle treats `*` in short answers as a wildcard. */
export function escapeWildcards(text: string): string {
  return text.replaceAll('*', String.raw`\*`);
}

export function unescapeWildcards(text: string): string {
  return text.replaceAll(String.raw`\*`, '*');
}

/** The text without the wildcards at its beginning and end. */
export function withoutWildcards(text: string): string {
  return text.replace(/^\*+/, '').replace(/(?<![\\*])\*+$/, '');
}

export function hasWildcard(text: string): boolean {
  return /(?<!\\)\*/.test(text);
}
