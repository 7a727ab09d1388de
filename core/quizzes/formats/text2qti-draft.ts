import { inSimplestFormat } from './formatted-question.ts';
import { blankQuestion, type NumericAnswer, type Question } from '../question.ts';
import { type Draft, excerpt, type ReportLevel, type ReportLine } from './exchange.ts';
import type { MarkKind } from './text2qti-lines.ts';
import { readNumericAnswer } from './text2qti-numbers.ts';

/** One or more lines of the quiz that start with a mark, for example a choice or feedback. */
export interface Chunk {
  readonly line: number;
  readonly kind: MarkKind;
  readonly isCorrect: boolean;
  readonly lines: string[];
}

/** A question in a file: its title, its points, and its texts in order. */
export interface RawQuestion {
  readonly line: number;
  readonly title: string;
  /** Null if the file has no points for it. */
  readonly points: number | null;
  /** The first chunk is the prompt. */
  readonly chunks: readonly Chunk[];
}

type AddReportLine = (level: ReportLevel, line: number, message: string) => void;

/** Kinds of chunks that are answers. They determine the type of the question. */
const answerKinds: ReadonlySet<MarkKind> = new Set([
  'choice',
  'option',
  'accepted',
  'number',
  'essay',
  'upload',
]);

export function textOf(chunk: Chunk): string {
  return chunk.lines.join('\n').trim();
}

/** The explanation of each answer: the feedback chunks after the answer. */
function explanationsOf(chunks: readonly Chunk[]): string[] {
  const texts: string[][] = [];
  for (const chunk of chunks) {
    if (answerKinds.has(chunk.kind)) texts.push([]);
    else if (chunk.kind === 'feedback') texts.at(-1)?.push(textOf(chunk));
  }
  return texts.map((parts) => parts.join('\n\n'));
}

/** Kinds of answers whose feedback is about the whole question. */
const withoutOwnFeedback: ReadonlySet<MarkKind> = new Set(['number', 'essay']);

/** The explanation of the question: its solution, and the feedback before its answers. */
function explanationOf(chunks: readonly Chunk[]): string {
  const firstAnswer = chunks.findIndex(({ kind }) => answerKinds.has(kind) && !withoutOwnFeedback.has(kind));
  return chunks
    .filter(
      ({ kind }, at) =>
        kind === 'solution' || (kind === 'feedback' && (firstAnswer === -1 || at < firstAnswer)),
    )
    .map(textOf)
    .join('\n\n');
}

/** Whether the choices are 'true' and 'false', in any order and letter case. */
export function isTruth(answers: readonly string[]): boolean {
  return (
    answers.length === 2 &&
    answers
      .map((answer) => answer.toLowerCase())
      .toSorted()
      .join() === 'false,true'
  );
}

function choiceFields(chunks: readonly Chunk[], kind: MarkKind, addLine: AddReportLine): Partial<Question> {
  const answers = chunks.map(textOf);
  const correctAnswer = chunks.flatMap(({ isCorrect }, at) => (isCorrect ? [at + 1] : []));
  if (kind === 'option') return { type: 'MULTIPLE_ANSWERS', answers, correctAnswer };
  if (correctAnswer.length > 1) {
    addLine('note', chunks[0]?.line ?? 0, 'Several answers are right. Students must choose all of them.');
    return { type: 'MULTIPLE_ANSWERS', answers, correctAnswer };
  }
  return { type: isTruth(answers) ? 'TRUE_FALSE' : 'MULTIPLE_CHOICE', answers, correctAnswer };
}

function numericFields(chunks: readonly Chunk[], addLine: AddReportLine): Partial<Question> {
  const numericAnswers = chunks.flatMap((chunk): NumericAnswer[] => {
    const answer = readNumericAnswer(textOf(chunk));
    if (answer !== null) return [answer];
    addLine(
      'error',
      chunk.line,
      `${excerpt(textOf(chunk))} is not a number, a number +- margin or a [min, max].`,
    );
    return [];
  });
  return { type: 'NUMERIC', numericAnswers };
}

function answerFields(chunks: readonly Chunk[], addLine: AddReportLine): Partial<Question> | null {
  const [first] = chunks;
  const other = chunks.find(({ kind }) => kind !== first?.kind);
  if (first === undefined) addLine('error', 0, 'The question has no answers.');
  else if (other !== undefined) addLine('error', other.line, 'A question cannot mix kinds of answers.');
  else if (first.kind === 'upload')
    addLine('error', first.line, 'A question that asks for a file is skipped.');
  if (first === undefined || other !== undefined || first.kind === 'upload') return null;
  if (first.kind === 'essay') return { type: 'ESSAY' };
  if (first.kind === 'number') return numericFields(chunks, addLine);
  if (first.kind === 'accepted') return { type: 'SHORT_ANSWER', answers: chunks.map(textOf) };
  return choiceFields(chunks, first.kind, addLine);
}

/** Converts a question of a file to a draft. */
export function draftOf({ line, title, points, chunks }: RawQuestion): Draft {
  const report: ReportLine[] = [];
  const addLine: AddReportLine = (level, at, message) => report.push({ line: at || line, level, message });
  const answers = chunks.filter(({ kind }) => answerKinds.has(kind));
  const fields = answerFields(answers, addLine);
  const verdict = chunks.find(({ kind }) => kind === 'verdict');
  if (verdict !== undefined) addLine('loss', verdict.line, 'Feedback to right and wrong answers is skipped.');
  const [prompt] = chunks;
  return {
    line,
    name: title,
    report,
    fields:
      fields &&
      // The texts of text2qti are Markdown.
      inSimplestFormat({
        ...blankQuestion,
        textFormat: 'MARKDOWN',
        ...fields,
        question: prompt === undefined ? '' : textOf(prompt),
        answerExplanations: explanationsOf(chunks),
        explanation: explanationOf(chunks),
        ...(points === null ? {} : { points }),
      }),
  };
}
