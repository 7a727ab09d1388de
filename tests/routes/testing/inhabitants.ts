import { addQuestion, sampleQuestions } from '../../authorization/testing/bank-things.ts';
import {
  emptyThings,
  makeThings,
  publishTemplate,
  upgradeInput,
  type MailedTokens,
} from '../../authorization/testing/things.ts';
import { adminOf, mailedTokens, signUp, signIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { addPerson, saveCourse } from '../../support/courses.ts';
import type { Gateway } from '../../support/gateways.ts';
import type { testApp } from '../../support/test-app.ts';
import { unknownAuthorThings, createSchool, type AuthorThings, type SchoolDependencies } from './school.ts';

/**
 * The people who send requests: ada, eve and ben are students, iris and ian are instructors, root is an admin, nobody
 * is signed out. Ada is in a course of Iris. Ben has only a request to become an instructor.
 */
export type Person = 'ada' | 'eve' | 'ben' | 'iris' | 'ian' | 'root' | 'nobody';

type PersonalThings = Awaited<ReturnType<typeof makeThings>>;

/** IDs of Ada's and Iris's objects, and other values that a row needs. */
export interface RowValues extends Omit<PersonalThings, keyof AuthorThings>, AuthorThings, MailedTokens {
  /** Another session of Ada. */
  readonly otherSession: string;
  /** A pending request of Ben, a student. Ada's and Eve's were refused: they can request again. */
  readonly pendingUpgrade: string;
  /** An open message of Eve. */
  readonly contactMessage: string;
  readonly googleToken: string;
}

/** Unknown IDs and tokens. */
export const unknownValues: RowValues = {
  ...emptyThings,
  ...unknownAuthorThings,
  otherSession: 'no-such-id',
  pendingUpgrade: 'no-such-id',
  googleToken: 'no-token',
};

type Test = ReturnType<typeof testApp>;

interface UserWithThings {
  readonly browser: Browser;
  readonly things: PersonalThings;
}

/** Signs up a user, and creates an object of every kind that an account can have. */
async function signUpWithThings(test: Test, gateway: Gateway, name: string): Promise<UserWithThings> {
  const email = `${name}@markwise.example`;
  const browser = await signUp(test, gateway, email);
  return { browser, things: await makeThings(browser, email) };
}

async function createOtherSession(test: Test, gateway: Gateway, { email }: PersonalThings): Promise<string> {
  const otherBrowser = browserOf(gateway, test.app);
  await signIn(otherBrowser, email);
  const { text } = await otherBrowser.get('/api/sessions');
  const sessions = JSON.parse(text) as { id: string; isCurrent: boolean }[];
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

/** Creates a course of root with Ada as a member. */
async function addToCourse(root: Browser, { email }: PersonalThings): Promise<void> {
  const { id } = await saveCourse(root, { name: 'Algebra' });
  await addPerson(root, id, { name: 'Ada', email, role: 'Student', grade: 75 });
}

/** Creates a course of a student, who invites Ada. Returns its ID. */
async function createInvitation(test: Test, gateway: Gateway, { email }: PersonalThings): Promise<string> {
  const zoe = await signUp(test, gateway, 'zoe@markwise.example');
  const { id } = await saveCourse(zoe, { name: 'Chess club' });
  await addPerson(zoe, id, { name: 'Ada', email, role: 'Player' });
  return id;
}

/** Signs Ben up. Ben requests to become an instructor, and root has not decided yet. */
async function requestUpgrade(
  test: Test,
  gateway: Gateway,
): Promise<{ readonly ben: Browser; readonly pendingUpgrade: string }> {
  const ben = await signUp(test, gateway, 'ben@markwise.example');
  const { text } = await ben.post('/api/upgradereq', upgradeInput);
  return { ben, pendingUpgrade: (JSON.parse(text) as { id: string }).id };
}

export interface Users {
  readonly values: Omit<RowValues, 'googleToken'>;
  readonly browsers: Readonly<Record<Person, Browser>>;
}

export async function createUsers(
  test: Test,
  gateway: Gateway,
  dependencies: SchoolDependencies,
): Promise<Users> {
  const mailed = await mailedTokens(test, gateway);
  const root = await adminOf(test, gateway);
  const ada = await signUpWithThings(test, gateway, 'ada');
  const eve = await signUpWithThings(test, gateway, 'eve');
  const ian = await signUpWithThings(test, gateway, 'ian');
  for (const { things } of [ada, eve, ian])
    await root.post(`/api/upgradereq/${things.upgrade}/decision`, { approve: things === ian.things });
  await publishTemplate(ian.browser);
  await addQuestion(ian.browser, sampleQuestions.matching);
  const message = { name: 'Eve', email: 'eve@school.example', message: 'Hello' };
  await eve.browser.post('/api/contact-us', message);
  const messages = JSON.parse((await root.get('/api/contact-us')).text) as { id: string }[];
  const contactMessage = messages[0]?.id ?? '';
  await addToCourse(root, ada.things);
  const { iris, authored } = await createSchool({ ...dependencies, test, gateway, root }, ada);
  const otherSession = await createOtherSession(test, gateway, ada.things);
  const { ben, pendingUpgrade } = await requestUpgrade(test, gateway);
  const invitation = await createInvitation(test, gateway, ada.things);
  return {
    values: {
      ...ada.things,
      ...authored,
      ...mailed,
      otherSession,
      pendingUpgrade,
      contactMessage,
      invitation,
    },
    browsers: {
      ada: ada.browser,
      eve: eve.browser,
      ben,
      iris,
      ian: ian.browser,
      root,
      nobody: browserOf(gateway, test.app),
    },
  };
}
