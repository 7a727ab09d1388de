import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Category } from '../../../core/grading/course.ts';
import { withWeights } from '../../../core/grading/weigh.ts';
import { Argon2Hasher } from '../../../functions/platform/passwords/argon2-hasher.ts';
import { migrate } from '../../../functions/platform/store/migrate.ts';
import { migrations } from '../../../functions/platform/store/migrations.ts';
import type { Store, StoredDocument } from '../../../functions/platform/store/store.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type OpenStore,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { signIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { testApp, testClock } from '../../support/test-app.ts';
import { emptyStore } from '../../support/test-store.ts';

type Names = Readonly<Record<string, string>>;

interface Answers {
  readonly askedAt: string;
  readonly passwords: Readonly<Record<string, readonly [email: string, password: string]>>;
  /** By caller, operation and ID. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'));
const storedDocuments = fixture('stored-version-0') as Readonly<Record<string, readonly StoredDocument[]>>;
const { askedAt, passwords, answers } = fixture('answers-version-0') as Answers;

const authoredFields = `id question type answers correctAnswer numericAnswers { value tolerance } pairs { left right }
  explanation answerExplanations concepts points difficulty isInBank`;
const questionFields =
  'id type question_text points answers { id text } matchPrompts { id text } matchOptions { id text }';
const responseFields = 'response { answerIds text matches { promptId optionId } }';

/** The current query of each operation, and the current name of each old field in its recorded answer. */
const kinds: Readonly<Record<string, { readonly query: string; readonly names: Names }>> = {
  me: {
    query: `{ me { id email firstName lastName role isDisabled isVerified hasPassword instructor notifications
      canRequestUpgrade createdAt links { id title url }
      upgradeRequest { id status createdAt decidedAt reason } } }`,
    names: {
      disabled: 'isDisabled',
      verified: 'isVerified',
      upgradeRequestsEnabled: 'canRequestUpgrade',
      createdOn: 'createdAt',
      decidedOn: 'decidedAt',
    },
  },
  lists: {
    query: `{ savedCourses { id } memberCourses { id } quizzes { id }
      deletedCourses { id name deletedAt restoreExpiresAt } }`,
    names: { deletedOn: 'deletedAt', restorableUntil: 'restoreExpiresAt' },
  },
  course: {
    query: `query ($id: ID!) { course(id: $id) {
      id name description notes syllabus meetingDetails targetGrade isTemplate canEdit createdBy lastUpdatedOn revision
      meterDivisions gradeMaps { letter minimum }
      categories { name categoryType weight maximumPoints
        items { name description weight grade knownScores maximumPoints } }
      people { id name role email github linkedin key grade membership } } }`,
    names: {},
  },
  quiz: {
    query: `query ($id: ID!) { quiz(id: $id) {
      __typename id title description isPublished active deleted isClosed isPractice canEdit courseId categoryId timeLimit
      allowedAttempts scoringPolicy answerRelease creditMethod shuffleQuestions shuffleAnswers pointsPossible
      questionCount files { id name size type url }
      ... on AuthoredQuiz { revision createdAt updatedAt questions { ${authoredFields} } }
      ... on TakenQuiz { attemptsUsed } } }`,
    names: {
      closed: 'isClosed',
      practice: 'isPractice',
      keep: 'scoringPolicy',
      reveal: 'answerRelease',
      createdOn: 'createdAt',
      updatedOn: 'updatedAt',
      inBank: 'isInBank',
    },
  },
  attempts: {
    query: `query ($id: ID!) { attempts(quizId: $id) {
      id kind number isPending isOfficial percent possible score startedAt submittedAt dueAt resultAt } }`,
    names: { pending: 'isPending', counts: 'isOfficial' },
  },
  attempt: {
    query: `query ($id: ID!) { attempt(id: $id) {
      id quizId quizTitle kind number revision startedAt dueAt submittedAt questions { ${questionFields} ${responseFields} }
      result { id isPending percent possible score isRevealed regradedAt submittedAt
        questions { ${questionFields} ${responseFields} earned isPending hasFullCredit feedback explanation
          correct { answerIds texts numbers { value tolerance } matches { promptId optionId } } } } } }`,
    names: {
      given: 'response',
      chosen: 'response',
      lefts: 'matchPrompts',
      rights: 'matchOptions',
      leftId: 'promptId',
      rightId: 'optionId',
      pending: 'isPending',
      revealed: 'isRevealed',
      fullCredit: 'hasFullCredit',
    },
  },
  progress: {
    query: `{ quizProgress { quizId quizTitle isClosed attemptsUsed
      inProgressAttempt { id number } officialAttempt { id percent isOfficial } } }`,
    names: {
      closed: 'isClosed',
      open: 'inProgressAttempt',
      counting: 'officialAttempt',
      counts: 'isOfficial',
    },
  },
  practice: {
    query: `{ practiceSession { total due doneToday examDate dailyMinutes nextDueAt upcoming { date count }
      cards { id cardRevision courseId quizId concepts dueAt question { ${questionFields} } } } }`,
    names: {
      examOn: 'examDate',
      minutesADay: 'dailyMinutes',
      nextDueOn: 'nextDueAt',
      day: 'date',
      asked: 'cardRevision',
      dueOn: 'dueAt',
    },
  },
  weak: {
    query: '{ weakConcepts { concept strength answers cards evidence { id kind isCorrect answeredAt } } }',
    names: { correct: 'isCorrect', at: 'answeredAt' },
  },
  tokens: {
    query: `{ apiTokens { id name scopes createdAt expiresAt lastUsedAt }
      courseInvitations { nodes { courseId courseName invitedAt role } } }`,
    names: { createdOn: 'createdAt', expiresOn: 'expiresAt', lastUsedOn: 'lastUsedAt' },
  },
  bank: {
    query: `{ questions(first: 100) { nodes { ${authoredFields}
      categoryId availableForPractice revision version createdAt updatedAt usedIn { quizId } } } }`,
    names: {
      practice: 'availableForPractice',
      inBank: 'isInBank',
      createdOn: 'createdAt',
      updatedOn: 'updatedAt',
    },
  },
  versions: {
    query: `query ($id: ID!) { questionVersions(id: $id) {
      number createdAt question type answers correctAnswer pairs { left right } numericAnswers { value tolerance } } }`,
    names: { createdOn: 'createdAt' },
  },
  queue: {
    query: `{ gradingQueue { quizId quizTitle courseId count oldestSubmittedAt }
      quizCategories { id categoryName active quizCount questionCount bankQuestionCount } }`,
    names: { toGrade: 'gradingQueue', waitingSince: 'oldestSubmittedAt' },
  },
  results: {
    query: `query ($id: ID!) { quizResults(quizId: $id, first: 100) { nodes {
        id userId email name number isOfficial percent possible score startedAt submittedAt state } } }`,
    names: { counts: 'isOfficial' },
  },
  regrade: {
    query: `query ($id: ID!) { regradePreview(quizId: $id) { changedCount studentCount
      questions { id outdatedKeyCount rewordedCount hasFullCredit skippedReason } } }`,
    names: {
      changed: 'changedCount',
      people: 'studentCount',
      earlier: 'outdatedKeyCount',
      reworded: 'rewordedCount',
      fullCredit: 'hasFullCredit',
      whyNot: 'skippedReason',
    },
  },
};

function withCurrentNames(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => withCurrentNames(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [names[name] ?? name, withCurrentNames(part, names)]),
  );
}

/** The value of a query's only root field, or its `nodes`. For a query with several root fields, all values by name. */
function rootValue(data: Readonly<Record<string, unknown>>): unknown {
  const parts = Object.values(data);
  const [only] = parts;
  if (parts.length > 1) return data;
  return typeof only === 'object' && only !== null && 'nodes' in only ? only.nodes : only;
}

/** The recorded answer in the shape of today, but with its old field names. Weights of courses are calculated again. */
function expectedAnswer(operation: string, recorded: unknown): unknown {
  if (operation === 'results')
    return rootValue({ quizResults: (recorded as { quizResults: unknown }).quizResults });
  if (operation !== 'course') return recorded;
  const course = recorded as { readonly categories: readonly Category[] };
  return { ...course, categories: withWeights(course.categories) };
}

async function queryRoot(browser: Browser, query: string, id: string | undefined): Promise<unknown> {
  const reply = await browser.post('/graphql', { query, variables: id === undefined ? {} : { id } });
  const { data, errors } = JSON.parse(reply.text) as {
    data: Readonly<Record<string, unknown>>;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return rootValue(data);
}

async function insertStored(store: Store): Promise<void> {
  for (const [name, documents] of Object.entries(storedDocuments))
    await store.collection(name).insertMany(documents);
}

const dependencies = { clock: testClock(askedAt), newId: () => 'this process', wait: async () => undefined };

function suite(openStore: OpenStore): void {
  it.each(allGatewaysOn(openStore))(
    'old stored data is read under the current names over $name',
    { timeout: 120_000 },
    async (gateway) => {
      const store = await emptyStore(openStore, 'old-names');
      await insertStored(store);
      await migrate(store, migrations, dependencies);
      const hasher = new Argon2Hasher();
      const test = testApp({ store, clock: testClock(askedAt), hasher });
      await test.product.prepare();
      const browsers = new Map<string, Browser>();
      for (const [name, [email, password]] of Object.entries(passwords)) {
        const browser = browserOf(gateway, test.app);
        await signIn(browser, email, password);
        browsers.set(name, browser);
      }
      const compared = new Set<string>();
      for (const [key, before] of Object.entries(answers)) {
        const [who = '', operation = '', id] = key.split(' ');
        const kind = kinds[operation];
        const browser = browsers.get(who);
        if (!kind || !browser) continue;
        const current = await queryRoot(browser, kind.query, id);
        expect({ [key]: current }).toEqual({
          [key]: withCurrentNames(expectedAnswer(operation, before), kind.names),
        });
        compared.add(operation);
      }
      expect([...compared].toSorted()).toEqual(Object.keys(kinds).toSorted());
      const teacher = browsers.get('teacher');
      if (!teacher) throw new Error('The fixture has no teacher.');
      // The first filter finds a word of an explanation. The second one sorts by text.
      for (const filter of ['search: "converse"', 'sort: TEXT, descending: false, first: 1'])
        expect(
          await queryRoot(teacher, `{ questions(${filter}) { nodes { question } } }`, undefined),
        ).toEqual([{ question: 'A function that is continuous at a point is differentiable there.' }]);
    },
  );
}

describeOnSqlite('data with older names', suite);
await describeOnMongo('data with older names', suite);
