import type { AuthoredQuiz, TakenQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Logger } from '../../platform/logger.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { QuizCreationService } from '../authoring/quiz-creation.service.ts';
import { descriptionOf, quizTitle } from './generated-texts.ts';
import { countGeneration } from './count-generation.ts';
import { readSettings, type GenerationSettings, type GivenGeneration } from './generation-settings.ts';
import type { PracticeQuizzes } from './practice-quizzes.ts';
import { isStudent, type Generated, type QuestionGeneration } from './question-generation.ts';

export interface QuizGenerationServiceDependencies {
  readonly generation: QuestionGeneration;
  readonly practice: PracticeQuizzes;
  readonly authoring: Pick<QuizCreationService, 'create'>;
  readonly limiter: RateLimiter;
  readonly newId: NewId;
}

type GeneratedQuiz = AuthoredQuiz | TakenQuiz;

/** Generates quizzes: unpublished quizzes for instructors, practice quizzes for students. */
export class QuizGenerationService {
  /** Requests in progress by user and settings. */
  private readonly inProgress = new Map<string, Promise<GeneratedQuiz>>();

  constructor(private readonly dependencies: QuizGenerationServiceDependencies) {}

  /**
   * Throws BAD_USER_INPUT for invalid settings, and if there are no matching questions. A repeated request,
   * for example from a double click, returns the same quiz while the first is in progress.
   */
  generate(actor: Actor, given: GivenGeneration, log: Logger): Promise<GeneratedQuiz> {
    const requestKey = JSON.stringify([actor.userId, given]);
    const running =
      this.inProgress.get(requestKey) ??
      this.run(actor, given, log).finally(() => this.inProgress.delete(requestKey));
    this.inProgress.set(requestKey, running);
    return running;
  }

  private async run(actor: Actor, given: GivenGeneration, log: Logger): Promise<GeneratedQuiz> {
    const { generation, practice, limiter, newId } = this.dependencies;
    const settings = readSettings(given, newId);
    await countGeneration(limiter, actor);
    const before = isStudent(actor) ? await practice.find(actor, settings) : null;
    if (before) return before;
    const generated = await generation.run(actor, settings, log);
    return isStudent(actor)
      ? practice.create(actor, settings, generated)
      : this.author(actor, settings, generated);
  }

  private author(actor: Actor, settings: GenerationSettings, generated: Generated): Promise<AuthoredQuiz> {
    const { source } = generated;
    const [categoryId = null, ...others] = settings.categoryIds;
    return this.dependencies.authoring.create(actor, {
      quizData: {
        title: quizTitle(settings, generated),
        description: descriptionOf(generated),
        categoryId: others.length === 0 ? categoryId : null,
        questions:
          source === 'BANK'
            ? generated.ids.map((questionId) => ({ questionId }))
            : generated.questions.map(({ question }) => question),
      },
      isPublished: false,
      active: true,
      courseId: settings.courseId,
      files: [],
    });
  }
}
