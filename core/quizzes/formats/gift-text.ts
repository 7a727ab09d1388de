/** The syntax of GIFT: control signs, their escapes, and separators of a block. */

const escapable = new Set('\\~=#{}:n');

/** A part of a block. Its escapes are not resolved. */
export interface Piece {
  readonly text: string;
  /** Its offset in the block. */
  readonly at: number;
}

/** Positions of unescaped control signs. */
export function placesOf(text: string, signs: string): number[] {
  const positions: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && escapable.has(text.charAt(at + 1))) at += 1;
    else if (signs.includes(sign)) positions.push(at);
  }
  return positions;
}

/** The parts between the positions, starting with the part before all of them. */
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

/** Moodle treats `*` in short answers as a wildcard. `\*` is the sign itself. */
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
