import { badUserInput } from '../../platform/errors.ts';
import { WorkTooLargeError } from '../../platform/workers/work-errors.ts';
import type { FormatId } from '../formats/format.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { Formats } from './formats.ts';
import { categorize, categorizeAll } from './import-categories.ts';
import { cutReport } from './import-report.ts';
import { sourceOf, type GivenSource, type ImportSource } from './import-source.ts';
import type { FoundQuestion, ReadImport } from './read-import.ts';

/** An unchecked import. */
export interface GivenImport extends GivenSource {
  readonly categoryId?: string | null;
  readonly availableForPractice: boolean;
  /** Whether unknown categories of the file are created. */
  readonly createCategories: boolean;
  /** Positions of the questions to import, from 1. Null for all. */
  readonly positions?: readonly number[] | null;
}

export interface ImportReaderDependencies {
  readonly formats: Formats;
  readonly categories: QuizCategoryService;
}

/** A question with its position in the file, from 1, and its category. */
export interface CategorizedQuestion extends FoundQuestion {
  readonly position: number;
  readonly categoryId: string | null;
}

export interface CategorizedImport extends Omit<ReadImport, 'questions'> {
  readonly source: ImportSource;
  readonly format: FormatId;
  readonly questions: readonly CategorizedQuestion[];
  /** Number of unknown categories that can be created. */
  readonly newCategories: number;
}

/** A question with its position in the file, from 1. */
type NumberedQuestion = Omit<CategorizedQuestion, 'categoryId'>;

interface OpenedImport extends Omit<CategorizedImport, 'questions' | 'newCategories'> {
  readonly questions: readonly NumberedQuestion[];
}

const tooLarge =
  'Reading this takes too long. Split it into smaller files with fewer questions each, or save it in another format.';

/** Reads files to import. Stores nothing. */
export class ImportReader {
  constructor(private readonly dependencies: ImportReaderDependencies) {}

  /** Reads all questions. Throws BAD_USER_INPUT if there is nothing to read, or for an unknown category. */
  async read(given: GivenImport, account: string): Promise<CategorizedImport> {
    return this.categorized(given, await this.open(given, account), account);
  }

  /**
   * Reads the selected questions, with the report on the file and on their categories. Throws BAD_USER_INPUT if
   * there are none, or for an invalid position.
   */
  async readSelected(given: GivenImport, account: string): Promise<CategorizedImport> {
    const opened = await this.open(given, account);
    if (opened.questions.length === 0) throw nothingIn(opened);
    const questions = selectedFrom(opened, given.positions ?? null);
    return this.categorized(given, { ...opened, questions }, account);
  }

  private async open(given: GivenImport, account: string): Promise<OpenedImport> {
    const { formats, categories } = this.dependencies;
    const source = await sourceOf(given);
    await categories.require(given.categoryId ?? null, account, 'input.categoryId');
    const read = await formats.read(source.format, source.bytes, account).catch((error: unknown) => {
      throw error instanceof WorkTooLargeError ? badUserInput({ [source.path]: tooLarge }) : error;
    });
    const questions = read.questions.map((question, at) => ({ ...question, position: at + 1 }));
    return { ...read, source, format: source.format, questions };
  }

  private async categorized(
    { categoryId = null, createCategories }: GivenImport,
    opened: OpenedImport,
    account: string,
  ): Promise<CategorizedImport> {
    const { questions, report } = opened;
    const assigned =
      categoryId === null
        ? categorize(questions, await this.dependencies.categories.finder(account), createCategories)
        : categorizeAll(questions, categoryId);
    const { categoryIds, newCategories } = assigned;
    return {
      ...opened,
      questions: questions.map((question, at) => ({ ...question, categoryId: categoryIds[at] ?? null })),
      newCategories,
      report: cutReport([...report.lines, ...assigned.report], report.rest),
    };
  }
}

/** The error with the first lines of the report. */
function nothingIn({ source, report }: OpenedImport) {
  const reasons = report.lines
    .filter(({ level }) => level === 'error')
    .slice(0, 5)
    .map(({ line, message }) => (line === null ? message : `Line ${line}: ${message}`));
  return badUserInput({ [source.path]: ['No question could be read.', ...reasons].join(' ') });
}

function selectedFrom(
  { questions }: OpenedImport,
  positions: readonly number[] | null,
): readonly NumberedQuestion[] {
  if (positions === null) return questions;
  const path = 'input.positions';
  if (positions.length === 0) throw badUserInput({ [path]: 'Choose at least one question.' });
  const outside = positions.find((position) => position < 1 || position > questions.length);
  if (outside !== undefined)
    throw badUserInput({
      [path]: `There is no question ${outside}. The positions are 1 to ${questions.length}.`,
    });
  const selected = new Set(positions);
  return questions.filter(({ position }) => selected.has(position));
}
