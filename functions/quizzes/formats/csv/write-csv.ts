import Papa from 'papaparse';
import { asTextCell } from '../../../../core/grading/course-rows.ts';
import type { ExportedQuestion, ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { writeConcepts } from './concepts-cell.ts';
import type { CountedColumn, SingleColumn } from './column-names.ts';

type Cells = Readonly<Record<SingleColumn, string> & Record<CountedColumn, readonly string[]>>;

/** Cells of a question. A spreadsheet cannot run any of its texts as a formula. */
function cellsOf(question: ExportedQuestion): Cells {
  const { type, textFormat, correctAnswer, numericAnswers, pairs } = question;
  return {
    type,
    textFormat: textFormat === 'PLAIN' ? '' : textFormat.toLowerCase(),
    question: asTextCell(question.question),
    answer: question.answers.map(asTextCell),
    correctAnswer: type === 'SHORT_ANSWER' ? '' : correctAnswer.join(', '),
    answerExplanation: question.answerExplanations.map(asTextCell),
    number: numericAnswers.map(({ value }) => String(value)),
    tolerance: numericAnswers.map(({ tolerance }) => String(tolerance)),
    left: pairs.map(({ left }) => asTextCell(left)),
    right: pairs.map(({ right }) => asTextCell(right)),
    explanation: asTextCell(question.explanation),
    concepts: asTextCell(writeConcepts(question.concepts)),
    difficulty: question.difficulty ?? '',
    points: String(question.points),
    name: asTextCell(question.name ?? ''),
    category: asTextCell(question.category ?? ''),
  };
}

/** Columns in order, with related ones next to each other. */
const groups: readonly (SingleColumn | readonly CountedColumn[])[] = [
  'type',
  'textFormat',
  'question',
  ['answer'],
  'correctAnswer',
  ['answerExplanation'],
  ['number', 'tolerance'],
  ['left', 'right'],
  'explanation',
  'concepts',
  'difficulty',
  'points',
  'name',
  'category',
];

interface Column {
  readonly head: string;
  readonly cell: (cells: Cells) => string;
}

/**
 * The columns, with as many numbered ones as the question with the most values needs. Without a column for the format
 * if all questions are plain.
 */
function columnsFor(rows: readonly Cells[]): Column[] {
  const isPlain = rows.every(({ textFormat }) => textFormat === '');
  return groups.flatMap((group): Column[] => {
    if (group === 'textFormat' && isPlain) return [];
    if (typeof group === 'string') return [{ head: group, cell: (cells) => cells[group] }];
    const count = rows.reduce((max, cells) => Math.max(max, ...group.map((name) => cells[name].length)), 0);
    return Array.from({ length: count }, (_, at) =>
      group.map((name): Column => ({ head: `${name}${at + 1}`, cell: (cells) => cells[name][at] ?? '' })),
    ).flat();
  });
}

export interface WrittenCsv {
  readonly text: string;
  readonly report: readonly ReportLine[];
}

/** Writes RFC 4180: commas, CR LF, quotes if needed. */
export function writeCsv(questions: readonly ExportedQuestion[]): WrittenCsv {
  const rows = questions.map(cellsOf);
  const columns = columnsFor(rows);
  const table = [
    columns.map(({ head }) => head),
    ...rows.map((cells) => columns.map(({ cell }) => cell(cells))),
  ];
  return { text: Papa.unparse(table), report: [] };
}
