import type { Clock } from '../functions/platform/clock.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { Store } from '../functions/platform/store/store.ts';
import type { AnswerKeyStore } from '../functions/quizzes/attempts/answer-key.store.ts';
import { BankImportStore } from '../functions/quizzes/exchange/bank-import.store.ts';
import { BankImporter } from '../functions/quizzes/exchange/bank-importer.ts';
import { CategoryMaker } from '../functions/quizzes/exchange/category-maker.ts';
import type { Formats } from '../functions/quizzes/exchange/formats.ts';
import { ImportPreviewService } from '../functions/quizzes/exchange/import-preview.service.ts';
import { ImportReader } from '../functions/quizzes/exchange/import-reader.ts';
import { ImportService } from '../functions/quizzes/exchange/import.service.ts';
import { QuestionExchangeResolver } from '../functions/quizzes/exchange/question-exchange.resolver.ts';
import { QuestionExportService } from '../functions/quizzes/exchange/question-export.service.ts';
import { QuizContents } from '../functions/quizzes/exchange/quiz-contents.ts';
import type { QuestionStore } from '../functions/quizzes/bank/question.store.ts';
import { QuestionViews } from '../functions/quizzes/bank/question-views.ts';
import type { QuestionWriter } from '../functions/quizzes/bank/question-writer.ts';
import type { QuizCategoryService } from '../functions/quizzes/categories/quiz-category.service.ts';
import type { QuizCreationService } from '../functions/quizzes/authoring/quiz-creation.service.ts';
import type { QuizStore } from '../functions/quizzes/authoring/quiz.store.ts';

export interface ExchangeDependencies {
  readonly store: Store;
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly quizzes: QuizStore;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly creation: QuizCreationService;
  readonly formats: Formats;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Questions and quizzes that come in from files and go out into them. */
export function composeExchange(dependencies: ExchangeDependencies) {
  const imports = new BankImportStore(dependencies.store);
  const shared = { ...dependencies, imports, views: new QuestionViews(dependencies) };
  const importer = new BankImporter(shared);
  const reader = new ImportReader(shared);
  return {
    resolver: new QuestionExchangeResolver(
      new ImportPreviewService({ ...shared, reader }),
      new ImportService({ ...shared, reader, importer, maker: new CategoryMaker(dependencies.categories) }),
      new QuestionExportService({ ...shared, contents: new QuizContents(dependencies) }),
    ),
    prepare: () => imports.declareIndexes(),
    purge: () => importer.purge(),
  };
}
