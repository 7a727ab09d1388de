import { poolNamed } from '../../../core/quizzes/question-pools.ts';
import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import type { ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import type { QuizSettings } from '../../../core/quizzes/quiz.ts';
import type {
  ImportedQuiz,
  ImportedQuizzes,
  QuestionImportResult,
} from '../../../schema/quizzes/exchange.type.ts';
import type { Question } from '../../../schema/quizzes/question.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { QuestionViews } from '../bank/question-views.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { NewQuiz, QuizCreationService } from '../authoring/quiz-creation.service.ts';
import type { BankImporter } from './bank-importer.ts';
import type { CategoryMaker } from './category-maker.ts';
import type { ImageImporter } from './image-importer.ts';
import { toQuestionBody } from './exchange.mapper.ts';
import type { GivenImport, ImportReader, CategorizedImport, CategorizedQuestion } from './import-reader.ts';
import { cutReport, shownReport } from './import-report.ts';
import { settingsOf } from './imported-settings.ts';
import type { QuizImporter } from './quiz-importer.ts';
import { onlyQuiz } from './read-import.ts';

export interface ImportServiceDependencies {
  readonly reader: ImportReader;
  readonly importer: BankImporter;
  readonly quizImporter: QuizImporter;
  readonly maker: CategoryMaker;
  readonly images: ImageImporter;
  readonly questions: QuestionStore;
  readonly views: QuestionViews;
  readonly creation: QuizCreationService;
  readonly limiter: RateLimiter;
}

const importLimit = { name: 'question-imports', max: 120, windowMs: 60 * minute } as const;
/** Maximum imported questions in a response. */
const maxShown = 100;

/** Imports files, all-or-nothing. */
export class ImportService {
  constructor(private readonly dependencies: ImportServiceDependencies) {}

  /** Imports questions into the actor's bank. */
  async toBank(actor: Actor, given: GivenImport): Promise<QuestionImportResult> {
    const { maker, images } = this.dependencies;
    const read = await this.read(actor, given);
    const ids = await images.run(actor.userId, read, async (withImages) => {
      const { questions, made } = given.createCategories
        ? await maker.make(actor.userId, withImages, 'input.createCategories')
        : { questions: withImages, made: [] };
      return this.importQuestions(actor, given, questions, made);
    });
    return { added: ids.length, questions: await this.shown(actor, ids), report: shownReport(read.report) };
  }

  /** Imports a file as one unpublished quiz of the actor. */
  async toQuiz(actor: Actor, given: GivenImport, courseId: string | null): Promise<ImportedQuiz> {
    // Questions of a quiz have no category of their own, so none is created.
    const read = await this.read(actor, { ...given, createCategories: false });
    refuseTooMany(read);
    const { settings, report } = settingsOf(onlyQuiz(read), read.source.name);
    const target = { categoryId: given.categoryId ?? null, courseId };
    const { images, creation } = this.dependencies;
    const quiz = await images.run(actor.userId, read, (questions) =>
      creation.create(actor, newQuiz(settings, questions, target)),
    );
    return { quiz, report: shownReport(cutReport([...report, ...read.report.lines], read.report.rest)) };
  }

  /** Imports each quiz of a file as an unpublished quiz of the actor. Quizzes without a selected question are skipped. */
  async toQuizzes(actor: Actor, given: GivenImport, courseId: string | null): Promise<ImportedQuizzes> {
    const read = await this.read(actor, { ...given, createCategories: false });
    const quizzesToImport = quizzesIn(read);
    const target = { categoryId: given.categoryId ?? null, courseId };
    const { images, quizImporter } = this.dependencies;
    const quizzes = await images.run(actor.userId, read, (questions) =>
      quizImporter.run(
        actor,
        quizzesIn({ ...read, questions }).map((quizToImport) =>
          newQuiz(quizToImport.settings, quizToImport.questions, target),
        ),
      ),
    );
    const report = [
      ...quizzesToImport.flatMap((quizToImport) => quizToImport.report),
      ...reportUnused(read),
      ...read.report.lines,
    ];
    const summaries = quizzes.map(({ id, title, questionCount }) => ({ id, title, questionCount }));
    return { quizzes: summaries, report: shownReport(cutReport(report, read.report.rest)) };
  }

  private importQuestions(
    { userId: ownerId }: Actor,
    { availableForPractice }: GivenImport,
    selected: readonly CategorizedQuestion[],
    made: readonly string[],
  ): Promise<readonly string[]> {
    const questions = selected.map(({ categoryId, ...question }) => ({
      question: toQuestionBody(question),
      categoryId,
    }));
    return this.dependencies.importer.run({ ownerId, availableForPractice, made, questions });
  }

  private async read(actor: Actor, given: GivenImport): Promise<CategorizedImport> {
    await this.dependencies.limiter.use(importLimit, actor.userId);
    return this.dependencies.reader.readSelected(given, actor.userId);
  }

  private async shown(actor: Actor, ids: readonly string[]): Promise<Question[]> {
    const { questions, views } = this.dependencies;
    const shown = ids.slice(0, maxShown);
    const found = await views.of(actor, await questions.findAll({ _id: { $in: shown } }));
    const byId = new Map(found.map((view) => [view.id, view]));
    return shown.flatMap((id) => byId.get(id) ?? []);
  }
}

/** Maximum quizzes per import. */
const maxQuizzes = 50;

interface QuizToImport extends ReturnType<typeof settingsOf> {
  readonly questions: readonly CategorizedQuestion[];
}

/** The quizzes of a file that have questions. Throws BAD_USER_INPUT if there are none, or too many. */
function quizzesIn(read: CategorizedImport): QuizToImport[] {
  const { quizzes, source } = read;
  const quizzesToImport = quizzes.flatMap((quiz, at) => {
    const questions = read.questions.filter(({ quizIndex }) => quizIndex === at);
    if (questions.length === 0) return [];
    refuseTooMany({ questions, source });
    return [{ questions, ...settingsOf(quiz, source.name) }];
  });
  if (quizzesToImport.length === 0)
    throw badUserInput({ [source.path]: 'The file has no quiz with questions.' });
  if (quizzesToImport.length > maxQuizzes)
    throw badUserInput({
      [source.path]: `An import creates at most ${maxQuizzes} quizzes, and this file has ${quizzesToImport.length}.`,
    });
  return quizzesToImport;
}

/** Reports questions that are in no quiz, such as those of question banks. */
function reportUnused({ questions }: CategorizedImport): ReportLine[] {
  const count = questions.filter(({ quizIndex }) => quizIndex === undefined).length;
  if (count === 0) return [];
  const [questionsAre, theyAre, them] =
    count === 1
      ? ['1 question is', 'it is', 'it']
      : [`${count.toLocaleString('en-US')} questions are`, 'they are', 'them'];
  const message = `${questionsAre} in no quiz, so ${theyAre} skipped. Import ${them} into the question bank.`;
  return [{ line: null, level: 'loss', message }];
}

function newQuiz(
  settings: QuizSettings,
  questions: readonly CategorizedQuestion[],
  { categoryId, courseId }: { readonly categoryId: string | null; readonly courseId: string | null },
): NewQuiz {
  // Questions can be missing, because they were invalid or not selected.
  const pools = settings.pools.flatMap((pool) => {
    const size = questions.filter((question) => poolNamed([pool], question.pool)).length;
    return size === 0 ? [] : [{ ...pool, count: Math.min(pool.count, size) }];
  });
  const written = questions.map((question) => ({
    ...toQuestionBody(question),
    pool: poolNamed(pools, question.pool)?.name ?? null,
  }));
  return {
    quizData: { ...settings, pools, categoryId, questions: written },
    isPublished: false,
    active: true,
    courseId,
    files: [],
  };
}

function refuseTooMany({ questions, source }: Pick<CategorizedImport, 'questions' | 'source'>): void {
  const max = questionLimits.questions;
  if (questions.length <= max) return;
  const count = questions.length.toLocaleString('en-US');
  const message = `A quiz has at most ${max} questions, and this import has ${count}. Choose some of them.`;
  throw badUserInput({ [source.path]: message });
}
