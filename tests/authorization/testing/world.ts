import type { GraphQLSchema } from 'graphql';
import { day, isoAfter, type Clock } from '../../../functions/platform/clock.ts';
import { defaultRole, type Role } from '../../../core/accounts/role.ts';
import type { StaffRole } from '../../../core/courses/course-staff.ts';
import type { Store, StoredDocument } from '../../../functions/platform/store/store.ts';
import { adminOf, mailedTokens, signUp } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { gateways, type Gateway, type GatewayReply, type GatewayRequest } from '../../support/gateways.ts';
import { memoryBlobStore } from '../../../functions/platform/files/testing/memory-blob-store.ts';
import { RewindableStore } from '../../support/rewindable-store.ts';
import { testApp, testClock, type TestAppDependencies } from '../../support/test-app.ts';
import { makeAssignments, putSubmission } from './assignment-things.ts';
import { submitAttempts, takeQuiz } from './attempt-things.ts';
import { actors, type ActorName, type Ownership } from './actors.ts';
import { makeBankThings, type BankThings, quizFileOf, quizOf } from './bank-things.ts';
import { makePublicNotes } from './note-things.ts';
import { putPractice } from './practice-things.ts';
import { putImage, putQuiz } from './quiz-things.ts';
import { inviteStaff, joinStaff } from './staff-things.ts';
import {
  emptyThings,
  gradeEveryone,
  addQuizTaker,
  inviteToNewCourse,
  makeThings,
  planCourses,
  publishTemplate,
  shareThings,
  createCourseWith,
  studentInput,
  type PersonalThings,
  type Things,
} from './things.ts';

/** Sends requests as one caller. */
export type Send = (request: GatewayRequest) => Promise<GatewayReply>;

export interface World {
  readonly schema: GraphQLSchema;
  readonly store: RewindableStore;
  send(actor: ActorName, request: GatewayRequest): Promise<GatewayReply>;
  /** The things that have this ownership for `actor`. */
  things(actor: ActorName, ownership: Ownership): Things;
}

interface Person {
  readonly browser: Browser;
  readonly email: string;
  readonly things: PersonalThings;
}

const [gateway] = gateways as readonly [Gateway];

/** Roles of accounts. They are written to the store, because users cannot choose them. */
const roles: Readonly<Partial<Record<ActorName | 'bystander', Role>>> = {
  'instructor owner': 'Instructor',
  'instructor stranger': 'Instructor',
  'co-instructor': 'Instructor',
  grader: 'Instructor',
};

/** Actors who work in the staff of the shared courses. All others are members. */
const staffRoles: Readonly<Partial<Record<ActorName, StaffRole>>> = {
  'co-instructor': 'CO_INSTRUCTOR',
  grader: 'GRADER',
};

/**
 * Changes of accounts after their things were created. Unlike the product, this does not end their sessions, so
 * that the matrix checks these fields alone.
 */
const laterChanges: Readonly<Partial<Record<ActorName, Partial<UserRow>>>> = {
  unverified: { isVerified: false },
  disabled: { isDisabled: true },
};

interface UserRow extends StoredDocument {
  readonly email: string;
  readonly role?: Role;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
}

async function setOnUser(store: Store, email: string, changes: Partial<Omit<UserRow, '_id'>>): Promise<void> {
  await store.collection<UserRow>('users').updateOne({ email }, { $set: changes });
}

/** Calls `run` while the account is an instructor's: students cannot create some things. */
async function asInstructor<Value>(store: Store, email: string, run: () => Promise<Value>): Promise<Value> {
  const { role = defaultRole } = (await store.collection<UserRow>('users').findOne({ email })) ?? {};
  if (role === defaultRole) await setOnUser(store, email, { role: 'Instructor' });
  const value = await run();
  if (role === defaultRole) await setOnUser(store, email, { role });
  return value;
}

/** Sends requests with an API token and without cookies. */
function withToken(test: ReturnType<typeof testApp>, token: string): Send {
  const send = gateway.open(test.app);
  return (request) => send({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
}

/** The account whose things are the actor's own. */
const accountOf: Readonly<Record<ActorName, ActorName>> = {
  ...(Object.fromEntries(actors.map((actor) => [actor, actor])) as Record<ActorName, ActorName>),
  anonymous: 'student owner',
  'token read': 'student owner',
  'token write': 'student owner',
  'token of disabled': 'disabled',
};

/**
 * Invites an assistant to the staff of a course, and writes the acceptance to the store. Only instructors can invite
 * staff: an owner who is a student gets that role until the invitation is sent. Returns the ID of the staff entry.
 */
async function addStaffTo(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  browser: Browser,
  email: string,
  courseId: string,
): Promise<string> {
  const id = await asInstructor(store, email, () => inviteStaff(browser, courseId));
  const accepted = {
    [`staff.${id}.membership`]: 'MEMBER',
    [`staff.${id}.name`]: 'Assistant',
    [`staff.${id}.acceptedAt`]: isoAfter(clock, 0),
  };
  await store.collection('courses').updateOne({ _id: courseId }, { $set: accepted });
  return id;
}

/** Somebody who submitted in each course in which the actor does not submit. */
const takerIn = (course: string) => ({ userId: `taker-of-${course}`, email: studentInput.email });

type Parts = Parameters<typeof putSubmission>[0];

/** Creates a course for each sharer. Sharers who are not in its staff have submitted its assignment. */
async function shareWithAll(
  parts: Parts,
  owner: Browser,
  sharing: PersonalThings,
  sharers: readonly (Person & { readonly name: ActorName; readonly staffRole: StaffRole | undefined })[],
): Promise<ReadonlyMap<ActorName, PersonalThings>> {
  const shared = new Map<ActorName, PersonalThings>();
  for (const sharer of sharers) {
    const things = await shareThings(owner, sharing, sharer);
    const { user: userId } = sharer.things;
    const submitter = sharer.staffRole ? takerIn(things.course) : { userId, email: sharer.email };
    const assignmentSubmission = await putSubmission(parts, things, submitter);
    shared.set(sharer.name, { ...things, assignmentSubmission });
  }
  return shared;
}

/** Writes notes and assignments of a course, one of them with a submission. */
async function writeInCourse(parts: Parts, browser: Browser, email: string, course: string) {
  return asInstructor(parts.store, email, async () => {
    const notes = await makePublicNotes(browser, course);
    const assignments = await makeAssignments(browser, course);
    const assignmentSubmission = await putSubmission(parts, { ...assignments, course }, takerIn(course));
    return { ...notes, ...assignments, assignmentSubmission };
  });
}

/** Sends two messages with the contact form and marks one as answered. Returns the ID of the other message. */
async function sendContactMessages(sender: Browser, admin: Browser): Promise<string> {
  const message = { name: 'Ada', email: 'ada@school.example', message: 'Hello' };
  for (const text of ['Hello', 'Hello again'])
    await sender.post('/api/contact-us', { ...message, message: text });
  const messages = JSON.parse((await admin.get('/api/contact-us')).text) as { id: string }[];
  const [open, answered] = messages.map(({ id }) => id);
  await admin.patch(`/api/contact-us/${answered}`, { answered: true });
  return open ?? '';
}

const refuseUpgrade =
  'mutation ($id: ID!) { decideUpgrade(id: $id, approve: false, reason: "Say more.") { id } }';

/**
 * Refuses two upgrade requests. Only one of the two applicants can still read the refusal. The refusals are the newest
 * entries of the audit log, so that its first page has them.
 */
async function refuseUpgrades(
  admin: Browser,
  refused: readonly Pick<Things, 'upgrade'>[],
  clock: ReturnType<typeof testClock>,
): Promise<void> {
  clock.advance(1000);
  for (const { upgrade } of refused) await admin.graphql(refuseUpgrade, { id: upgrade });
}

/** Stores the file of the bank's quiz and the image of the bank's question. Returns the file. */
async function putFiles(parts: Parameters<typeof putImage>[0], bank: BankThings, ownerId: string) {
  const file = { id: quizFileOf(bank), name: 'notes.txt', size: 5, type: 'text/plain' };
  await parts.files.put(file.id, Buffer.from('Notes'));
  await putImage(parts, bank, ownerId);
  return file;
}

/** A blob store that removes nothing: the matrix restores the documents after each request, but not the files. */
const filesWithoutRemoval = () => ({ ...memoryBlobStore(), remove: async () => undefined });

/** Creates the accounts of all actors, and their things. `parts`: dependencies of the app to replace. */
export async function createWorld(
  inner: Store,
  clock = testClock(),
  parts: Pick<TestAppDependencies, 'runs' | 'newId' | 'newSecret' | 'newCode' | 'random'> = {},
): Promise<World> {
  const store = new RewindableStore(inner);
  const files = filesWithoutRemoval();
  const test = testApp({ store, files, clock, googleClientId: 'client.example', ...parts });
  await test.product.prepare();

  async function person(name: ActorName | 'bystander'): Promise<Person> {
    const email = `${name.replaceAll(' ', '.')}@markwise.example`;
    const isAdmin = name === 'admin';
    const browser = isAdmin ? await adminOf(test, gateway) : await signUp(test, gateway, email);
    const role = roles[name];
    if (role) await setOnUser(store, email, { role });
    const address = isAdmin ? 'root@markwise.example' : email;
    const things = await makeThings(browser, address);
    const kind = name === 'bystander' ? 'numeric' : 'choice';
    const bank = await bankOf({ browser, email: address }, things, kind);
    const staff = await addStaffTo({ store, clock }, browser, address, things.course);
    const written = await writeInCourse({ store, clock }, browser, address, things.course);
    return { browser, email: address, things: { ...things, ...bank, ...written, staff } };
  }

  /** Creates a question bank and a quiz. Only instructors can: a student gets that role until both exist. */
  async function bankOf(
    { browser, email }: Pick<Person, 'browser' | 'email'>,
    { user, course, quizCourse }: Pick<Things, 'user' | 'course' | 'quizCourse'>,
    kind: Parameters<typeof makeBankThings>[2],
  ): Promise<BankThings> {
    const { role = defaultRole } = (await store.collection<UserRow>('users').findOne({ email })) ?? {};
    if (role === defaultRole) await setOnUser(store, email, { role: 'Instructor' });
    const bank = await makeBankThings(browser, email, kind, course);
    const file = await putFiles({ store, files, clock }, bank, user);
    const location = { ownerId: user, courseId: quizCourse, categoryId: bank.category };
    const dates = {
      opensAt: '2026-01-01T00:00:00.000Z',
      dueAt: '2199-01-01T00:00:00.000Z',
      closesAt: '2199-01-02T00:00:00.000Z',
    };
    const about = { description: 'For practice', files: [file], timeLimit: 30, ...dates };
    // Only the bystander's quizzes are published. The members of the quiz's course can take them.
    const isPublished = kind !== 'choice';
    // Statistics need 10 attempts. Students cannot see the statistics of their former quizzes.
    const isLong = isPublished || role !== defaultRole;
    await putQuiz({ store, clock }, bank, { ...location, ...about, isPublished, isLong });
    await submitAttempts({ store, clock }, bank, isLong ? 10 : 1);
    if (kind !== 'matching') await addQuizTaker(browser, quizCourse, quizOf(bank));
    if (role === defaultRole) await setOnUser(store, email, { role });
    return bank;
  }

  /** Creates an open and a submitted attempt, practice quizzes and a practice plan. */
  async function addAttempts({ browser, things }: Person, quiz: Pick<Things, 'question' | 'quizCourse'>) {
    await takeQuiz({ store, clock }, quiz, things.user);
    await putPractice({ store, clock }, things.user);
    // The exam is tomorrow, so that there is not enough time for all cards.
    const plan = { examDate: isoAfter(clock, day).slice(0, 10), dailyMinutes: 2 };
    await browser.put(`/api/practice/plan?courseId=${quiz.quizCourse}`, plan);
  }

  /**
   * Creates a course for each person that invites only that person, a course that invites everybody, and a course
   * that invites none of them.
   */
  async function invite(student: Browser, everybody: readonly Person[]) {
    const own = new Map<string, string>();
    for (const { email } of everybody) own.set(email, await inviteToNewCourse(student, [email]));
    const shared = await inviteToNewCourse(
      student,
      everybody.map(({ email }) => email),
    );
    const foreign = await inviteToNewCourse(student, ['nobody.at.all@markwise.example']);
    return {
      of: (account: ActorName, ownership: Ownership): string =>
        ({ own: own.get(personOf(account).email) ?? foreign, shared, foreign, missing: foreign })[ownership],
    };
  }

  const accounts = [...new Set(Object.values(accountOf))];
  const people = new Map<ActorName | 'bystander', Person>();
  // This session expires before the other accounts sign up.
  people.set('expired session', await person('expired session'));
  clock.advance(31 * day);
  const mailed = await mailedTokens(test, gateway);
  for (const name of [...accounts, 'bystander' as const])
    if (!people.has(name)) people.set(name, await person(name));
  const personOf = (name: ActorName | 'bystander'): Person => {
    const found = people.get(name);
    if (!found) throw new Error(`There is no person ${name}.`);
    return found;
  };
  const bystander = personOf('bystander');
  const everybody = accounts.map(personOf);
  // People whom an instructor adds are members at once.
  await setOnUser(store, bystander.email, { role: 'Instructor' });
  const sharers = accounts.map((name) => ({ name, ...personOf(name), staffRole: staffRoles[name] }));
  const quizCourse = await createCourseWith(
    bystander.browser,
    sharers.filter(({ staffRole }) => staffRole === undefined).map(({ email }) => email),
  );
  for (const sharer of sharers) if (sharer.staffRole) await joinStaff(bystander.browser, quizCourse, sharer);
  const sharedBank = await bankOf(bystander, { ...bystander.things, quizCourse }, 'matching');
  await gradeEveryone(bystander.browser, quizCourse, quizOf(sharedBank));
  const cardOf = ({ user }: Pick<Things, 'user'>) => `${user}:${sharedBank.question}`;
  const sharing = { ...bystander.things, ...sharedBank, quizCourse };
  const shared = await shareWithAll({ store, clock }, bystander.browser, sharing, sharers);
  await setOnUser(store, bystander.email, { role: defaultRole });
  const invitations = await invite(bystander.browser, everybody);
  for (const student of [bystander, ...everybody]) await addAttempts(student, sharing);
  for (const { browser } of everybody) await planCourses(browser);
  for (const [name, changes] of Object.entries(laterChanges))
    await setOnUser(store, personOf(name as ActorName).email, changes);

  const stranger = browserOf(gateway, test.app);
  const senders: Partial<Record<ActorName, Send>> = {
    // Cookies are restored after each request, so that a sign-in does not affect the next request.
    anonymous: (request) => stranger.withSameCookies(() => stranger.send(request)),
    'token read': withToken(test, personOf('student owner').things.secrets.read),
    'token write': withToken(test, personOf('student owner').things.secrets.write),
    'token of disabled': withToken(test, personOf('disabled').things.secrets.write),
  };
  const refused = (['expired session', 'student stranger'] as const).map((name) => personOf(name).things);
  await refuseUpgrades(personOf('admin').browser, refused, clock);
  await publishTemplate(bystander.browser);
  const contactMessage = await sendContactMessages(bystander.browser, personOf('admin').browser);
  // The last use of a token is stored once a minute. After these requests, no request of the matrix changes it.
  for (const send of Object.values(senders)) await send({ path: '/api/user' });
  return {
    schema: test.graphql.schema,
    store,
    send: (actor, request) =>
      personOf(accountOf[actor]).browser.withSameCookies(() =>
        (senders[actor] ?? personOf(actor).browser.send)(request),
      ),
    things: (actor, ownership) => {
      if (ownership === 'missing') return emptyThings;
      const account = accountOf[actor];
      const own = personOf(account).things;
      const owned = { own, shared: shared.get(account), foreign: bystander.things }[ownership];
      const things = owned ?? bystander.things;
      const invitation = invitations.of(account, ownership);
      return { ...things, ...mailed, contactMessage, invitation, card: cardOf(things) };
    },
  };
}
