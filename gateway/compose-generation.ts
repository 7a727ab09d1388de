import type { Clock } from '../functions/platform/clock.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import type { LanguageModel } from '../functions/platform/language-model/language-model.ts';
import type { WeakConceptsService } from '../functions/practice/weak-concepts.service.ts';
import type { AnswerKeyStore } from '../functions/quizzes/attempts/answer-key.store.ts';
import type { AttemptStore } from '../functions/quizzes/attempts/attempt.store.ts';
import { BankDraw } from '../functions/quizzes/generation/bank-draw.ts';
import { ModelQuestions } from '../functions/quizzes/generation/model-questions.ts';
import type { TextGenerator } from '../functions/quizzes/generation/text-generator.ts';
import { PracticeQuestionData } from '../functions/quizzes/generation/practice-question-data.ts';
import { PracticeQuizListResolver } from '../functions/quizzes/generation/practice-quiz-list.resolver.ts';
import { PracticeQuizListService } from '../functions/quizzes/generation/practice-quiz-list.service.ts';
import { PracticeQuizzes } from '../functions/quizzes/generation/practice-quizzes.ts';
import type { PracticeScopes } from '../functions/quizzes/generation/practice-scope.ts';
import {
  QuestionGeneration,
  type WeakConcepts,
} from '../functions/quizzes/generation/question-generation.ts';
import { QuestionProposalService } from '../functions/quizzes/generation/question-proposal.service.ts';
import { QuizGenerationResolver } from '../functions/quizzes/generation/quiz-generation.resolver.ts';
import { QuizGenerationService } from '../functions/quizzes/generation/quiz-generation.service.ts';
import { TextQuestions } from '../functions/quizzes/generation/text-questions.ts';
import type { NoteTexts } from '../functions/quizzes/generation/text-source.ts';
import type { QuestionStore } from '../functions/quizzes/bank/question.store.ts';
import type { QuestionWriter } from '../functions/quizzes/bank/question-writer.ts';
import type { QuizCategoryService } from '../functions/quizzes/categories/quiz-category.service.ts';
import type { Memberships } from '../functions/quizzes/authoring/quiz-reader.ts';
import type { QuizPurge } from '../functions/quizzes/authoring/quiz-purge.ts';
import type { TakenQuizViews } from '../functions/quizzes/authoring/quiz-views.ts';
import type { QuizWriter } from '../functions/quizzes/authoring/quiz-writer.ts';
import type { QuizCreationService } from '../functions/quizzes/authoring/quiz-creation.service.ts';
import type { QuizStore } from '../functions/quizzes/authoring/quiz.store.ts';

/** What quizzes give to their generation. */
export interface GenerationDependencies {
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
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** What generation takes from other domains. */
export interface GenerationSources {
  readonly weakConcepts: Pick<WeakConceptsService, 'list'>;
  readonly notes: NoteTexts;
  /** Null: questions are made from texts without one. */
  readonly model: LanguageModel | null;
}

export interface Generation {
  readonly resolvers: readonly object[];
  readonly personalData: readonly PersonalData[];
}

function strengthsBy(weakConcepts: GenerationSources['weakConcepts']): WeakConcepts {
  return {
    strengthsOf: async (actor, courseId) => {
      const weak = await weakConcepts.list(actor, courseId);
      return Object.fromEntries(weak.map(({ concept, strength }) => [concept, strength]));
    },
  };
}

export function composeGeneration(
  dependencies: GenerationDependencies,
  { weakConcepts, notes, model }: GenerationSources,
): Generation {
  const generation = new QuestionGeneration({
    ...dependencies,
    notes,
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
