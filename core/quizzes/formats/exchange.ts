import { checkQuestion, normalizeQuestion, questionLimits } from '../question-rules.ts';
import { blankQuestion, type Question } from '../question.ts';
import { withMarkup, type ReadMarkup } from './formatted-question.ts';

/** `error`: the question is skipped. `loss`: the question is changed or loses a part. `note`: nothing is lost. */
export type ReportLevel = 'error' | 'loss' | 'note';

export interface ReportLine {
  /** Line of the text, from 1. Null if there is none. */
  readonly line: number | null;
  readonly level: ReportLevel;
  readonly message: string;
}

/** The name of a question in a file, and its category and random pool. */
export interface Filing {
  readonly name?: string;
  /** Quiz category. Levels are separated by `/`. */
  readonly category?: string;
  /** Name of the question's random pool in the quiz. Undefined if it is in no pool. */
  readonly pool?: string;
}

/** The filing of a question in an imported file. */
export interface ReadFiling extends Filing {
  /** The line that sets the category. Undefined if the question itself sets it. */
  readonly categoryLine?: number;
  /** Index of the question's quiz among the quizzes of the file. Undefined if it is in no quiz. */
  readonly quizIndex?: number;
}

/** A valid question in the normal form. */
export interface ImportedQuestion extends Question, ReadFiling {
  /** First line of the question, from 1. */
  readonly line: number;
}

export interface Imported {
  readonly questions: readonly ImportedQuestion[];
  /** Sorted by line. */
  readonly report: readonly ReportLine[];
}

/** A valid question in the normal form, with its filing. */
export type ExportedQuestion = Question & Filing;

export interface Exported {
  readonly text: string;
  /** The questions and parts that the text does not contain. */
  readonly report: readonly ReportLine[];
}

/** A parsed question before validation. */
export interface Draft extends ReadFiling, Partial<ReadMarkup> {
  readonly line: number;
  /** Null if it is invalid: the report explains why. */
  readonly fields: Partial<Question> | null;
  readonly report: readonly ReportLine[];
}

const fieldLabels: Readonly<Record<string, string>> = {
  answers: 'Answer',
  answerExplanations: 'Answer',
  numericAnswers: 'Number',
  pairs: 'Pair',
  concepts: 'Concept',
};

/** The beginning of an error about a part of a question: 'Answer 2: ' for `answers.1`. */
function partLabel(path: string): string {
  const [field = '', at] = path.split('.');
  const label = fieldLabels[field];
  return label === undefined || at === undefined ? '' : `${label} ${Number(at) + 1}: `;
}

/** The report of one question with its errors in one line, because each line with an error counts as a skipped question. */
export function joinErrors(report: readonly ReportLine[]): readonly ReportLine[] {
  const [first, ...others] = report.filter(({ level }) => level === 'error');
  if (!first || others.length === 0) return report;
  const message = [first, ...others].map((error) => error.message).join(' ');
  return report.flatMap((line) =>
    line === first ? { ...line, message } : line.level === 'error' ? [] : line,
  );
}

/** The errors of a question as a report line. Empty if there are none. */
export function mistakesOf(question: Question, line: number): readonly ReportLine[] {
  return joinErrors(
    Object.entries(checkQuestion(question)).map(([path, problem]) => ({
      line,
      level: 'error',
      message: `${partLabel(path)}${problem}`,
    })),
  );
}

/** Removes accepted answers that only repeat an earlier one. Letter case is ignored, as when responses are scored. */
function withoutDuplicates(question: Question): Question {
  const { type, answers, answerExplanations } = question;
  if (type !== 'SHORT_ANSWER') return question;
  const normalized = answers.map((answer) => answer.trim().toLowerCase());
  const firsts = new Map([...normalized.entries()].toReversed().map(([at, text]) => [text, at]));
  const isFirst = (_: string, at: number) => firsts.get(normalized[at] ?? '') === at;
  return {
    ...question,
    answers: answers.filter(isFirst),
    answerExplanations: answerExplanations.filter(isFirst),
  };
}

/**
 * Shortens lists to one entry more than the maximum. Then the question is refused with one error, not with hundreds.
 */
function withoutSurplus(question: Question): Question {
  const max = questionLimits.answers + 1;
  const { answers, correctAnswer, answerExplanations, numericAnswers, pairs } = question;
  return {
    ...question,
    answers: answers.slice(0, max),
    // Positions of removed answers would be reported as another error.
    correctAnswer: answers.length > max ? [1] : correctAnswer,
    answerExplanations: answerExplanations.slice(0, max),
    numericAnswers: numericAnswers.slice(0, max),
    pairs: pairs.slice(0, questionLimits.pairs + 1),
  };
}

const noImages: ReadonlySet<string> = new Set();

function readDraft({
  line,
  fields,
  report,
  name,
  category,
  categoryLine,
  quizIndex,
  pool,
  hasFormulas = false,
  imageIds = noImages,
}: Draft): Imported {
  const isBroken = report.some(({ level }) => level === 'error');
  if (fields === null || isBroken) return { questions: [], report };
  const plain = { ...blankQuestion, ...fields };
  const written = withMarkup(plain, { hasFormulas, imageIds });
  const normalized = withoutDuplicates(written);
  const question = normalizeQuestion(withoutSurplus(normalized));
  const lines = [...report, ...mistakesOf(question, line)];
  if (question.type === 'SHORT_ANSWER' && normalized.answers.length < written.answers.length) {
    lines.push({ line, level: 'note', message: 'A repeated accepted answer is skipped.' });
  }
  if (lines.some(({ level }) => level === 'error')) return { questions: [], report: lines };
  const named = category ? { category, ...(categoryLine === undefined ? {} : { categoryLine }) } : {};
  const inQuiz = {
    ...(quizIndex === undefined ? {} : { quizIndex }),
    ...(pool === undefined ? {} : { pool }),
  };
  const filing = { ...(name ? { name } : {}), ...named, ...inQuiz };
  return { questions: [{ ...question, line, ...filing }], report: lines };
}

/**
 * The error of a file with too many questions. `isAll`: false if `found` does not include all questions of the file.
 */
export function reportBeyond(found: number, isAll = true): ReportLine[] {
  const max = questionLimits.imported;
  if (found <= max) return [];
  const count = `${isAll ? '' : 'At least '}${found.toLocaleString('en-US')}`;
  const message = `${count} questions were found: only the first ${max.toLocaleString('en-US')} can be imported.`;
  return [{ line: null, level: 'error', message }];
}

/** Number of questions in a file, for a caller of `readDrafts` that does not pass all of them. */
interface DraftCount {
  readonly found?: number;
  /** Whether `found` includes all drafts of the file. */
  readonly isAll?: boolean;
}

/**
 * Validates drafts. Returns the valid questions and reports the invalid ones. `others`: further lines for the report.
 */
export function readDrafts(
  drafts: readonly Draft[],
  others: readonly ReportLine[] = [],
  { found = drafts.length, isAll = true }: DraftCount = {},
): Imported {
  const read = drafts.slice(0, questionLimits.imported).map(readDraft);
  const report = [...reportBeyond(found, isAll), ...others, ...read.flatMap((one) => one.report)];
  if (drafts.length === 0) report.push({ line: null, level: 'error', message: 'No questions were found.' });
  return {
    questions: read.flatMap(({ questions }) => questions),
    report: report.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  };
}

/** Splits a text into lines at all kinds of line endings. Removes a byte order mark. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

/** The text on one line, without blank lines and spaces around lines. */
export function flatten(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** The beginning of a text in quotation marks, for a message. Maximum 60 characters. */
export function excerpt(text: string): string {
  const line = flatten(text.slice(0, 200));
  return line.length > 60 ? `“${line.slice(0, 59)}…”` : `“${line}”`;
}
