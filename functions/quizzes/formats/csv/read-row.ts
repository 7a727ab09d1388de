import { fromTextCell } from '../../../../core/grading/course-rows.ts';
import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import {
  type Draft,
  excerpt,
  type ReportLevel,
  type ReportLine,
} from '../../../../core/quizzes/formats/exchange.ts';
import { questionLimits } from '../../../../core/quizzes/question-rules.ts';
import {
  blankQuestion,
  choiceTypeOf,
  difficulties,
  type Question,
  type QuestionType,
  questionTypes,
} from '../../../../core/quizzes/question.ts';
import { defaultTextFormat, type TextFormat, textFormats } from '../../../../core/rich-text/text-format.ts';
import type { CountedColumn, Row } from './columns.ts';
import { readConcepts } from './concepts-cell.ts';

/** Common names of types. */
const typeAliases: Readonly<Record<string, QuestionType>> = {
  MC: 'MULTIPLE_CHOICE',
  MA: 'MULTIPLE_ANSWERS',
  MULTIPLE_ANSWER: 'MULTIPLE_ANSWERS',
  TF: 'TRUE_FALSE',
  SA: 'SHORT_ANSWER',
  FILL_IN_THE_BLANK: 'SHORT_ANSWER',
  NUMERICAL: 'NUMERIC',
};

/** Maximum positions in one cell: more than a question can have answers. */
const maxPositions = 2 * questionLimits.answers;

/** Reads one row, and collects its errors. */
class RowReader {
  readonly report: ReportLine[] = [];
  private readonly row: Row;
  private readonly line: number;

  constructor(row: Row, line: number) {
    this.row = row;
    this.line = line;
  }

  fields(): Partial<Question> {
    const { row } = this;
    const numbers = row.filled('answer');
    const correctAnswer = this.positions(numbers);
    const type = this.type(correctAnswer);
    const answers =
      type === 'TRUE_FALSE' && numbers.length === 0 ? ['True', 'False'] : this.texts('answer', numbers);
    return {
      type,
      textFormat: this.textFormat(),
      question: fromTextCell(row.cell('question')),
      answers,
      correctAnswer,
      answerExplanations: this.explanations(numbers, answers.length),
      numericAnswers: row.filled('number').map((count) => ({
        value: this.number(row.cell(`number${count}`), 'number'),
        tolerance: this.number(row.cell(`tolerance${count}`) || '0', 'number'),
      })),
      pairs: row.filled('right').map((count) => ({
        left: fromTextCell(row.cell(`left${count}`)),
        right: fromTextCell(row.cell(`right${count}`)),
      })),
      explanation: fromTextCell(row.cell('explanation')),
      concepts: readConcepts(fromTextCell(row.cell('concepts'))),
      difficulty: this.difficulty(),
      points: this.number(row.cell('points') || String(blankQuestion.points), 'number of points'),
    };
  }

  private addLine(level: ReportLevel, message: string): void {
    this.report.push({ line: this.line, level, message });
  }

  private texts(column: CountedColumn, numbers: readonly number[]): string[] {
    return numbers.map((count) => fromTextCell(this.row.cell(`${column}${count}`)));
  }

  /** The explanation of each answer. Explanations without an answer are skipped and reported. */
  private explanations(numbers: readonly number[], count: number): string[] {
    const explained = numbers.length > 0 ? numbers : Array.from({ length: count }, (_, at) => at + 1);
    const unmatched = this.row.filled('answerExplanation').filter((number) => !explained.includes(number));
    for (const number of unmatched) this.addLine('loss', `There is no answer ${number} to explain.`);
    return this.texts('answerExplanation', explained);
  }

  /** Reads '1, 3', 'A; C', 'true' or 'false' as positions among the filled answers. */
  private positions(numbers: readonly number[]): number[] {
    const cell = this.row.cell('correctAnswer');
    return cell.split(/[\s,;]+/, maxPositions).flatMap((written) => {
      if (written === '') return [];
      const count = countOf(written);
      const at = numbers.length === 0 ? (count ?? 0) : numbers.indexOf(count ?? 0) + 1;
      if (at > 0) return [at];
      this.addLine(
        'error',
        `${excerpt(written)} in the column correctAnswer is not the position of an answer.`,
      );
      return [];
    });
  }

  private type(correctAnswer: readonly number[]): QuestionType {
    const cell = this.row.cell('type');
    const written = cell.toUpperCase().replaceAll(/[\s/_-]+/g, '_');
    const named = questionTypes.find((type) => type === written) ?? typeAliases[written];
    if (named) return named;
    if (cell !== '') this.addLine('error', `${excerpt(cell)} is not a question type.`);
    if (this.row.filled('number').length > 0) return 'NUMERIC';
    if (this.row.filled('right').length > 0) return 'MATCHING';
    return choiceTypeOf(correctAnswer);
  }

  private textFormat(): TextFormat {
    const cell = this.row.cell('textFormat');
    const written = textFormats.find((format) => format === cell.toUpperCase());
    if (cell !== '' && !written)
      this.addLine('loss', `${excerpt(cell)} is not a text format: plain or markdown.`);
    return written ?? defaultTextFormat;
  }

  private difficulty(): Question['difficulty'] {
    const cell = this.row.cell('difficulty');
    const written = difficulties.find((difficulty) => difficulty === cell.toUpperCase());
    if (cell !== '' && !written)
      this.addLine('loss', `${excerpt(cell)} is not a difficulty: easy, medium or hard.`);
    return written ?? null;
  }

  /** Reads a number. Accepts a decimal comma, which spreadsheets write in many countries. */
  private number(cell: string, what: string): number {
    const value = readDecimal(fromTextCell(cell).replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));
    if (value === null) this.addLine('error', `${excerpt(cell)} is not a ${what}.`);
    return value ?? 0;
  }
}

/** The answer number for a number, a letter, 'true' or 'false'. Null for anything else. */
function countOf(written: string): number | null {
  if (/^\d{1,3}$/.test(written)) return Number(written);
  if (/^true$/i.test(written)) return 1;
  if (/^false$/i.test(written)) return 2;
  return /^[a-z]$/i.test(written) ? written.toUpperCase().charCodeAt(0) - 64 : null;
}

/** `line` is the number of the row, where row 1 is the header. */
export function readRow(row: Row, line: number): Draft {
  const reader = new RowReader(row, line);
  const fields = reader.fields();
  const name = fromTextCell(row.cell('name'));
  const category = fromTextCell(row.cell('category'));
  return { line, fields, report: reader.report, name, category };
}
