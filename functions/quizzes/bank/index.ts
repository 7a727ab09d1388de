import type { Platform } from '../../platform/domain.ts';
import { QuestionReader } from './question-reader.ts';
import { QuestionResolver } from './question.resolver.ts';
import { QuestionSelection } from './question-selection.ts';
import { QuestionService } from './question.service.ts';
import type { QuestionStore } from './question.store.ts';
import { QuestionUpdateResolver } from './question-update.resolver.ts';
import { QuestionUpdateService } from './question-update.service.ts';
import { QuestionUpdateStore } from './question-update.store.ts';
import { QuestionUpdater } from './question-updater.ts';
import { QuestionViews } from './question-views.ts';
import type { QuestionWriter } from './question-writer.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import { QuizFillingService } from '../authoring/quiz-filling.service.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';
import type { ImageService } from '../images/image.service.ts';
import type { BankLog } from '../sharing/bank-log.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';
import type { Memberships, QuizReader } from '../authoring/quiz-reader.ts';
import type { QuizUpdateService } from '../authoring/quiz-update.service.ts';

export const bankResolvers = [QuestionResolver, QuestionUpdateResolver] as const;

interface BankDependencies extends Platform {
  readonly questions: QuestionStore;
  readonly quizzes: QuizStore;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly reader: QuizReader;
  readonly images: ImageService;
  readonly banks: SharedBanks;
  readonly bankLog: BankLog;
  readonly memberships: Memberships;
  readonly quizUpdates: QuizUpdateService;
}

/** Creates the services of the question bank. All of them can read answer keys. */
export function createBank({ quizUpdates, ...dependencies }: BankDependencies) {
  const updates = new QuestionUpdateStore(dependencies);
  const selection = new QuestionSelection(dependencies.questions, dependencies.banks);
  const shared = { ...dependencies, views: new QuestionViews(dependencies), selection, updates };
  const bank = new QuestionService(shared);
  const updater = new QuestionUpdater(shared);
  const reader = new QuestionReader(shared);
  return {
    reader,
    selection,
    resolvers: [
      new QuestionResolver(reader, bank),
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
