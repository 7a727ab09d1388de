/** The kinds of unindented lines in a text2qti quiz. The mark at the beginning of a line determines its kind. */
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

/** An unindented line with its mark. */
export interface Mark {
  readonly kind: MarkKind;
  /** Whether a choice or an option is marked as correct. False for other kinds. */
  readonly isCorrect: boolean;
  /** The text after the mark. */
  readonly text: string;
  /** The column at which the text begins. Further lines of the text are indented to this column. */
  readonly column: number;
}

// Expressions for the mark at the beginning of a line, in the order in which they are tried. Their group captures the
// `*` of a correct choice.
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

const tabWidth = 4;

/** Width in columns, with tab stops every four columns. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign === '\t' ? tabWidth - (width % tabWidth) : 1;
  return width;
}

/** Reads the mark of an unindented line. Null if the line has no mark. */
export function readMark(line: string): Mark | null {
  for (const [kind, pattern] of marks) {
    pattern.lastIndex = 0;
    const [mark, star] = pattern.exec(line) ?? [];
    if (mark === undefined) continue;
    return { kind, isCorrect: star === '*', text: line.slice(mark.length), column: widthOf(mark) };
  }
  return null;
}

/** The line without its indent. Removes at most `column` columns. */
export function withoutIndent(line: string, column: number): string {
  let [at, width] = [0, 0];
  while (width < column && (line[at] === ' ' || line[at] === '\t')) {
    width += line[at] === '\t' ? tabWidth - (width % tabWidth) : 1;
    at += 1;
  }
  return line.slice(at);
}
