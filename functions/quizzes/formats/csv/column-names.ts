import { questionLimits } from '../../../../core/quizzes/question-rules.ts';

/** Columns with a number after their name, from 1, in an exported table. */
export const countedColumns = [
  'answer',
  'answerExplanation',
  'number',
  'tolerance',
  'left',
  'right',
] as const;
export type CountedColumn = (typeof countedColumns)[number];

/** Columns with a number or a letter after their name in an imported table. A column without one has the number 1. */
export const readCountedColumns = [...countedColumns, 'correctAnswer', 'wrongAnswer'] as const;
export type ReadCountedColumn = (typeof readCountedColumns)[number];

/**
 * Names of columns in tables of people and of other systems (Moodle, Kahoot, Quizizz, Blooket, Gimkit), in lower case
 * and without separators.
 */
const singleNames = {
  type: ['type', 'questiontype'],
  textFormat: ['textformat'],
  question: ['question', 'questions', 'questiontext', 'questionstem', 'stem', 'prompt', 'q'],
  explanation: [
    'explanation',
    'feedback',
    'generalfeedback',
    'rationale',
    'answerexplanation',
    'answerfeedback',
  ],
  concepts: ['concepts', 'concept', 'topics', 'topic', 'tags', 'tag'],
  difficulty: ['difficulty', 'difficultylevel'],
  points: ['points', 'point', 'marks', 'mark', 'defaultmark', 'score'],
  name: ['name', 'questionname', 'title', 'questiontitle'],
  category: ['category', 'categories', 'questioncategory'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Columns that occur once in an imported table. */
export type ReadSingleColumn = keyof typeof singleNames;
/** Columns that occur once in an exported table. */
export type SingleColumn = ReadSingleColumn | 'correctAnswer';

const optionNames = [
  'option',
  'opt',
  'choice',
  'alternative',
  'answeroption',
  'answerchoice',
  'possibleanswer',
];
const answerNames = ['answer', 'ans', 'response'];
const countedNames: Readonly<Record<ReadCountedColumn, readonly string[]>> = {
  answer: [...optionNames, ...answerNames],
  answerExplanation: ['answerexplanation', 'answerfeedback', 'explanation', 'feedback', 'rationale'],
  number: ['number', 'value'],
  tolerance: ['tolerance'],
  left: ['left'],
  right: ['right'],
  correctAnswer: [
    'correctanswer',
    'correctanswers',
    'correct',
    'correctoption',
    'correctoptions',
    'correctchoice',
    'correctresponse',
    'rightanswer',
    'rightanswers',
    'rightoption',
    'answerkey',
    'key',
  ],
  wrongAnswer: [
    'wronganswer',
    'wrongoption',
    'wrong',
    'incorrectanswer',
    'incorrectoption',
    'incorrect',
    'distractor',
  ],
};

function byName<Column extends string>(
  names: Readonly<Record<Column, readonly string[]>>,
): Map<string, Column> {
  const entries = Object.entries(names) as [Column, readonly string[]][];
  return new Map(entries.flatMap(([column, all]) => all.map((name) => [name, column] as const)));
}

const singleByName = byName(singleNames);
const countedByName = byName(countedNames);
const wordsForKey: ReadonlySet<string> = new Set(answerNames);

/** A known column that a heading names. */
export interface ColumnName {
  readonly column: ReadSingleColumn | ReadCountedColumn;
  /** Number of the column, from 1. Null for columns that occur once. */
  readonly count: number | null;
  /** Whether the heading has the number or the letter. */
  readonly isCounted: boolean;
  /** The word for an option: 'answer' can also mean the correct answer. '' is a letter or number alone. */
  readonly word: string;
}

/** Longer headings are texts, not names. */
const maxHeading = 200;

function normalizedName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_\-–().:[\]*?]/g, '');
}

/** 'Answer 3 (optional)' and 'Answer 3 - max 75 characters' without what follows the name. */
function withoutNote(head: string): string {
  const dash = head.search(/\s[-–]\s/);
  return (dash > 0 ? head.slice(0, dash) : head).replaceAll(/\([^()]*\)/g, '');
}

/** Letters end before 's', because 'Answers' is not the answer S. */
const counter = /^(.*?)(?:(\d{1,3})|([a-r]))$/;
const columnsWithLetters: ReadonlySet<ReadCountedColumn> = new Set([
  'answer',
  'answerExplanation',
  'wrongAnswer',
]);

/** The number of a letter: 1 for A. */
export function numberOfLetter(letter: string): number {
  return letter.toLowerCase().charCodeAt(0) - 96;
}

function countedName(name: string): ColumnName | null {
  const bare = countedByName.get(name);
  if (bare) return { column: bare, count: 1, isCounted: false, word: name };
  const [, word = '', digits, letter] = counter.exec(name) ?? [];
  if (digits === undefined && letter === undefined) return null;
  const column = word === '' ? 'answer' : countedByName.get(word);
  if (!column || (letter !== undefined && !columnsWithLetters.has(column))) return null;
  const count = letter === undefined ? Number(digits) : numberOfLetter(letter);
  return count >= 1 && count <= questionLimits.answers ? { column, count, isCounted: true, word } : null;
}

/**
 * The column that a heading names: 'Correct Answer' is `correctAnswer`, 'Option 2', 'Choice B' and 'B' are `answer` 2.
 * Null for unknown headings.
 */
export function columnNameOf(head: string): ColumnName | null {
  if (head.length > maxHeading) return null;
  for (const written of [head, withoutNote(head)]) {
    const name = normalizedName(written);
    const column = singleByName.get(name);
    if (column) return { column, count: null, isCounted: false, word: name };
    const counted = countedName(name);
    if (counted) return counted;
  }
  return null;
}

/** Whether the word is one for options that can also mean the correct answer. */
export function canMeanKey({ column, word }: ColumnName): boolean {
  return column === 'answer' && wordsForKey.has(word);
}
