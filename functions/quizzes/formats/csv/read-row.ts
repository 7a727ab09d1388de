import { fromTextCell } from '../../../../core/grading/course-rows.ts';
import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import {
  type Draft,
  excerpt,
  joinErrors,
  type ReportLevel,
  type ReportLine,
} from '../../../../core/quizzes/formats/exchange.ts';
import {
  blankQuestion,
  choiceTypeOf,
  difficulties,
  isChoice,
  type Question,
  type QuestionType,
} from '../../../../core/quizzes/question.ts';
import { defaultTextFormat, type TextFormat, textFormats } from '../../../../core/rich-text/text-format.ts';
import {
  type KeyNotation,
  keyCellsOf,
  type KeyOptions,
  optionsOf,
  readKey,
  trueFalseOptions,
} from './answer-key.ts';
import type { ReadCountedColumn } from './column-names.ts';
import type { Row } from './columns.ts';
import { readConcepts } from './concepts-cell.ts';
import { typeNamed } from './question-type.ts';

/** How the correct answers of a table are read. */
export interface KeyReading {
  /** The notation of the table. Null if it has several, or none. */
  readonly notation: KeyNotation | null;
  /** Whether the table was exported by Markwise, so that its numbers have one meaning. */
  readonly isExported: boolean;
}

const meanings: Readonly<Record<KeyNotation, string>> = {
  text: 'the text of an option',
  letter: 'the letter of an option',
  number: 'the number of an option',
};

const trueFalseWords: Readonly<Record<string, string>> = { t: 'True', f: 'False' };
const noOptions: KeyOptions = { texts: [], numbers: [] };

/** Reads one row, and collects its errors. */
class RowReader {
  readonly report: ReportLine[] = [];
  private readonly row: Row;
  private readonly line: number;
  private readonly keyReading: KeyReading;

  constructor(row: Row, line: number, keyReading: KeyReading) {
    this.row = row;
    this.line = line;
    this.keyReading = keyReading;
  }

  fields(): Partial<Question> {
    const { row } = this;
    const key = keyCellsOf(row);
    const named = this.namedType();
    const written = optionsOf(row);
    const hasOptions = written.texts.length > 0;
    const type = named ?? this.typeByCells(key, hasOptions);
    this.checkOptions(type, written.texts.length);
    const { answers, correctAnswer } = hasOptions
      ? { answers: written.texts, correctAnswer: this.positions(key, written, type) }
      : this.withoutOptions(key, type);
    return {
      type: type ?? choiceTypeOf(correctAnswer),
      textFormat: this.textFormat(),
      question: fromTextCell(row.cell('question')),
      answers,
      correctAnswer,
      answerExplanations: this.explanations(written.numbers, answers.length),
      numericAnswers: this.numbers(key, type),
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

  private texts(column: ReadCountedColumn, numbers: readonly number[]): string[] {
    return numbers.map((count) => fromTextCell(this.row.cell(`${column}${count}`)));
  }

  /** The explanation of each answer. Explanations without an answer are skipped and reported. */
  private explanations(numbers: readonly number[], count: number): string[] {
    const explained = numbers.length > 0 ? numbers : Array.from({ length: count }, (_, at) => at + 1);
    const unmatched = this.row.filled('answerExplanation').filter((number) => !explained.includes(number));
    for (const number of unmatched) this.addLine('loss', `There is no answer ${number} to explain.`);
    return this.texts('answerExplanation', explained);
  }

  /** An error for a row without a type that has too few options to be a question with options. */
  private checkOptions(type: QuestionType | null, count: number): void {
    const { row } = this;
    if (type !== null || row.cell('type') !== '' || count > 1 || row.filled('wrongAnswer').length > 0) return;
    this.addLine(
      'error',
      'Enter two or more options and the correct answer, or a type such as short answer.',
    );
  }

  private positions(
    key: readonly string[],
    options: KeyOptions,
    type: QuestionType | null,
  ): readonly number[] {
    if (key.length === 0 || type === 'NUMERIC') return [];
    if (type === null && options.texts.length === 0) return [];
    const cell = excerpt(key.join(', '));
    if (type === 'ESSAY' || type === 'MATCHING') {
      this.addLine('loss', `This type has no correct answer among options: ${cell} is skipped.`);
      return [];
    }
    const { notation, isExported } = this.keyReading;
    const read = readKey(key, options, notation);
    if (read === null) {
      this.addLine(
        'error',
        `The correct answer ${cell} is not an option. Enter its letter, its number or its text.`,
      );
      return [];
    }
    const { ambiguous, positions } = read;
    if (type === 'SHORT_ANSWER' && positions.length < options.texts.length)
      this.addLine('error', 'Every answer of a short answer question is accepted. Remove the wrong ones.');
    if (ambiguous !== null && !(isExported && ambiguous === 'number')) {
      const texts = positions.map((at) => excerpt(options.texts[at - 1] ?? ''));
      this.addLine(
        'note',
        `The correct answer ${cell} is read as ${meanings[ambiguous]}: ${texts.join(', ')}. Please check it.`,
      );
    }
    return positions;
  }

  /** The answers of a row whose options are not in columns of their own. */
  private withoutOptions(
    key: readonly string[],
    type: QuestionType | null,
  ): { readonly answers: readonly string[]; readonly correctAnswer: readonly number[] } {
    if (type === 'SHORT_ANSWER') return { answers: key, correctAnswer: [] };
    if (type === 'TRUE_FALSE') {
      const words = key.map((cell) => trueFalseWords[cell.toLowerCase()] ?? cell);
      return {
        answers: trueFalseOptions.texts,
        correctAnswer: this.positions(words, trueFalseOptions, type),
      };
    }
    const wrong = this.texts('wrongAnswer', this.row.filled('wrongAnswer'));
    if (wrong.length > 0 && (type === null || isChoice(type)))
      return { answers: [...key, ...wrong], correctAnswer: key.map((_, at) => at + 1) };
    return { answers: [], correctAnswer: this.positions(key, noOptions, type) };
  }

  /** The type of a row without a type. Null for a question with options. */
  private typeByCells(key: readonly string[], hasOptions: boolean): QuestionType | null {
    if (hasOptions) return null;
    if (this.row.filled('number').length > 0) return 'NUMERIC';
    if (this.row.filled('right').length > 0) return 'MATCHING';
    return /^(?:true|false)$/i.test(key.join(' ')) ? 'TRUE_FALSE' : null;
  }

  private namedType(): QuestionType | null {
    const cell = this.row.cell('type');
    const named = typeNamed(cell);
    if (cell !== '' && !named) this.addLine('error', `${excerpt(cell)} is not a question type.`);
    return named ?? null;
  }

  /** The accepted numbers. Without a column for them, the correct answer of a numeric question is one. */
  private numbers(key: readonly string[], type: QuestionType | null): Question['numericAnswers'] {
    const { row } = this;
    const filled = row.filled('number').map((count) => ({ count, cell: row.cell(`number${count}`) }));
    const cells =
      filled.length > 0 || type !== 'NUMERIC' ? filled : key.map((cell, at) => ({ count: at + 1, cell }));
    return cells.map(({ count, cell }) => ({
      value: this.number(cell, 'number'),
      tolerance: this.number(row.cell(`tolerance${count}`) || '0', 'number'),
    }));
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

/** `line` is the number of the row, where row 1 is the header. */
export function readRow(row: Row, line: number, keyReading: KeyReading): Draft {
  const reader = new RowReader(row, line, keyReading);
  const fields = reader.fields();
  const name = fromTextCell(row.cell('name'));
  const category = fromTextCell(row.cell('category'));
  return { line, fields, report: joinErrors(reader.report), name, category };
}
