import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import type { ImportedQuiz, QuestionImportResult } from '../../../schema/quizzes/exchange.type.ts';
import type { Question } from '../../../schema/quizzes/question.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { QuestionViews } from '../bank/question-views.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuizCreationService } from '../authoring/quiz-creation.service.ts';
import type { BankImporter } from './bank-importer.ts';
import type { CategoryMaker } from './category-maker.ts';
import { toQuestionBody } from './exchange.mapper.ts';
import type { GivenImport, ImportReader, CategorizedImport, CategorizedQuestion } from './import-reader.ts';
import { cutReport, shownReport } from './import-report.ts';
import { settingsOf } from './imported-settings.ts';

export interface ImportServiceDependencies {
  readonly reader: ImportReader;
  readonly importer: BankImporter;
  readonly maker: CategoryMaker;
  readonly questions: QuestionStore;
  readonly views: QuestionViews;
  readonly creation: QuizCreationService;
  readonly limiter: RateLimiter;
}

const imports = { name: 'question-imports', max: 120, windowMs: 60 * minute } as const;
/** Maximum imported questions in a response. */
const maxShown = 100;

/** Imports files, all-or-nothing. */
export class ImportService {
  constructor(private readonly dependencies: ImportServiceDependencies) {}

  /** Imports questions into the actor's bank. */
  async toBank(actor: Actor, given: GivenImport): Promise<QuestionImportResult> {
    const read = await this.read(actor, given);
    const { questions, made } = given.createCategories
      ? await this.dependencies.maker.make(read.questions)
      : { questions: read.questions, made: [] };
    const ids = await this.importQuestions(actor, given, questions, made);
    return { added: ids.length, questions: await this.shown(ids), report: shownReport(read.report) };
  }

  /** Imports a file as one unpublished quiz of the actor. */
  async toQuiz(actor: Actor, given: GivenImport, courseId: string | null): Promise<ImportedQuiz> {
    // Questions of a quiz have no category of their own, so none is created.
    const read = await this.read(actor, { ...given, createCategories: false });
    refuseMany(read);
    const { settings, report } = settingsOf(read.quiz, read.source.name);
    const quiz = await this.dependencies.creation.create(actor, {
      quizData: {
        ...settings,
        categoryId: given.categoryId ?? null,
        questions: read.questions.map(toQuestionBody),
      },
      isPublished: false,
      active: true,
      courseId,
      files: [],
    });
    return { quiz, report: shownReport(cutReport([...report, ...read.report.lines], read.report.rest)) };
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
    await this.dependencies.limiter.use(imports, actor.userId);
    return this.dependencies.reader.readSelected(given, actor.userId);
  }

  private async shown(ids: readonly string[]): Promise<Question[]> {
    const { questions, views } = this.dependencies;
    const shown = ids.slice(0, maxShown);
    const found = await views.of(await questions.findAll({ _id: { $in: shown } }));
    const byId = new Map(found.map((view) => [view.id, view]));
    return shown.flatMap((id) => byId.get(id) ?? []);
  }
}

function refuseMany({ questions, source }: CategorizedImport): void {
  const max = questionLimits.questions;
  if (questions.length <= max) return;
  const count = questions.length.toLocaleString('en-US');
  const message = `A quiz has at most ${max} questions, and this import has ${count}. Choose some of them.`;
  throw badUserInput({ [source.path]: message });
}
