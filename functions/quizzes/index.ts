import type { Domain, Platform } from '../platform/domain.ts';
import type { DemoClock, DemoPeople } from '../platform/demo.ts';
import type { Searchable } from '../platform/searchable.ts';
import type { StorageRules } from '../platform/limits/storage-rules.ts';
import { FileService } from '../platform/files/file-service.ts';
import { WriteJournal } from '../platform/store/write-journal.ts';
import { FileRecordStore } from '../platform/files/file-record.store.ts';
import { AttemptStore } from './attempts/attempt.store.ts';
import { AnswerKeyStore } from './attempts/answer-key.store.ts';
import type { PracticeMaterialService } from './generation/practice-material.service.ts';
import { BankDemoService } from './bank/bank-demo.service.ts';
import type { Formats } from './exchange/formats.ts';
import type { TextGenerator } from './generation/text-generator.ts';
import { QuestionData } from './bank/question-data.ts';
import { QuestionStore } from './bank/question.store.ts';
import { QuestionViews } from './bank/question-views.ts';
import { QuestionWriter } from './bank/question-writer.ts';
import { ImageAccess } from './images/image-access.ts';
import { ImageData } from './images/image-data.ts';
import { ImageResolver } from './images/image.resolver.ts';
import { ImageService } from './images/image.service.ts';
import { ImageStore } from './images/image.store.ts';
import { ImageSweep } from './images/image-sweep.ts';
import { QuizCategoryCounts } from './categories/quiz-category-counts.ts';
import { QuizCategoryData } from './categories/quiz-category-data.ts';
import { QuizCategoryFinder } from './categories/quiz-category-finder.ts';
import { QuizCategoryResolver } from './categories/quiz-category.resolver.ts';
import { QuizCategoryService } from './categories/quiz-category.service.ts';
import { QuizCategoryStore } from './categories/quiz-category.store.ts';
import { PracticeScopes } from './generation/practice-scope.ts';
import { Teachers, type CourseOwners } from './generation/teachers.ts';
import { QuizChecks } from './authoring/quiz-checks.ts';
import { QuizCreationService } from './authoring/quiz-creation.service.ts';
import { QuizPurge, type QuizDependents } from './authoring/quiz-purge.ts';
import { QuizReader, type Memberships } from './authoring/quiz-reader.ts';
import { QuizData } from './authoring/quiz-data.ts';
import { QuizFinderService } from './authoring/quiz-finder.service.ts';
import { QuizQuestions } from './authoring/quiz-questions.ts';
import { WrittenQuizViews } from './authoring/written-quiz-views.ts';
import { AuthoredQuizViews, TakenQuizViews } from './authoring/quiz-views.ts';
import type { QuizWriteDocument } from './authoring/quiz-write.ts';
import { QuizWriter } from './authoring/quiz-writer.ts';
import { QuizResolver } from './authoring/quiz.resolver.ts';
import { QuizUpdateService } from './authoring/quiz-update.service.ts';
import { QuizStore } from './authoring/quiz.store.ts';
import { ExceptionData } from './exceptions/exception-data.ts';
import { ExceptionReader, type CoursePeople } from './exceptions/exception-reader.ts';
import { QuizExceptionResolver } from './exceptions/quiz-exception.resolver.ts';
import { QuizExceptionService } from './exceptions/quiz-exception.service.ts';
import { QuizExceptionStore } from './exceptions/quiz-exception.store.ts';
import { DueQuizzes } from './attempts/due-quizzes.ts';
import { AttemptDeadlines } from './attempts/attempt-deadlines.ts';
import type { QuizGrades } from './results/quiz-grades.ts';
import { GradingLog, type CourseNames } from './grading/grading-log.ts';
import type { CourseMembers } from './results/quiz-results.service.ts';
import { createQuizEdges, quizEdgeResolvers } from './quiz-edges.resolver.ts';
import { DemoQuizSeed, type DemoCourseIds } from './demo-quizzes.ts';
import { QuizSearch } from './quiz-search.ts';
import { VersionSweep } from './bank/version-sweep.ts';
import { BankShareData } from './sharing/bank-share-data.ts';
import { BankShareResolver } from './sharing/bank-share.resolver.ts';
import { BankShareService } from './sharing/bank-share.service.ts';
import { BankLog } from './sharing/bank-log.ts';
import { BankShareStore } from './sharing/bank-share.store.ts';
import { QuestionCopyingService } from './sharing/question-copying.service.ts';
import { SharedBanks, type CourseEditors } from './sharing/shared-banks.ts';
import { attemptResolvers, createAttempts } from './attempts/index.ts';
import { bankResolvers, createBank } from './bank/index.ts';
import { exchangeResolvers, createExchange } from './exchange/index.ts';
import {
  createGeneration,
  generationResolvers,
  type Generation,
  type GenerationSources,
} from './generation/index.ts';

export type { GradedQuiz, QuizGrade, QuizGrades, QuizResults } from './results/quiz-grades.ts';
export { BankShareStore, QuizExceptionStore };
export type { DueQuizzes, QuizToDo } from './attempts/due-quizzes.ts';
export type { QuizProgressView } from './attempts/quiz-progress.service.ts';
import type { GradedQuizzes, HiddenQuizzes } from './attempts/quiz-progress.service.ts';
export type { CoursePeople } from './exceptions/exception-reader.ts';
export { WorkerFormats } from './exchange/worker-formats.ts';
export type { NoteTexts } from './generation/text-source.ts';
export { WorkerTextGenerator } from './generation/worker-text-generator.ts';
export type { Formats, TextGenerator };
export { practiceOwner } from './generation/practice-quizzes.ts';
export type {
  AttemptToSchedule,
  LearnedAnswer,
  PracticeMaterialService,
  ShownQuestion,
  UncheckedAnswer,
} from './generation/practice-material.service.ts';

export const quizResolvers = [
  ...bankResolvers,
  ...exchangeResolvers,
  BankShareResolver,
  QuizCategoryResolver,
  ImageResolver,
  QuizResolver,
  QuizExceptionResolver,
  ...generationResolvers,
  ...attemptResolvers,
  ...quizEdgeResolvers,
] as const;

interface QuizDependencies extends Platform {
  /** Reads and writes files of questions. */
  readonly formats: Formats;
  /** Generates questions from texts. */
  readonly generator: TextGenerator;
  readonly memberships: Memberships & CourseOwners & CourseMembers & CourseNames & CourseEditors;
  readonly coursePeople: CoursePeople;
  readonly quizDependents: readonly QuizDependents[];
  readonly gradedQuizzes: GradedQuizzes;
  readonly hiddenQuizzes: HiddenQuizzes;
}

export interface Quizzes extends Domain {
  /** Submitted attempts, for practice. */
  readonly material: PracticeMaterialService;
  /** Official results, for gradebooks. */
  readonly quizGrades: QuizGrades;
  /** Quizzes that accounts have to take. */
  readonly dueQuizzes: DueQuizzes;
  readonly search: Searchable;
  /** Creates the services that generate quizzes. Called once the other domains exist. */
  generation(sources: GenerationSources): Generation;
  /**
   * Creates a question bank, and quizzes with attempts in the courses. Returns, for each course, the ID of a quiz with
   * results. The domain must have been created with the same `clock`.
   */
  seedDemo(people: DemoPeople, courses: DemoCourseIds, clock: DemoClock): Promise<DemoCourseIds>;
}

/** The stores and shared services. */
function quizBase(dependencies: QuizDependencies) {
  const { store } = dependencies;
  const questions = new QuestionStore(store);
  const keys = new AnswerKeyStore(store);
  const quizzes = new QuizStore(store);
  const categoryStore = new QuizCategoryStore(store);
  const imageStore = new ImageStore(store);
  const writer = new QuestionWriter({ ...dependencies, questions, keys, images: imageStore });
  const attempts = new AttemptStore(store);
  const counts = new QuizCategoryCounts({ ...dependencies, quizzes, questions, attempts });
  const shares = new BankShareStore(store);
  const banks = new SharedBanks({ ...dependencies, shares });
  const bankLog = new BankLog(dependencies.audit);
  const categories = new QuizCategoryService({
    ...dependencies,
    categories: categoryStore,
    counts,
    banks,
    bankLog,
  });
  const categoryFinder = new QuizCategoryFinder({
    ...dependencies,
    categories: categoryStore,
    counts,
    questions,
    banks,
    teachers: new Teachers(quizzes, dependencies.memberships),
  });
  const exceptionStore = new QuizExceptionStore(store);
  const exceptions = new ExceptionReader({ exceptions: exceptionStore, people: dependencies.coursePeople });
  return {
    ...dependencies,
    exceptions,
    exceptionStore,
    questions,
    keys,
    quizzes,
    categoryStore,
    imageStore,
    writer,
    categories,
    categoryFinder,
    shares,
    banks,
    bankLog,
  };
}

/** The images of questions. */
function createImages(base: ReturnType<typeof quizBase>, reader: QuizReader) {
  const attempts = new AttemptStore(base.store);
  const shared = { ...base, images: base.imageStore, reader, attempts };
  const service = new ImageService({ ...shared, access: new ImageAccess(shared) });
  const sweep = new ImageSweep(shared);
  return {
    service,
    resolver: new ImageResolver(service),
    personalData: new ImageData(shared),
    purge: () => sweep.run(),
  };
}

/** The services for writing and finding quizzes. */
function createAuthoring(base: ReturnType<typeof quizBase>, reader: QuizReader, images: ImageService) {
  const { store, questions, quizzes, writer } = base;
  const records = new FileRecordStore(store);
  const writes = new WriteJournal<QuizWriteDocument>('quizWrites', base);
  const files = new FileService({ area: base.files, records, clock: base.clock });
  const authored = new AuthoredQuizViews(questions, writer, base.clock);
  const attempts = new AttemptStore(store);
  const taken = new TakenQuizViews(questions, attempts, base.clock);
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
  const log = new GradingLog(base.audit, base.memberships);
  const deadlines = new AttemptDeadlines(shared);
  const list = new QuizQuestions({ ...base, images });
  const writing = { ...shared, deadlines, quizWriter, checks, written, log, list };
  const creation = new QuizCreationService(writing);
  const updates = new QuizUpdateService(writing);
  const purge = new QuizPurge({ ...writing, quizDependents: [...base.quizDependents, base.exceptionStore] });
  const exceptionService = new QuizExceptionService({
    ...writing,
    exceptions: base.exceptionStore,
    people: base.coursePeople,
  });
  const finder = new QuizFinderService(shared);
  return {
    finder,
    creation,
    updates,
    exceptionService,
    resolver: new QuizResolver(finder, creation, updates),
    personalData: new QuizData(quizzes, files),
    stores: [records, writes, base.exceptionStore],
    forGeneration: { quizWriter, authoring: creation, taken, attempts, purge },
    purge: async () => {
      await purge.run();
      await new VersionSweep({ ...base, attempts }).run();
    },
  };
}

/** An attempt counts towards the storage of the student who takes it. Everything else counts for its owner. */
export const quizStorage: StorageRules = {
  quizzes: {},
  quizExceptions: {},
  answerKeys: {},
  questionImages: {
    moreBytes: (image) => Number(Reflect.get(image, 'size')) || 0,
    refusesUpdate: () => false,
  },
  // Never refused. The answer key is stored first, and is refused if the storage is full.
  questionVersions: { refusesNew: false },
  questionImageUses: { refusesNew: false },
  questionImageShares: { refusesNew: false },
  files: { moreBytes: (record) => Number(Reflect.get(record, 'size')) || 0 },
  // Questions and results of an attempt. A student whose storage is full can still submit, and be graded.
  quizAttempts: { field: 'userId', leaves: 0, refusesUpdate: () => false },
  // Created without answers, or with the answers of an older attempt. The update that saves answers can be refused.
  quizResponses: { field: 'userId', leaves: 0, refusesNew: false },
};

export function createQuizzes(dependencies: QuizDependencies): Quizzes {
  const base = quizBase(dependencies);
  const { questions, keys, quizzes, categoryStore, categories } = base;
  const reader = new QuizReader(
    quizzes,
    dependencies.memberships,
    new AttemptStore(base.store),
    base.exceptions,
  );
  const images = createImages(base, reader);
  const quiz = createAuthoring(base, reader, images.service);
  const bank = createBank({ ...base, reader, images: images.service, quizUpdates: quiz.updates });
  const practice = new PracticeScopes({ ...base, attempts: new AttemptStore(base.store) });
  const attempts = createAttempts({ ...base, reader, practice, finder: quiz.finder });
  const exchange = createExchange({ ...base, reader, creation: quiz.creation, images: images.service });
  const edges = createQuizEdges({
    finder: quiz.finder,
    categories: base.categoryFinder,
    ownAttempts: attempts.ownAttempts,
    questions: bank.reader,
    results: attempts.quizResults,
    statistics: attempts.statistics,
    exceptions: quiz.exceptionService,
    attemptCounts: attempts.attemptCounts,
  });
  return {
    resolvers: [
      ...bank.resolvers,
      quiz.resolver,
      new QuizExceptionResolver(quiz.exceptionService),
      images.resolver,
      new QuizCategoryResolver(base.categoryFinder, categories),
      exchange.resolver,
      new BankShareResolver(
        new BankShareService(base),
        new QuestionCopyingService({
          ...base,
          ...exchange,
          images: images.service,
          selection: bank.selection,
        }),
      ),
      ...attempts.resolvers,
      ...edges,
    ],
    personalData: [
      quiz.personalData,
      new ExceptionData({ exceptions: base.exceptionStore, quizzes }),
      new QuestionData({ ...base, images: base.imageStore }),
      images.personalData,
      new QuizCategoryData(categoryStore),
      new BankShareData(base.shares),
      ...attempts.personalData,
    ],
    material: attempts.material,
    quizGrades: attempts.quizGrades,
    dueQuizzes: new DueQuizzes({ finder: quiz.finder, own: attempts.ownAttempts }),
    search: new QuizSearch({ quizzes: quiz.finder, questions, banks: base.banks }),
    generation: (sources) => createGeneration({ ...base, ...quiz.forGeneration, practice }, sources),
    prepare: async () => {
      const stores = [questions, keys, quizzes, categoryStore, base.imageStore, base.shares, ...quiz.stores];
      await Promise.all([
        ...stores.map((each) => each.declareIndexes()),
        bank.prepare(),
        exchange.prepare(),
        attempts.prepare(),
      ]);
    },
    seedDemo: async (people, courses, clock) => {
      const demoBank = await new BankDemoService(base).seed(people.instructor.userId);
      const { service, starts, submissions } = attempts;
      const services = { creation: quiz.creation, attempts: service, starts, submissions, clock };
      return new DemoQuizSeed(services, demoBank, courses).run(people);
    },
    purge: async () => {
      await Promise.all([quiz.purge(), bank.purge(), categories.purge(), exchange.purge(), attempts.purge()]);
      // Images come last, because removing questions can leave images unused.
      await images.purge();
    },
  };
}
