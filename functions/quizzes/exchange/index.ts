import type { Platform } from '../../platform/domain.ts';
import { WriteJournal } from '../../platform/store/write-journal.ts';
import type { AnswerKeyStore } from '../attempts/answer-key.store.ts';
import { BankImportStore } from './bank-import.store.ts';
import { BankImporter } from './bank-importer.ts';
import { CategoryMaker } from './category-maker.ts';
import type { Formats } from './formats.ts';
import { ImageImporter } from './image-importer.ts';
import { ImportPreviewService } from './import-preview.service.ts';
import { ImportReader } from './import-reader.ts';
import { ImportService } from './import.service.ts';
import { QuestionExchangeResolver } from './question-exchange.resolver.ts';
import { QuestionExportService } from './question-export.service.ts';
import { QuizImporter, type QuizImportDocument } from './quiz-importer.ts';
import { QuizContents } from './quiz-contents.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import { QuestionViews } from '../bank/question-views.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { QuizCreationService } from '../authoring/quiz-creation.service.ts';
import type { ImageService } from '../images/image.service.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';
import type { Memberships, QuizReader } from '../authoring/quiz-reader.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';

export const exchangeResolvers = [QuestionExchangeResolver] as const;

interface ExchangeDependencies extends Platform {
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly quizzes: QuizStore;
  readonly reader: QuizReader;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly creation: QuizCreationService;
  readonly formats: Formats;
  readonly banks: SharedBanks;
  readonly memberships: Memberships;
  readonly images: ImageService;
}

/** Import and export of questions and quizzes. */
export function createExchange(dependencies: ExchangeDependencies) {
  const imports = new BankImportStore(dependencies);
  const quizImports = new WriteJournal<QuizImportDocument>('quizImports', dependencies);
  const shared = { ...dependencies, imports, quizImports, views: new QuestionViews(dependencies) };
  const importer = new BankImporter(shared);
  const quizImporter = new QuizImporter(shared);
  const reader = new ImportReader(shared);
  const maker = new CategoryMaker(dependencies.categories);
  return {
    importer,
    maker,
    resolver: new QuestionExchangeResolver(
      new ImportPreviewService({ ...shared, reader }),
      new ImportService({
        ...shared,
        reader,
        importer,
        quizImporter,
        maker,
        images: new ImageImporter(dependencies.images),
      }),
      new QuestionExportService({ ...shared, contents: new QuizContents(dependencies) }),
    ),
    prepare: () => Promise.all([imports.declareIndexes(), quizImports.declareIndexes()]),
    purge: () => Promise.all([importer.purge(), quizImporter.purge()]),
  };
}
