import { setImmediate } from 'node:timers/promises';
import type { ExportedQuestion, ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import { imageUsesIn } from '../../../core/quizzes/formats/file-images.ts';
import { imagesOfQuestion } from '../../../core/quizzes/question-images.ts';
import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import type { QuestionExport } from '../../../schema/quizzes/exchange.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import { requireSearchable } from '../../platform/search-texts.ts';
import { lazily } from '../../platform/lazily.ts';
import { WorkTooLargeError } from '../../platform/workers/work-errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { fileLimits } from '../../platform/files/file-rules.ts';
import { formatsWithImages, type FormatId, type QuizHead, type WrittenQuestions } from '../formats/format.ts';
import type { ImageService } from '../images/image.service.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import { bankFilter, type QuestionSearch } from '../bank/question-search.ts';
import { questionNotFound } from '../bank/question.service.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuestionFilter, QuestionStore } from '../bank/question.store.ts';
import type { Formats } from './formats.ts';
import type { QuizContents } from './quiz-contents.ts';

export interface QuestionExportsDependencies {
  readonly questions: QuestionStore;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly contents: QuizContents;
  readonly formats: Formats;
  readonly images: Pick<ImageService, 'readAll'>;
  readonly limiter: RateLimiter;
}

/** Selects bank questions to export. */
export interface ExportQuery extends QuestionSearch {
  /** Exports only these questions, in this order. Null for all that match. */
  readonly ids: readonly string[] | null;
}

const exportFile = lazily(() => import('./export-file.ts'));

const exportLimit = { name: 'question-exports', max: 120, windowMs: 60 * minute } as const;

/** Maximum questions in a file: as many as an import can contain. */
const max = questionLimits.imported;
/** Questions per query. */
const chunkSize = 200;

interface DatedQuestion {
  readonly id: string;
  readonly updatedAt: string;
  readonly question: ExportedQuestion;
}

/** Exports questions for their authors. */
export class QuestionExportService {
  constructor(private readonly dependencies: QuestionExportsDependencies) {}

  /**
   * Exports bank questions: in the order of `ids`, or all that match, most recently changed first. Throws
   * NOT_FOUND if one of `ids` does not match, and BAD_USER_INPUT if the search is too long.
   */
  async questions(actor: Actor, format: FormatId, { ids, ...search }: ExportQuery): Promise<QuestionExport> {
    await this.dependencies.limiter.use(exportLimit, actor.userId);
    if ((ids?.length ?? 0) > max) throw tooMany();
    requireSearchable({ search: search.search });
    const filter = bankFilter(actor, search);
    const found = ids === null ? await this.all(filter) : await this.byIds(filter, ids);
    if (found.length === 0) throw badUserInput({}, 'No matching questions to export.');
    const { bytes, report } = await this.write(actor, format, found);
    const { toFile } = await exportFile();
    return toFile(format, 'questions', { bytes, report });
  }

  /** Exports a quiz. Throws NOT_FOUND if the actor cannot edit it, and FORBIDDEN for graders. */
  async quiz(actor: Actor, id: string, format: FormatId): Promise<QuestionExport> {
    await this.dependencies.limiter.use(exportLimit, actor.userId);
    const { head, questions, lost } = await this.dependencies.contents.of(actor, id);
    const { bytes, report } = await this.write(actor, format, questions, head);
    const { toFile } = await exportFile();
    const skipped = format === 'qti' ? lost : [...lost, withoutHead];
    return toFile(format, head.title, { bytes, report: [...skipped, ...report] });
  }

  private async write(
    actor: Actor,
    format: FormatId,
    questions: readonly ExportedQuestion[],
    head?: QuizHead,
  ): Promise<WrittenQuestions> {
    const { formats, images } = this.dependencies;
    const containsImages = formatsWithImages.has(format);
    const ids = containsImages ? [...imageUsesIn(questions).keys()] : [];
    const contents = ids.length > 0 ? await images.readAll(actor, ids, fileLimits.size) : undefined;
    try {
      const { bytes, report } = await formats.write(format, questions, head, actor.userId, contents);
      return { bytes, report: containsImages ? report : [...reportImages(format, questions), ...report] };
    } catch (error) {
      if (!(error instanceof WorkTooLargeError)) throw error;
      throw badUserInput({}, 'Writing the file takes too long. Choose fewer questions.');
    }
  }

  private async all(filter: QuestionFilter): Promise<readonly ExportedQuestion[]> {
    if ((await this.dependencies.questions.count(filter)) > max) throw tooMany();
    const found = await this.read(filter);
    return found
      .toSorted((one, other) => compare(other.updatedAt, one.updatedAt) || compare(other.id, one.id))
      .map(({ question }) => question);
  }

  private async byIds(filter: QuestionFilter, ids: readonly string[]): Promise<readonly ExportedQuestion[]> {
    const found = new Map<string, ExportedQuestion>();
    for (let at = 0; at < ids.length; at += chunkSize) {
      const some = { $and: [filter, { _id: { $in: ids.slice(at, at + chunkSize) } }] };
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      for (const { id, question } of await this.read(some)) found.set(id, question);
    }
    return [...new Set(ids)].map((id) => {
      const question = found.get(id);
      if (!question) throw questionNotFound();
      return question;
    });
  }

  private async read(filter: QuestionFilter): Promise<DatedQuestion[]> {
    const { questions, writer, categories } = this.dependencies;
    const found: DatedQuestion[] = [];
    for await (const documents of questions.readInChunks({ ...filter, deletedAt: null })) {
      // The embedded engine is synchronous: this lets other work run between two chunks.
      await setImmediate();
      const read = await writer.read(documents);
      const names = await categories.names(documents.map(({ categoryId }) => categoryId));
      for (const { _id, updatedAt, categoryId } of documents) {
        const question = read.get(_id);
        const category = categoryId === null ? undefined : names.get(categoryId);
        if (question)
          found.push({ id: _id, updatedAt, question: { ...question, ...(category && { category }) } });
      }
    }
    return found;
  }
}

/** Formats whose files contain Markdown, and so the names of images. */
const formatsWithImageNames: ReadonlySet<FormatId> = new Set(['csv', 'text']);

/** Reports how many questions have images, for a format whose files contain none. */
function reportImages(format: FormatId, questions: readonly ExportedQuestion[]): ReportLine[] {
  const count = questions.filter((question) => imagesOfQuestion(question).length > 0).length;
  if (count === 0) return [];
  const have = `${count.toLocaleString('en-US')} ${count === 1 ? 'question has' : 'questions have'} images`;
  return [
    formatsWithImageNames.has(format)
      ? {
          line: null,
          level: 'note',
          message: `${have}. They stay on this site, and only this site can show them.`,
        }
      : { line: null, level: 'loss', message: `${have}. The file has only their descriptions.` },
  ];
}

const withoutHead: ReportLine = {
  line: null,
  level: 'loss',
  message: 'The format has only questions. The quiz’s title, description and settings are skipped.',
};

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function tooMany() {
  const message = `A file has at most ${max.toLocaleString('en-US')} questions. Choose fewer.`;
  return badUserInput({}, message);
}
