import type { Random } from '../../../core/quizzes/random.ts';
import { day } from '../../../functions/platform/clock.ts';
import type { BlobStore } from '../../../functions/platform/files/blob-store.ts';
import type { Store, StoredDocument } from '../../../functions/platform/store/store.ts';
import {
  inviteToNewCourse,
  makeThings,
  planCourse,
  createCourseWith,
  type MailedTokens,
  type PersonalThings,
} from '../../authorization/testing/things.ts';
import { imageOf } from '../../authorization/testing/bank-things.ts';
import { putImage } from '../../authorization/testing/quiz-things.ts';
import { inviteStaff } from '../../authorization/testing/staff-things.ts';
import { idOf, mailedTokens, signUp } from '../../support/accounts.ts';
import {
  answersTo,
  takeQuiz,
  putQuiz,
  correctAnswers,
  startAttempt,
  type AttemptReply,
} from '../../support/attempts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import type { Gateway } from '../../support/gateways.ts';
import { generateQuiz } from '../../support/generation.ts';
import type { QuizDocument } from '../../../functions/quizzes/authoring/quiz.store.ts';
import type { testApp, testClock } from '../../support/test-app.ts';
import { bankFixture, fixture, type World } from './questions.ts';

/** IDs of a student's objects, for the requests that use every operation and route once. */
export interface Own {
  readonly things: PersonalThings;
  /** A quiz that the student can take. */
  readonly quiz: string;
  /** An attempt in progress. */
  readonly attempt: string;
  /** A submitted attempt, or the one in progress if there is none. */
  readonly pastAttempt: string;
  readonly card: string;
  /** A generated practice quiz, or 'no-such-id'. */
  readonly practice: string;
  readonly deletedPractice: string;
}

/** Values for requests: the same in both worlds. */
export interface Known {
  readonly own: { readonly ada: Own; readonly cleo: Own };
  readonly mailed: MailedTokens;
  readonly course: string;
  readonly file: string;
  /** In the first question of the first quiz. */
  readonly image: string;
  /** The first quiz has the file, and Cleo has handed in an attempt at it. */
  readonly quizzes: readonly [string, ...string[]];
  readonly attempts: readonly string[];
  readonly questions: readonly string[];
  readonly options: readonly string[];
  readonly cards: readonly string[];
  /** Answers that an attempt in progress accepts. */
  readonly answers: readonly object[];
}

export interface WorldSetup {
  readonly test: ReturnType<typeof testApp>;
  readonly gateway: Gateway;
  readonly store: Store;
  readonly files: BlobStore;
  readonly clock: ReturnType<typeof testClock>;
  readonly newId: () => string;
  readonly random: Random;
}

async function setRole({ store }: WorldSetup, email: string, role: string): Promise<void> {
  const users = store.collection<StoredDocument & { email: string; role: string }>('users');
  await users.updateOne({ email }, { $set: { role } });
}

/** Somebody is invited to the staff of the student's own course, while the student is an instructor. */
async function withStaff(setup: WorldSetup, student: Browser, name: string, own: Own): Promise<Own> {
  const email = `${name}@markwise.example`;
  await setRole(setup, email, 'Instructor');
  const staff = await inviteStaff(student, own.things.course);
  await setRole(setup, email, 'Student');
  return { ...own, things: { ...own.things, staff } };
}

async function instructor(setup: WorldSetup, name: string): Promise<Browser> {
  const email = `${name}@markwise.example`;
  const browser = await signUp(setup.test, setup.gateway, email);
  await setRole(setup, email, 'Instructor');
  return browser;
}

/** Enters grades of the people in a course. Only Bob’s differ between the worlds. */
async function gradePeople(teacher: Browser, course: string, { points }: World['ofBob']): Promise<void> {
  const path = `/api/courses/${course}/gradebook`;
  const columns = JSON.parse((await teacher.get(`${path}/columns`)).text) as { itemId: string }[];
  const rows = JSON.parse((await teacher.get(path)).text) as { studentId: string; email: string }[];
  const itemId = columns[0]?.itemId;
  const grades = rows.map(({ studentId, email }) =>
    email.startsWith('bob')
      ? { studentId, itemId, points, note: `${points} points`, feedback: `For ${points} points` }
      : { studentId, itemId, points: 70 },
  );
  const { status, text } = await teacher.patch(path, { grades });
  if (status !== 200) throw new Error(text);
}

/**
 * The teacher's content: open quizzes, one of them in a course, an unpublished quiz, a quiz that is closed later, and a
 * question bank for practice.
 */
async function authored(setup: WorldSetup, { written, inShownOrder, ofBob }: World) {
  const teacher = await instructor(setup, 'teacher');
  const teacherId = await idOf(teacher);
  const course = await createCourseWith(
    teacher,
    ['ada', 'bob', 'cleo'].map((name) => `${name}@markwise.example`),
  );
  await gradePeople(teacher, course, ofBob);
  const file = { id: 'file-1', name: 'notes.txt', size: 5, type: 'text/plain' };
  await setup.files.put(file.id, Buffer.from('Notes'));
  const quiz = (more: object) => putQuiz(setup, teacherId, fixture.map(written), more);
  const first = await quiz({ allowedAttempts: 3, files: [file] });
  const asked = { question: first.questions[0]?.questionId ?? '' };
  await putImage(setup, asked, teacherId);
  const mixed = {
    answerRelease: 'NEVER',
    timeLimit: 30,
    shuffleQuestions: true,
    shuffleAnswers: false,
  } as const;
  const others = [
    // Students see the answer options of this quiz in the author's order, on purpose. So both worlds have the same order.
    await putQuiz(setup, teacherId, fixture.map(inShownOrder), { title: 'Mixed planets', ...mixed }),
    await quiz({ title: 'Planets of the course', courseId: course }),
    await quiz({ title: 'Hidden planets', isPublished: false }),
  ];
  const closing = await quiz({ title: 'Closed planets', files: [file] });
  const banked: string[] = [];
  const category = await teacher.graphql('mutation { addQuizCategory(categoryName: "Astronomy") { id } }');
  const made = category.result.data?.['addQuizCategory'] as { id: string } | null | undefined;
  const categoryId = made?.id ?? null;
  const add = 'mutation ($input: QuestionInput!) { addQuestion(input: $input) { id } }';
  for (const question of bankFixture.map(written)) {
    const { difficulty: _difficulty, ...input } = question;
    const { result } = await teacher.graphql(add, {
      input: { ...input, categoryId, availableForPractice: true },
    });
    const added = result.data?.['addQuestion'] as { id: string } | null | undefined;
    if (!added) throw new Error(JSON.stringify(result));
    banked.push(added.id);
  }
  return { course, file: file.id, image: imageOf(asked), first, others, closing, banked };
}

type Authored = Awaited<ReturnType<typeof authored>>;

const noPractice = { practice: 'no-such-id', deletedPractice: 'no-such-id' };

/** Cleo hands in the first quiz without answers, which earns no points in either world. */
async function missEverything({ test, gateway, clock }: WorldSetup, { first, others }: Authored) {
  const cleo = await signUp(test, gateway, 'cleo@markwise.example');
  const past = await takeQuiz(cleo, first._id, {});
  // A day later, the missed questions are due.
  clock.advance(day);
  const { text } = await cleo.get('/api/practice');
  const cards = (JSON.parse(text) as { cards: { id: string }[] }).cards.map(({ id }) => id);
  const again = await cleo.post('/api/attempts/retry', { quizId: first._id });
  const retry = JSON.parse(again.text) as AttemptReply;
  const quiz = others[0]?._id ?? '';
  const open = await startAttempt(cleo, quiz);
  const things = await makeThings(cleo, 'cleo@markwise.example');
  const own: Own = {
    things,
    quiz,
    attempt: open.id,
    pastAttempt: past.id,
    card: cards[0] ?? '',
    ...noPractice,
  };
  return { cleo, own, cards, attempts: [past.id, retry.id, open.id] };
}

/** The quiz is closed after Cleo has handed in one attempt and started another. */
async function takeAndClose({ store }: WorldSetup, cleo: Browser, { _id }: QuizDocument) {
  const past = await takeQuiz(cleo, _id, {});
  const open = await startAttempt(cleo, _id);
  await store.collection<QuizDocument>('quizzes').updateOne({ _id }, { $set: { isPublished: false } });
  return [past.id, open.id];
}

/** Ada has attempts in progress at the first quiz and at a generated practice quiz. */
async function begin({ test, gateway }: WorldSetup, { course, first }: Authored) {
  const ada = await signUp(test, gateway, 'ada@markwise.example');
  const things = await makeThings(ada, 'ada@markwise.example');
  const open = await startAttempt(ada, first._id);
  const answers = answersTo(open, { MULTIPLE_CHOICE: 'Mars', SHORT_ANSWER: 'Rome', NUMERIC: '1' });
  const saved = await ada.patch(`/api/attempts/${open.id}`, { answers });
  if (saved.status !== 200) throw new Error(saved.text);
  const practice = await generateQuiz(ada, { courseId: course, count: 4, seed: 'a' });
  const practised = await startAttempt(ada, practice.id);
  const deleted = await generateQuiz(ada, { courseId: course, count: 1, seed: 'b' });
  await ada.send({ method: 'DELETE', path: `/api/quiz/practice/${deleted.id}` });
  const own: Own = {
    things,
    quiz: first._id,
    attempt: open.id,
    pastAttempt: open.id,
    card: 'no-such-id',
    practice: practice.id,
    deletedPractice: deleted.id,
  };
  return { ada, own, open, answers, practice, practised };
}

/** Creates the users and their content. */
export async function inhabit(setup: WorldSetup, world: World) {
  const { test, gateway } = setup;
  const written = await authored(setup, world);
  const { cleo, own: cleos, cards, attempts } = await missEverything(setup, written);
  const closedAttempts = await takeAndClose(setup, cleo, written.closing);
  const { ada, own, open, answers, practice, practised } = await begin(setup, written);
  const ian = await instructor(setup, 'ian');
  const [eve, bob] = [
    await signUp(test, gateway, 'eve@markwise.example'),
    await signUp(test, gateway, 'bob@markwise.example'),
  ];
  for (const student of [ada, cleo]) await planCourse(student, written.course);
  await planCourse(bob, written.course, world.ofBob.targetGrade);
  const invitation = await inviteToNewCourse(
    eve,
    ['ada', 'cleo'].map((name) => `${name}@markwise.example`),
  );
  const invited = (known: Own): Own => ({ ...known, things: { ...known.things, invitation } });
  const { course, file, image, first, others, closing, banked } = written;
  const done = await takeQuiz(bob, first._id, correctAnswers);
  const asked = [...open.questions, ...practised.questions];
  const known: Known = {
    own: {
      ada: invited(await withStaff(setup, ada, 'ada', own)),
      cleo: invited(await withStaff(setup, cleo, 'cleo', cleos)),
    },
    mailed: await mailedTokens(test, gateway),
    course,
    file,
    image,
    quizzes: [first._id, ...others.map(({ _id }) => _id), closing._id, practice.id],
    attempts: [open.id, open.id, practised.id, done.id, ...attempts, ...closedAttempts],
    questions: [...first.questions.map(({ questionId }) => questionId), ...banked],
    cards,
    answers: [...answers, ...answersTo(open, correctAnswers), ...answersTo(practised, correctAnswers)],
    options: asked
      .flatMap((each) => [...each.answers, ...each.matchPrompts, ...each.matchOptions])
      .map(({ id }) => id),
  };
  return { browsers: { ada, eve, cleo, ian, nobody: browserOf(gateway, test.app) }, known };
}
