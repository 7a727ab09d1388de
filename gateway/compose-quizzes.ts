import type { BlobStore } from '../functions/platform/files/blob-store.ts';
import { FileService } from '../functions/platform/files/file-service.ts';
import { FileRecordStore } from '../functions/platform/files/file-record.store.ts';
import type { Clock } from '../functions/platform/clock.ts';
import type { AuditLog } from '../functions/platform/audit/audit-log.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { Random } from '../core/quizzes/random.ts';
import type { RandomFor } from '../functions/platform/random.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import type { Store } from '../functions/platform/store/store.ts';
import { AttemptStore } from '../functions/quizzes/attempts/attempt.store.ts';
import { AnswerKeyStore } from '../functions/quizzes/attempts/answer-key.store.ts';
import type { PracticeMaterialService } from '../functions/quizzes/generation/practice-material.service.ts';
import { BankDemoService } from '../functions/quizzes/bank/bank-demo.service.ts';
import type { Formats } from '../functions/quizzes/exchange/formats.ts';
import type { TextGenerator } from '../functions/quizzes/generation/text-generator.ts';
import { QuestionData } from '../functions/quizzes/bank/question-data.ts';
import { QuestionStore } from '../functions/quizzes/bank/question.store.ts';
import { QuestionViews } from '../functions/quizzes/bank/question-views.ts';
import { QuestionWriter } from '../functions/quizzes/bank/question-writer.ts';
import { QuizCategoryCounts } from '../functions/quizzes/categories/quiz-category-counts.ts';
import { QuizCategoryResolver } from '../functions/quizzes/categories/quiz-category.resolver.ts';
import { QuizCategoryService } from '../functions/quizzes/categories/quiz-category.service.ts';
import { QuizCategoryStore } from '../functions/quizzes/categories/quiz-category.store.ts';
import { PracticeScopes } from '../functions/quizzes/generation/practice-scope.ts';
import type { CourseOwners } from '../functions/quizzes/generation/teachers.ts';
import { QuizChecks } from '../functions/quizzes/authoring/quiz-checks.ts';
import { QuizCreationService } from '../functions/quizzes/authoring/quiz-creation.service.ts';
import { QuizPurge, type QuizDependents } from '../functions/quizzes/authoring/quiz-purge.ts';
import { QuizReader, type Memberships } from '../functions/quizzes/authoring/quiz-reader.ts';
import { QuizData } from '../functions/quizzes/authoring/quiz-data.ts';
import { QuizFinderService } from '../functions/quizzes/authoring/quiz-finder.service.ts';
import { QuizQuestions } from '../functions/quizzes/authoring/quiz-questions.ts';
import { WrittenQuizViews } from '../functions/quizzes/authoring/written-quiz-views.ts';
import { AuthoredQuizViews, TakenQuizViews } from '../functions/quizzes/authoring/quiz-views.ts';
import { QuizWriteStore } from '../functions/quizzes/authoring/quiz-write.store.ts';
import { QuizWriter } from '../functions/quizzes/authoring/quiz-writer.ts';
import { QuizResolver } from '../functions/quizzes/authoring/quiz.resolver.ts';
import { QuizUpdateService } from '../functions/quizzes/authoring/quiz-update.service.ts';
import { QuizStore } from '../functions/quizzes/authoring/quiz.store.ts';
import type { CourseMembers } from '../functions/quizzes/results/quiz-results.service.ts';
import { VersionSweep } from '../functions/quizzes/bank/version-sweep.ts';
import { composeAttempts } from './compose-attempts.ts';
import { composeBank } from './compose-bank.ts';
import { composeExchange } from './compose-exchange.ts';
import { composeGeneration, type Generation, type GenerationSources } from './compose-generation.ts';

/** What quizzes are made of. */
export interface QuizDependencies {
  readonly store: Store;
  /** Where the bytes of files are kept. */
  readonly files: BlobStore;
  /** What reads and writes files of questions. */
  readonly formats: Formats;
  /** What makes questions from texts. */
  readonly generator: TextGenerator;
  readonly limiter: RateLimiter;
  readonly audit: AuditLog;
  readonly memberships: Memberships & CourseOwners & CourseMembers;
  readonly quizDependents: readonly QuizDependents[];
  readonly clock: Clock;
  readonly newId: NewId;
  readonly random: Random;
  readonly randomFor: RandomFor;
}

export interface Quizzes {
  readonly resolvers: readonly object[];
  readonly personalData: readonly PersonalData[];
  /** What was handed in, for practice. */
  readonly material: PracticeMaterialService;
  /** What generates quizzes, out of this and of what other domains know. */
  generation(sources: GenerationSources): Generation;
  prepare(): Promise<void>;
  /** Gives an instructor of the demo world something to work with. */
  seedDemo(instructorId: string): Promise<void>;
  purge(): Promise<void>;
}

/** The stores and what several services share. */
function quizBase(dependencies: QuizDependencies) {
  const { store } = dependencies;
  const questions = new QuestionStore(store);
  const keys = new AnswerKeyStore(store);
  const quizzes = new QuizStore(store);
  const categoryStore = new QuizCategoryStore(store);
  const writer = new QuestionWriter({ ...dependencies, questions, keys });
  const counts = new QuizCategoryCounts({ ...dependencies, quizzes, questions });
  const categories = new QuizCategoryService({ ...dependencies, categories: categoryStore, counts });
  return { ...dependencies, questions, keys, quizzes, categoryStore, writer, categories };
}

/** Quizzes themselves: what their authors write, and what everybody finds. */
function composeQuiz(base: ReturnType<typeof quizBase>, reader: QuizReader) {
  const { store, questions, quizzes, writer } = base;
  const records = new FileRecordStore(store);
  const writes = new QuizWriteStore(store);
  const files = new FileService({ area: base.files, records, clock: base.clock });
  const authored = new AuthoredQuizViews(questions, writer);
  const attempts = new AttemptStore(store);
  const taken = new TakenQuizViews(questions, attempts);
  const shared = {
    ...base,
    reader,
    attempts,
    files,
    authored,
    taken,
    questionViews: new QuestionViews(base),
  };
  const quizWriter = new QuizWriter({ ...shared, writes });
  const checks = new QuizChecks(base);
  const written = new WrittenQuizViews(shared);
  const writing = { ...shared, quizWriter, checks, written, list: new QuizQuestions(base) };
  const creation = new QuizCreationService(writing);
  const updates = new QuizUpdateService(writing);
  const purge = new QuizPurge(writing);
  const finder = new QuizFinderService(shared);
  return {
    finder,
    creation,
    updates,
    resolver: new QuizResolver(finder, creation, updates),
    personalData: new QuizData(quizzes, files),
    stores: [records, writes],
    forGeneration: { quizWriter, authoring: creation, taken, attempts, purge },
    purge: async () => {
      await purge.run();
      await new VersionSweep({ ...base, attempts }).run();
    },
  };
}

export function composeQuizzes(dependencies: QuizDependencies): Quizzes {
  const base = quizBase(dependencies);
  const { questions, keys, quizzes, categoryStore, categories } = base;
  const reader = new QuizReader(quizzes, dependencies.memberships, new AttemptStore(base.store));
  const quiz = composeQuiz(base, reader);
  const bank = composeBank({ ...base, quizUpdates: quiz.updates });
  const practice = new PracticeScopes({ ...base, attempts: new AttemptStore(base.store) });
  const attempts = composeAttempts({ ...base, reader, practice, finder: quiz.finder });
  const exchange = composeExchange({ ...base, creation: quiz.creation });
  return {
    resolvers: [
      ...bank.resolvers,
      quiz.resolver,
      new QuizCategoryResolver(categories),
      exchange.resolver,
      ...attempts.resolvers,
    ],
    personalData: [quiz.personalData, new QuestionData(base), ...attempts.personalData],
    material: attempts.material,
    generation: (sources) => composeGeneration({ ...base, ...quiz.forGeneration, practice }, sources),
    prepare: async () => {
      const stores = [questions, keys, quizzes, categoryStore, ...quiz.stores];
      await Promise.all([
        ...stores.map((each) => each.declareIndexes()),
        bank.prepare(),
        exchange.prepare(),
        attempts.prepare(),
      ]);
    },
    seedDemo: (instructorId) => new BankDemoService(base).seed(instructorId),
    purge: async () => {
      await Promise.all([quiz.purge(), bank.purge(), categories.purge(), exchange.purge(), attempts.purge()]);
    },
  };
}
