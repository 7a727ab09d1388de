/** The marks of a text2qti quiz: the beginning of an unindented line determines its kind. */

export type MarkKind =
  | 'question'
  | 'choice'
  | 'option'
  | 'accepted'
  | 'number'
  | 'essay'
  | 'upload'
  | 'feedback'
  | 'verdict'
  | 'solution'
  | 'title'
  | 'points'
  | 'group'
  | 'groupEnd'
  | 'pick'
  | 'groupPoints'
  | 'setting'
  | 'region';

export interface Mark {
  readonly kind: MarkKind;
  /** Whether a choice or an option is marked as correct. False for other kinds. */
  readonly isCorrect: boolean;
  readonly text: string;
  /** The column at which the text begins, and the indent of its further lines. */
  readonly column: number;
}

// Sticky expressions, tried in this order. Each matches the mark before the text. A group captures the `*` of a
// correct choice.
const marks: readonly (readonly [MarkKind, RegExp])[] = [
  ['question', /\d{1,9}\.(?:[ \t]+|$)/y],
  ['choice', /(\*?)[a-zA-Z]\)[ \t]*/y],
  ['option', /\[(\*|) ?\][ \t]*/y],
  ['accepted', /\*(?:[ \t]+|$)/y],
  ['number', /=(?:[ \t]+|$)/y],
  ['essay', /_{3,}[ \t]*$/y],
  ['upload', /\^{3,}[ \t]*$/y],
  ['feedback', /\.\.\.(?:[ \t]+|$)/y],
  ['verdict', /[+-](?:[ \t]+|$)/y],
  ['solution', /!(?:[ \t]+|$)/y],
  ['title', /title:[ \t]*/iy],
  ['points', /points:[ \t]*/iy],
  ['groupPoints', /points per question:[ \t]*/iy],
  ['pick', /(?:solutions )?pick:[ \t]*/iy],
  ['group', /GROUP[ \t]*$/y],
  ['groupEnd', /END_GROUP[ \t]*$/y],
  ['region', /text(?: title)?:[ \t]*/iy],
  [
    'setting',
    /(?:quiz title|quiz description|shuffle answers|show correct answers|one question at a time|can't go back|feedback is solution|solutions sample groups|solutions randomize groups):[ \t]*/iy,
  ],
];

const tab = 4;

/** Width in columns, with tab stops every four columns. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign === '\t' ? tab - (width % tab) : 1;
  return width;
}

/** The mark of an unindented line. Null if it has none. */
export function readMark(line: string): Mark | null {
  for (const [kind, pattern] of marks) {
    pattern.lastIndex = 0;
    const [mark, star] = pattern.exec(line) ?? [];
    if (mark === undefined) continue;
    return { kind, isCorrect: star === '*', text: line.slice(mark.length), column: widthOf(mark) };
  }
  return null;
}

/** The line without its indent, up to this many columns. */
export function withoutIndent(line: string, column: number): string {
  let [at, width] = [0, 0];
  while (width < column && (line[at] === ' ' || line[at] === '\t')) {
    width += line[at] === '\t' ? tab - (width % tab) : 1;
    at += 1;
  }
  return line.slice(at);
}
