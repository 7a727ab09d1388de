import { readableQuestion } from '../../../core/quizzes/question-parts.ts';
import Papa from 'papaparse';
import { asTextCell } from '../../../core/grading/course-rows.ts';
import { formatCompact } from '../../../core/grading/rounding.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuizDocument } from '../authoring/quiz.store.ts';
import { resultOrder } from './result-order.ts';
import type { ReadResult } from './results-reader.ts';

export interface ResultsFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

const columns = [
  'Name',
  'Email address',
  'Attempt',
  'State',
  'Started at (UTC)',
  'Submitted at (UTC)',
  'Late',
  'Minutes',
  'Score',
  'Maximum score',
  'Percent',
  'Counts toward the score',
];

const states = { IN_PROGRESS: 'in progress', TO_GRADE: 'to grade', GRADED: 'graded' } as const;

/** Maximum characters of a question's text in a column heading. */
const maxHeadingLength = 80;

/** A question that at least one attempt contains. `versionId`: its version in the latest of these attempts. */
interface Asked {
  readonly questionId: string;
  readonly versionId: string;
}

/**
 * The questions in the quiz's order, then questions that were removed from it. `results`: latest start first.
 */
function askedIn(quiz: QuizDocument, results: readonly ReadResult[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const { earned } of results)
    for (const { questionId, versionId } of earned)
      if (!asked.has(questionId)) asked.set(questionId, { questionId, versionId });
  const current = quiz.questions.flatMap(({ questionId }) => asked.get(questionId) ?? []);
  const removed = [...asked.values()].filter((one) => !current.includes(one));
  return [...current, ...removed];
}

async function headsOf(asked: readonly Asked[], questions: QuestionStore): Promise<string[]> {
  const versions = await questions.findVersions(asked.map(({ versionId }) => versionId));
  const texts = new Map(versions.map(({ _id, prompt }) => [_id, readableQuestion(prompt)]));
  return asked.map(({ versionId }, at) => {
    const text = (texts.get(versionId) ?? '').replaceAll(/\s+/g, ' ').trim();
    const head = text.length > maxHeadingLength ? `${text.slice(0, maxHeadingLength - 1)}…` : text;
    return `Q${at + 1}: ${head}`;
  });
}

function byName(results: readonly ReadResult[]): ReadResult[] {
  const { positionOf, compare } = resultOrder('NAME', false);
  return results.toSorted((one, other) => compare(positionOf(one.row), positionOf(other.row)));
}

/** Formats numbers as on screen. */
const cell = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : formatCompact(value);

/** `YYYY-MM-DD HH:MM`, which every spreadsheet reads as a time. */
function timeCell(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

function toCells({ row, earned }: ReadResult, asked: readonly Asked[]): string[] {
  const points = new Map(earned.map((one) => [one.questionId, one.earned]));
  return [
    asTextCell(row.name),
    asTextCell(row.email),
    String(row.number),
    states[row.state],
    timeCell(row.startedAt),
    row.submittedAt === null ? '' : timeCell(row.submittedAt),
    row.isLate ? 'yes' : 'no',
    cell(row.minutes),
    cell(row.score),
    cell(row.possible),
    cell(row.percent),
    row.isOfficial ? 'yes' : 'no',
    ...asked.map(({ questionId }) => cell(points.get(questionId))),
  ];
}

/**
 * A row per attempt, by name, with the earned points of each question. RFC 4180, times in UTC, numbers with
 * at most two decimals. No cell is a formula. Empty cells: not asked, not submitted, or not graded yet.
 */
export async function resultsToCsv(
  quiz: QuizDocument,
  results: readonly ReadResult[],
  questions: QuestionStore,
): Promise<ResultsFile> {
  const asked = askedIn(quiz, results);
  const heads = [...columns, ...(await headsOf(asked, questions))];
  const rows = byName(results).map((one) => toCells(one, asked));
  // The byte order mark shows spreadsheets that the file is UTF-8.
  const table = `\uFEFF${Papa.unparse([heads, ...rows])}`;
  return {
    fileName: `${nameOf(quiz)}-results.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(table),
  };
}

/** A file name that every system accepts. */
function nameOf({ title }: QuizDocument): string {
  const plain = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'quiz' : plain.slice(0, 80);
}
