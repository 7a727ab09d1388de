import type { Clock } from '../functions/platform/clock.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { Store } from '../functions/platform/store/store.ts';
import { QuestionReader } from '../functions/quizzes/bank/question-reader.ts';
import { QuestionResolver } from '../functions/quizzes/bank/question.resolver.ts';
import { QuestionSelection } from '../functions/quizzes/bank/question-selection.ts';
import { QuestionService } from '../functions/quizzes/bank/question.service.ts';
import type { QuestionStore } from '../functions/quizzes/bank/question.store.ts';
import { QuestionUpdateResolver } from '../functions/quizzes/bank/question-update.resolver.ts';
import { QuestionUpdateService } from '../functions/quizzes/bank/question-update.service.ts';
import { QuestionUpdateStore } from '../functions/quizzes/bank/question-update.store.ts';
import { QuestionUpdater } from '../functions/quizzes/bank/question-updater.ts';
import { QuestionViews } from '../functions/quizzes/bank/question-views.ts';
import type { QuestionWriter } from '../functions/quizzes/bank/question-writer.ts';
import type { QuizCategoryService } from '../functions/quizzes/categories/quiz-category.service.ts';
import { QuizFillingService } from '../functions/quizzes/authoring/quiz-filling.service.ts';
import type { QuizStore } from '../functions/quizzes/authoring/quiz.store.ts';
import type { QuizUpdateService } from '../functions/quizzes/authoring/quiz-update.service.ts';

export interface BankDependencies {
  readonly store: Store;
  readonly questions: QuestionStore;
  readonly quizzes: QuizStore;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly limiter: RateLimiter;
  /** What writes quizzes. */
  readonly quizUpdates: QuizUpdateService;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** The authors' side: everything here may know the keys. */
export function composeBank({ quizUpdates, ...dependencies }: BankDependencies) {
  const updates = new QuestionUpdateStore(dependencies.store);
  const selection = new QuestionSelection(dependencies.questions);
  const shared = { ...dependencies, views: new QuestionViews(dependencies), selection, updates };
  const bank = new QuestionService(shared);
  const updater = new QuestionUpdater(shared);
  return {
    resolvers: [
      new QuestionResolver(new QuestionReader(shared), bank),
      new QuestionUpdateResolver(
        new QuestionUpdateService({ ...shared, updater }),
        new QuizFillingService({ ...shared, updates: quizUpdates }),
      ),
    ],
    prepare: () => updates.declareIndexes(),
    purge: async () => {
      await updater.purge();
      await bank.purge();
    },
  };
}
