import type { AuthoredQuiz, TakenQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Logger } from '../../platform/logger.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { QuizCreationService } from '../authoring/quiz-creation.service.ts';
import { descriptionOf, quizTitle } from './generated-texts.ts';
import { countGeneration } from './count-generation.ts';
import { readOrder, type GenerationOrder, type GivenGeneration } from './generation-order.ts';
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

/** Generates quizzes: drafts for instructors, practice for students. */
export class QuizGenerationService {
  /** Running orders by user and order. */
  private readonly underWay = new Map<string, Promise<GeneratedQuiz>>();

  constructor(private readonly dependencies: QuizGenerationServiceDependencies) {}

  /**
   * Throws BAD_USER_INPUT also if there are no questions. The same request again while one is in progress,
   * for example by a double click, gets the same quiz.
   */
  generate(actor: Actor, given: GivenGeneration, log: Logger): Promise<GeneratedQuiz> {
    const same = JSON.stringify([actor.userId, given]);
    const running =
      this.underWay.get(same) ?? this.run(actor, given, log).finally(() => this.underWay.delete(same));
    this.underWay.set(same, running);
    return running;
  }

  private async run(actor: Actor, given: GivenGeneration, log: Logger): Promise<GeneratedQuiz> {
    const { generation, practice, limiter, newId } = this.dependencies;
    const order = readOrder(given, newId);
    await countGeneration(limiter, actor, order);
    const before = isStudent(actor) ? await practice.find(actor, order) : null;
    if (before) return before;
    const generated = await generation.run(actor, order, log);
    return isStudent(actor) ? practice.make(actor, order, generated) : this.author(actor, order, generated);
  }

  private author(actor: Actor, order: GenerationOrder, generated: Generated): Promise<AuthoredQuiz> {
    const { source } = generated;
    const [categoryId = null, ...others] = order.categoryIds;
    return this.dependencies.authoring.create(actor, {
      quizData: {
        title: quizTitle(order, source),
        description: descriptionOf(order, source),
        categoryId: others.length === 0 ? categoryId : null,
        questions:
          source === 'BANK'
            ? generated.ids.map((questionId) => ({ questionId }))
            : generated.questions.map(({ question }) => question),
      },
      isPublished: false,
      active: true,
      courseId: order.courseId,
      files: [],
    });
  }
}
