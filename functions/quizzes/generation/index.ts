import type { Domain, Platform } from '../../platform/domain.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AnswerKeyStore } from '../attempts/answer-key.store.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import { CourseTerms } from './course-terms.ts';
import { BankDraw } from './bank-draw.ts';
import { ModelQuestions } from './model-questions.ts';
import type { TextGenerator } from './text-generator.ts';
import { PracticeQuestionData } from './practice-question-data.ts';
import { PracticeQuizListResolver } from './practice-quiz-list.resolver.ts';
import { PracticeQuizListService } from './practice-quiz-list.service.ts';
import { PracticeQuizzes } from './practice-quizzes.ts';
import type { PracticeScopes } from './practice-scope.ts';
import { QuestionGeneration, type WeakConcepts } from './question-generation.ts';
import { QuestionProposalService } from './question-proposal.service.ts';
import { QuizGenerationResolver } from './quiz-generation.resolver.ts';
import { QuizGenerationService } from './quiz-generation.service.ts';
import { TextQuestions } from './text-questions.ts';
import type { NoteTexts } from './text-source.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { QuizPurge } from '../authoring/quiz-purge.ts';
import type { TakenQuizViews } from '../authoring/quiz-views.ts';
import type { QuizWriter } from '../authoring/quiz-writer.ts';
import type { QuizCreationService } from '../authoring/quiz-creation.service.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';

export const generationResolvers = [QuizGenerationResolver, PracticeQuizListResolver] as const;

interface GenerationDependencies extends Platform {
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly quizzes: QuizStore;
  readonly writer: QuestionWriter;
  readonly quizWriter: QuizWriter;
  readonly authoring: QuizCreationService;
  readonly taken: TakenQuizViews;
  readonly attempts: AttemptStore;
  readonly purge: QuizPurge;
  readonly categories: QuizCategoryService;
  readonly memberships: Memberships;
  readonly practice: PracticeScopes;
  readonly generator: TextGenerator;
}

/** The data that generation needs from other domains, and the language model. */
export interface GenerationSources {
  readonly weakConcepts: {
    list(
      actor: Actor,
      courseId: string | null,
    ): Promise<readonly { readonly concept: string; readonly strength: number }[]>;
  };
  readonly notes: NoteTexts;
  /** Null if questions from texts are generated without a model. */
  readonly model: LanguageModel | null;
}

/** Has no `prepare` and `purge`: other modules prepare and purge the quizzes that it writes. */
export type Generation = Pick<Domain, 'resolvers' | 'personalData'>;

function strengthsBy(weakConcepts: GenerationSources['weakConcepts']): WeakConcepts {
  return {
    strengthsOf: async (actor, courseId) => {
      const weak = await weakConcepts.list(actor, courseId);
      return Object.fromEntries(weak.map(({ concept, strength }) => [concept, strength]));
    },
  };
}

export function createGeneration(
  dependencies: GenerationDependencies,
  { weakConcepts, notes, model }: GenerationSources,
): Generation {
  const generation = new QuestionGeneration({
    ...dependencies,
    notes,
    terms: new CourseTerms(dependencies),
    draw: new BankDraw(dependencies.questions, dependencies.practice),
    texts: new TextQuestions(
      model && new ModelQuestions(model, dependencies.generator),
      dependencies.generator,
      dependencies.limiter,
    ),
    weakConcepts: strengthsBy(weakConcepts),
  });
  const practice = new PracticeQuizzes(dependencies);
  return {
    resolvers: [
      new QuizGenerationResolver(
        new QuestionProposalService({ ...dependencies, generation }),
        new QuizGenerationService({ ...dependencies, generation, practice }),
      ),
      new PracticeQuizListResolver(new PracticeQuizListService(dependencies)),
    ],
    personalData: [new PracticeQuestionData(dependencies.questions, dependencies.keys)],
  };
}
