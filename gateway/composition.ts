import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AuditLog } from '../functions/platform/audit/audit-log.ts';
import { systemClock } from '../functions/platform/clock.ts';
import { AttemptGuard } from '../functions/platform/limits/attempt-guard.ts';
import { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import { chatCompletions } from '../functions/platform/language-model/chat-completions.ts';
import type { LanguageModel } from '../functions/platform/language-model/language-model.ts';
import { DemoClock, type DemoPeople } from '../functions/platform/demo.ts';
import type { Platform, Sources } from '../functions/platform/domain.ts';
import type { BlobStore } from '../functions/platform/files/blob-store.ts';
import { lazyBlobStore } from '../functions/platform/files/lazy-blob-store.ts';
import type { MailTransport } from '../functions/platform/mail/mail.ts';
import { Outbox } from '../functions/platform/mail/outbox.ts';
import { fileTransport, smtpTransport } from '../functions/platform/mail/transports.ts';
import { lazily } from '../functions/platform/lazily.ts';
import { randomId } from '../functions/platform/new-id.ts';
import { Argon2Hasher } from '../functions/platform/passwords/argon2-hasher.ts';
import { randomUnder, systemRandom } from '../functions/platform/random.ts';
import { randomCode, randomSecret } from '../functions/platform/secrets.ts';
import { lazyStore } from '../functions/platform/store/lazy-store.ts';
import { migrate } from '../functions/platform/store/migrate.ts';
import { migrations } from '../functions/platform/store/migrations.ts';
import type { Store } from '../functions/platform/store/store.ts';
import { WorkerPool } from '../functions/platform/workers/worker-pool.ts';
import { createGradebook, GradebookStore, OwnPlanStore, planStorage } from '../functions/gradebook/index.ts';
import {
  AssignmentStore,
  assignmentStorage,
  CourseAssignments,
  createAssignments,
} from '../functions/assignments/index.ts';
import { CourseNotes, createNotes, noteStorage } from '../functions/notes/index.ts';
import { createPlanner } from '../functions/planner/index.ts';
import { createTasks } from '../functions/tasks/index.ts';
import { createSearch } from '../functions/search/index.ts';
import {
  createAccounts,
  createCountedStorage,
  createGoogleIdentity,
  type DemoAccount,
  type GoogleIdentity,
} from '../functions/accounts/index.ts';
import { courseStorage, createCourses } from '../functions/courses/index.ts';
import { createPractice, PracticeStore } from '../functions/practice/index.ts';
import {
  QuizExceptionStore,
  BankShareStore,
  createQuizzes,
  practiceOwner,
  quizStorage,
  WorkerFormats,
  WorkerTextGenerator,
  type Formats,
  type TextGenerator,
} from '../functions/quizzes/index.ts';
import { createSupport, type AccessCredential } from '../functions/support/index.ts';
import { SettingsError, type Settings } from './env.ts';
import type { Identities } from '../functions/platform/identities.ts';

/** All storage: documents and files. */
export interface Storage {
  readonly store: Store;
  readonly files: BlobStore;
}

/** Migrates the stored data to the form of this version. Waits if another process is migrating. */
export function migrateStore(store: Store): Promise<void> {
  return migrate(store, migrations, { clock: systemClock, newId: randomId, wait: () => setTimeout(1_000) });
}

/**
 * Loads the driver and connects on first use, so that a container starts quickly, and the planner works even if the
 * database is down.
 */
export function openLambdaStorage({ mongodbUri }: Pick<Settings, 'mongodbUri'>): Storage {
  if (mongodbUri === null) throw new SettingsError('MONGODB_URI is not set.');
  const open = lazily(async () => {
    const { createMongoStore } = await import('../functions/platform/store/mongo.ts');
    const store = createMongoStore(mongodbUri);
    return { store, files: store.blobStore() };
  });
  return {
    store: lazyStore(async () => (await open()).store),
    files: lazyBlobStore(async () => (await open()).files),
  };
}

/** Dependencies of the product, in addition to the store. */
export interface ProductDependencies extends Sources {
  /** Reads and writes files of questions. */
  readonly formats: Formats;
  /** Generates questions from texts. */
  readonly generator: TextGenerator;
  readonly google: GoogleIdentity | null;
  /** Client ID of this site at Google. */
  readonly googleClientId: string | null;
  /** Credentials for /validate. Null if everyone can open the site. */
  readonly access: AccessCredential | null;
  readonly siteUrl: string;
  /** True if registering a taken address gets the same response as registering a free one. */
  readonly hidesTakenAddresses: boolean;
  /** Writes questions. Null if no language model is configured. */
  readonly model: LanguageModel | null;
}

/** Days since the demo's courses began. */
const daysOfDemo = 14;

/** A mail server if one is set, else files in DATA_DIR. */
export function openMailTransport({ mailUrl, mailFrom, dataDir }: Settings): MailTransport {
  return mailUrl ? smtpTransport(mailUrl, mailFrom) : fileTransport(join(dataDir, 'outbox'), mailFrom);
}

export interface Product {
  readonly resolvers: readonly object[];
  /** Finds the account of a session or an API token. */
  readonly identities: Identities;
  /** Mails that are not sent yet. */
  readonly outbox: Outbox;
  /** Declares the indexes. */
  prepare(): Promise<void>;
  /** Creates or promotes the operator's account. */
  ensureAdmin(admin: { email: string; password: string }): Promise<void>;
  /**
   * Adds demo accounts if only admins have accounts, and demo templates if there are none. Returns the accounts.
   * Calls `onAccounts` with the accounts and their passwords before it adds the other data, which takes longer and
   * may fail. The passwords are stored only as hashes.
   */
  seedDemo(onAccounts?: (accounts: readonly DemoAccount[]) => void): Promise<readonly DemoAccount[]>;
  /** Removes what has expired. Called once an hour. */
  purge(): Promise<void>;
}

/** Dependencies that are not settings. */
export interface ProductSurroundings {
  /** From the settings, or from the data folder if it is not set. */
  readonly sessionSecret: string;
  /** The module of the processes that read users' texts and files. */
  readonly textWorker: URL;
  /** Number of these processes to start in advance. Others are started on demand. */
  readonly readyProcesses?: number;
}

/** Creates the product's dependencies. */
export function createProductDependencies(
  settings: Settings,
  { sessionSecret, textWorker, readyProcesses = 0 }: ProductSurroundings,
): ProductDependencies {
  const workers = new WorkerPool(textWorker, { readyProcesses });
  const { siteUrl, google, access, hidesTakenAddresses, assistant } = settings;
  return {
    clock: systemClock,
    newId: randomId,
    newSecret: randomSecret,
    random: systemRandom,
    randomFor: randomUnder(sessionSecret),
    newCode: randomCode,
    hasher: new Argon2Hasher(),
    formats: new WorkerFormats(workers),
    generator: new WorkerTextGenerator(workers),
    google: google && createGoogleIdentity(google, systemClock),
    googleClientId: google && google.clientId,
    access,
    siteUrl,
    hidesTakenAddresses,
    model: assistant && chatCompletions(assistant),
  };
}

/** Creates the demo's courses, quizzes and grades with the domains' services and a clock that starts in the past. */
async function seedDemoWorld(shared: ProductDependencies & Platform, people: DemoPeople): Promise<void> {
  const clock = new DemoClock(shared.clock);
  const { store, newId } = shared;
  const past = {
    ...shared,
    clock,
    limiter: new RateLimiter(store, clock),
    audit: new AuditLog({ store, clock, newId }),
  };
  clock.setDaysAgo(daysOfDemo);
  const courses = createCourses({ ...past, courseDependents: [] });
  const quizzes = createQuizzes({
    ...past,
    memberships: courses.memberships,
    coursePeople: courses.gradebookCourses,
    quizDependents: [],
    gradedQuizzes: async () => new Set(),
    hiddenQuizzes: async () => new Set(),
  });
  const courseIds = await courses.seedDemo(people, clock);
  const quizIds = await quizzes.seedDemo(people, courseIds, clock);
  clock.setDaysAgo(1);
  const gradebook = createGradebook({
    ...past,
    gradebooks: new GradebookStore(store),
    plans: new OwnPlanStore(store),
    courses: courses.gradebookCourses,
    memberships: courses.memberships,
    quizGrades: quizzes.quizGrades,
    assignmentOf: async () => null,
  });
  await gradebook.seedDemo(people, [
    { courseId: courseIds.calculus, quizId: quizIds.calculus, quizItem: 2, gradedCount: 4 },
    { courseId: courseIds.statistics, quizId: quizIds.statistics, quizItem: 1, gradedCount: 3 },
  ]);
}

/** Creates every service and resolver of the product, each once. */
export function composeProduct(
  { store: uncounted, files }: Storage,
  dependencies: ProductDependencies,
): Product {
  const { clock, newId } = dependencies;
  const storage = createCountedStorage(uncounted, {
    clock,
    rules: { ...courseStorage, ...quizStorage, ...planStorage, ...noteStorage, ...assignmentStorage },
    practiceOwner,
  });
  const { store } = storage;
  const limiter = new RateLimiter(store, clock);
  const outbox = new Outbox({ store, clock, newId });
  const audit = new AuditLog({ store, clock, newId });
  const guard = new AttemptGuard(store, clock);
  const shared = { ...dependencies, store, files, limiter, outbox, audit, guard };
  const accounts = createAccounts({
    ...shared,
    personalDataOfOthers: () =>
      [...otherDomains, generation, storage].flatMap(({ personalData }) => personalData),
    storageQuota: storage.quota,
  });
  const gradebooks = new GradebookStore(store);
  const plans = new OwnPlanStore(store);
  const assignmentStore = new AssignmentStore(store);
  const courses = createCourses({
    ...shared,
    courseDependents: [
      gradebooks,
      plans,
      new QuizExceptionStore(store),
      new BankShareStore(store),
      new CourseNotes(store),
      new CourseAssignments(store),
    ],
  });
  const { memberships } = courses;
  const cards = new PracticeStore(store);
  const gradesOfQuizzes = { removeOfQuiz: (quizId: string) => gradebook.keepResults(quizId) };
  const quizDependents = [cards, gradesOfQuizzes];
  const quizzes = createQuizzes({
    ...shared,
    memberships,
    coursePeople: courses.gradebookCourses,
    quizDependents,
    gradedQuizzes: (courseIds, actor) => gradebook.gradedQuizzes(courseIds, actor),
    hiddenQuizzes: (courseIds, actor) => gradebook.hiddenQuizzes(courseIds, actor),
  });
  const gradebook = createGradebook({
    ...shared,
    gradebooks,
    plans,
    courses: courses.gradebookCourses,
    memberships,
    quizGrades: quizzes.quizGrades,
    assignmentOf: (courseId, itemId) => assignmentStore.titleOfItem(courseId, itemId),
  });
  const assignments = createAssignments({
    ...shared,
    assignments: assignmentStore,
    memberships,
    courses: courses.gradebookCourses,
    grades: gradebook.returnedGrades,
  });
  const notes = createNotes({ ...shared, memberships, courses: courses.gradebookCourses });
  const practice = createPractice({ ...shared, memberships, practice: cards, material: quizzes.material });
  const generation = quizzes.generation({
    weakConcepts: practice.weakConcepts,
    notes: notes.texts,
    model: dependencies.model,
  });
  const otherDomains = [
    createPlanner(),
    courses,
    quizzes,
    practice,
    gradebook,
    assignments,
    notes,
    createSupport({ ...shared, notices: accounts.notices }),
    createSearch([courses.search, quizzes.search, assignments.search, ...notes.searches, accounts.search]),
    createTasks({
      items: gradebook.dueItems,
      quizzes: quizzes.dueQuizzes,
      assignments: assignments.dueAssignments,
      settledQuizzes: (courseIds, actor) => gradebook.settledQuizzes(courseIds, actor),
      settledItems: (courseIds, actor) => gradebook.settledItems(courseIds, actor),
      memberships,
      clock,
    }),
  ];
  const domains = [accounts, ...otherDomains];
  return {
    resolvers: [...domains, generation].flatMap(({ resolvers }) => resolvers),
    identities: accounts.identities,
    outbox,
    prepare: async () => {
      await Promise.all([
        outbox.declareIndexes(),
        audit.declareIndexes(),
        limiter.declareIndexes(),
        ...domains.map((domain) => domain.prepare()),
      ]);
    },
    ensureAdmin: (admin) => accounts.ensureAdmin(admin),
    seedDemo: async (onAccounts = () => undefined) => {
      const demo = await accounts.seedDemo();
      onAccounts(demo.accounts);
      await courses.seedTemplates();
      if (demo.people) await seedDemoWorld(shared, demo.people);
      return demo.accounts;
    },
    purge: async () => {
      await Promise.all([limiter.purge(), ...domains.map((domain) => domain.purge())]);
    },
  };
}
