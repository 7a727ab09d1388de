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
import {
  makeAssignments,
  notReturned,
  putSubmission,
  type AssignmentThings,
} from '../../authorization/testing/assignment-things.ts';
import { makePublicNotes, type PublicNoteThings } from '../../authorization/testing/note-things.ts';
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

/** IDs of a student's objects, for the requests that call every operation and route once. */
export interface StudentThings {
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

/** Values for requests. They are the same in both worlds. */
export interface KnownValues {
  readonly own: { readonly ada: StudentThings; readonly cleo: StudentThings };
  readonly mailed: MailedTokens;
  readonly course: string;
  readonly notes: PublicNoteThings;
  readonly assignments: AssignmentThings;
  readonly file: string;
  /** The image in the first question of the first quiz. */
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

/** Invites a person to the staff of the student's own course. For this, the student is made an instructor for a moment. */
async function withStaff(
  setup: WorldSetup,
  student: Browser,
  name: string,
  own: StudentThings,
): Promise<StudentThings> {
  const email = `${name}@markwise.example`;
  await setRole(setup, email, 'Instructor');
  const staff = await inviteStaff(student, own.things.course);
  await setRole(setup, email, 'Student');
  return { ...own, things: { ...own.things, staff } };
}

async function signUpInstructor(setup: WorldSetup, name: string): Promise<Browser> {
  const email = `${name}@markwise.example`;
  const browser = await signUp(setup.test, setup.gateway, email);
  await setRole(setup, email, 'Instructor');
  return browser;
}

/** Enters a grade of each person in a course. Only Bob’s grade differs between the worlds. */
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

/** Writes a note of the course, and deletes another one. Only the deleted one differs between the worlds. */
async function writeNotes(
  teacher: Browser,
  course: string,
  { points }: World['ofBob'],
): Promise<PublicNoteThings> {
  const notes = await makePublicNotes(teacher, course);
  const path = `/api/courses/${course}/public-notes`;
  await teacher.post(`${path}/${notes.deletedPublicNote}/restore`, {});
  await teacher.patch(`${path}/${notes.deletedPublicNote}`, { title: `${points} points` });
  await teacher.send({ method: 'DELETE', path: `${path}/${notes.deletedPublicNote}` });
  return notes;
}

/** Writes assignments of the course, and a draft that differs between the worlds. */
async function writeAssignments(
  teacher: Browser,
  course: string,
  { points }: World['ofBob'],
): Promise<AssignmentThings> {
  const assignments = await makeAssignments(teacher, course);
  await teacher.post('/api/assignments', { courseId: course, title: `${points} points` });
  return assignments;
}

/**
 * Stores submissions of students. Cleo's grade is returned. Ada's grade and Bob's submission differ between the worlds:
 * Ada's grade is not returned.
 */
async function submitAssignments(
  setup: WorldSetup,
  { course, assignments }: Pick<KnownValues, 'course' | 'assignments'>,
  { points }: World['ofBob'],
  browsers: { readonly ada: Browser; readonly cleo: Browser; readonly bob: Browser },
) {
  const put = async (name: keyof typeof browsers, more: Parameters<typeof putSubmission>[3]) =>
    putSubmission(
      setup,
      { ...assignments, course },
      { userId: await idOf(browsers[name]), email: `${name}@markwise.example` },
      more,
    );
  const graded = { grade: points, feedback: `For ${points} points`, ...notReturned };
  await put('bob', { ...graded, text: `${points} points` });
  return { ada: await put('ada', graded), cleo: await put('cleo', {}) };
}

/**
 * Creates the teacher's content: open quizzes, one of them in a course, an unpublished quiz, a quiz that is closed
 * later, and a question bank for practice.
 */
async function createTeacherContent(setup: WorldSetup, { written, inShownOrder, ofBob }: World) {
  const teacher = await signUpInstructor(setup, 'teacher');
  const teacherId = await idOf(teacher);
  const course = await createCourseWith(
    teacher,
    ['ada', 'bob', 'cleo'].map((name) => `${name}@markwise.example`),
  );
  await gradePeople(teacher, course, ofBob);
  const notes = await writeNotes(teacher, course, ofBob);
  const assignments = await writeAssignments(teacher, course, ofBob);
  const file = { id: 'file-1', name: 'notes.txt', size: 5, type: 'text/plain' };
  await setup.files.put(file.id, Buffer.from('Notes'));
  const quiz = (more: object) => putQuiz(setup, teacherId, fixture.map(written), more);
  const first = await quiz({ allowedAttempts: 3, files: [file] });
  const firstQuestion = { question: first.questions[0]?.questionId ?? '' };
  await putImage(setup, firstQuestion, teacherId);
  const mixed = {
    answerRelease: 'NEVER',
    timeLimit: 30,
    shuffleQuestions: true,
    shuffleAnswers: false,
  } as const;
  const others = [
    // This quiz does not shuffle answers, so students see the author's order. It is the same in both worlds.
    await putQuiz(setup, teacherId, fixture.map(inShownOrder), { title: 'Mixed planets', ...mixed }),
    await quiz({ title: 'Planets of the course', courseId: course }),
    await quiz({ title: 'Hidden planets', isPublished: false }),
  ];
  const closing = await quiz({ title: 'Closed planets', files: [file] });
  const bankQuestionIds: string[] = [];
  const category = await teacher.graphql('mutation { addQuizCategory(categoryName: "Astronomy") { id } }');
  const created = category.result.data?.['addQuizCategory'] as { id: string } | null | undefined;
  const categoryId = created?.id ?? null;
  const add = 'mutation ($input: QuestionInput!) { addQuestion(input: $input) { id } }';
  for (const question of bankFixture.map(written)) {
    const { difficulty: _difficulty, ...input } = question;
    const { result } = await teacher.graphql(add, {
      input: { ...input, categoryId, availableForPractice: true },
    });
    const added = result.data?.['addQuestion'] as { id: string } | null | undefined;
    if (!added) throw new Error(JSON.stringify(result));
    bankQuestionIds.push(added.id);
  }
  return {
    course,
    notes,
    assignments,
    file: file.id,
    image: imageOf(firstQuestion),
    first,
    others,
    closing,
    banked: bankQuestionIds,
  };
}

type TeacherContent = Awaited<ReturnType<typeof createTeacherContent>>;

const noPractice = { practice: 'no-such-id', deletedPractice: 'no-such-id' };

/** Creates Cleo, who hands in the first quiz without answers. This earns no points in either world. */
async function createCleo({ test, gateway, clock }: WorldSetup, { first, others }: TeacherContent) {
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
  const own: StudentThings = {
    things,
    quiz,
    attempt: open.id,
    pastAttempt: past.id,
    card: cards[0] ?? '',
    ...noPractice,
  };
  return { cleo, own, cards, attempts: [past.id, retry.id, open.id] };
}

/** Closes the quiz after Cleo has handed in one attempt and started another. Returns the IDs of both. */
async function takeAndClose({ store }: WorldSetup, cleo: Browser, { _id }: QuizDocument) {
  const past = await takeQuiz(cleo, _id, {});
  const open = await startAttempt(cleo, _id);
  await store.collection<QuizDocument>('quizzes').updateOne({ _id }, { $set: { isPublished: false } });
  return [past.id, open.id];
}

/** Creates Ada, with attempts in progress at the first quiz and at a generated practice quiz. */
async function createAda({ test, gateway }: WorldSetup, { course, first }: TeacherContent) {
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
  const own: StudentThings = {
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

/** Creates the users of a world and their content. */
export async function createUsers(setup: WorldSetup, world: World) {
  const { test, gateway } = setup;
  const written = await createTeacherContent(setup, world);
  const { cleo, own: cleos, cards, attempts } = await createCleo(setup, written);
  const closedAttempts = await takeAndClose(setup, cleo, written.closing);
  const { ada, own, open, answers, practice, practised } = await createAda(setup, written);
  const ian = await signUpInstructor(setup, 'ian');
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
  const submissions = await submitAssignments(setup, written, world.ofBob, { ada, cleo, bob });
  const inCourse = (known: StudentThings, assignmentSubmission: string): StudentThings => ({
    ...known,
    things: { ...known.things, ...written.assignments, invitation, assignmentSubmission },
  });
  const {
    course,
    notes,
    assignments,
    file,
    image,
    first,
    others,
    closing,
    banked: bankQuestionIds,
  } = written;
  const bobsAttempt = await takeQuiz(bob, first._id, correctAnswers);
  const attemptQuestions = [...open.questions, ...practised.questions];
  const known: KnownValues = {
    own: {
      ada: inCourse(await withStaff(setup, ada, 'ada', own), submissions.ada),
      cleo: inCourse(await withStaff(setup, cleo, 'cleo', cleos), submissions.cleo),
    },
    mailed: await mailedTokens(test, gateway),
    course,
    notes,
    assignments,
    file,
    image,
    quizzes: [first._id, ...others.map(({ _id }) => _id), closing._id, practice.id],
    attempts: [open.id, open.id, practised.id, bobsAttempt.id, ...attempts, ...closedAttempts],
    questions: [...first.questions.map(({ questionId }) => questionId), ...bankQuestionIds],
    cards,
    answers: [...answers, ...answersTo(open, correctAnswers), ...answersTo(practised, correctAnswers)],
    options: attemptQuestions
      .flatMap((each) => [...each.answers, ...each.matchPrompts, ...each.matchOptions])
      .map(({ id }) => id),
  };
  return { browsers: { ada, eve, cleo, ian, nobody: browserOf(gateway, test.app) }, known };
}
