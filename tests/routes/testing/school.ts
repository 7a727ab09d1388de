import type { Clock } from '../../../functions/platform/clock.ts';
import type { BlobStore } from '../../../functions/platform/files/blob-store.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import {
  emptyAssignmentThings,
  makeAssignments,
  notReturned,
  putSubmission,
  type AssignmentThings,
} from '../../authorization/testing/assignment-things.ts';
import {
  attemptOf,
  pastAttemptOf,
  submissionOf,
  submitAttempts,
  takeQuiz,
} from '../../authorization/testing/attempt-things.ts';
import {
  addQuestion,
  emptyBankThings,
  makeBankThings,
  imageOf,
  quizFileOf,
  quizOf,
  sampleQuestions,
  type BankThings,
} from '../../authorization/testing/bank-things.ts';
import {
  emptyPublicNoteThings,
  makePublicNotes,
  type PublicNoteThings,
} from '../../authorization/testing/note-things.ts';
import {
  deletedPracticeOf,
  practiceQuizOf,
  putPractice,
} from '../../authorization/testing/practice-things.ts';
import { essayOf, putImage, putQuiz } from '../../authorization/testing/quiz-things.ts';
import { inviteStaff } from '../../authorization/testing/staff-things.ts';
import { planCourse } from '../../authorization/testing/things.ts';
import { idOf, signUp } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, saveCourse } from '../../support/courses.ts';
import type { Gateway } from '../../support/gateways.ts';
import type { testApp } from '../../support/test-app.ts';

export interface SchoolDependencies {
  readonly store: Store;
  readonly files: BlobStore;
  readonly clock: Clock;
}

/** IDs of Iris's objects, and of Ada's attempts and practice. */
export interface AuthorThings extends BankThings, PublicNoteThings, AssignmentThings {
  readonly author: { readonly user: string; readonly email: string };
  readonly quizCourse: string;
  /** Ada’s row in the list of people of `quizCourse`. */
  readonly adaInCourse: string;
  /** The staff entry of a person who is invited to the staff of `quizCourse`. */
  readonly staff: string;
  /** A quiz at which Ada has a submitted and an open attempt. */
  readonly quiz: string;
  readonly quizFile: string;
  /** The image in the text of `question`. */
  readonly image: string;
  readonly essay: string;
  /** A quiz that nobody has taken. It has one question of the bank. */
  readonly freshQuiz: string;
  readonly freshQuestion: string;
  /** A quiz that was unpublished after Ada started it. */
  readonly closedQuiz: string;
  /** Ada's open attempt at `closedQuiz`. */
  readonly closedAttempt: string;
  /** Ada's practice quiz, with a submitted attempt. */
  readonly practiceQuiz: string;
  /** Ada's deleted practice quiz. */
  readonly deletedPractice: string;
  /** Ada's open attempt at `quiz`. */
  readonly attempt: string;
  /** Ada's submitted attempt at `quiz`. */
  readonly pastAttempt: string;
  /** Another student's submitted attempt at `quiz`. */
  readonly submission: string;
  /** Ada's practice card. */
  readonly card: string;
}

/** Unknown IDs. */
export const unknownAuthorThings: AuthorThings = {
  ...emptyBankThings,
  ...emptyPublicNoteThings,
  ...emptyAssignmentThings,
  author: { user: 'no-such-id', email: 'nobody@markwise.example' },
  quizCourse: 'no-such-id',
  adaInCourse: 'no-such-id',
  staff: 'no-such-id',
  quiz: 'no-such-id',
  quizFile: 'no-such-id',
  image: 'no-such-id',
  essay: 'no-such-id',
  freshQuiz: 'no-such-id',
  freshQuestion: 'no-such-id',
  closedQuiz: 'no-such-id',
  closedAttempt: 'no-such-id',
  practiceQuiz: 'no-such-id',
  deletedPractice: 'no-such-id',
  attempt: 'no-such-id',
  pastAttempt: 'no-such-id',
  submission: 'no-such-id',
  card: 'no-such-id',
};

interface School extends SchoolDependencies {
  readonly test: ReturnType<typeof testApp>;
  readonly gateway: Gateway;
  readonly root: Browser;
}

interface Student {
  readonly browser: Browser;
  readonly things: { readonly user: string; readonly email: string };
}

interface IrisThings extends Pick<
  AuthorThings,
  | 'author'
  | 'quizCourse'
  | 'adaInCourse'
  | 'staff'
  | 'freshQuestion'
  | keyof PublicNoteThings
  | keyof AssignmentThings
> {
  readonly iris: Browser;
  readonly bank: BankThings;
}

/** Creates assignments. Ada's submission is returned, and another student's is graded and not returned. */
async function createAssignments(
  school: School,
  iris: Browser,
  course: string,
  { user, email }: Student['things'],
): Promise<AssignmentThings> {
  const assignments = await makeAssignments(iris, course);
  const put = (userId: string, address: string, more: object) =>
    putSubmission(school, { ...assignments, course }, { userId, email: address }, more);
  await put('taker', 'taker@markwise.example', notReturned);
  return { ...assignments, assignmentSubmission: await put(user, email, {}) };
}

async function createIrisThings(school: School, { browser: ada, things }: Student): Promise<IrisThings> {
  const { test, gateway, root } = school;
  const email = 'iris@markwise.example';
  const iris = await signUp(test, gateway, email);
  const user = await idOf(iris);
  await root.patch(`/api/users/${user}/role`, { role: 'Instructor' });
  const { id: quizCourse } = await saveCourse(iris, { name: 'Geometry' });
  const { id: adaInCourse } = await addPerson(iris, quizCourse, {
    name: 'Ada',
    email: things.email,
    role: 'Student',
  });
  const staff = await inviteStaff(iris, quizCourse);
  await planCourse(ada, quizCourse);
  await iris.put(`/api/courses/${quizCourse}/bank-share`, { access: 'READ' });
  const bank = await makeBankThings(iris, 'Iris');
  const freshQuestion = await addQuestion(iris, sampleQuestions.numeric);
  const notes = await makePublicNotes(iris, quizCourse);
  const assignments = await createAssignments(school, iris, quizCourse, things);
  const own = { ...notes, ...assignments };
  return { iris, ...own, author: { user, email }, quizCourse, adaInCourse, staff, bank, freshQuestion };
}

/** Creates a quiz that Iris unpublishes after Ada has started it. */
async function createClosedQuiz(school: School, { iris, author }: IrisThings, ada: Student) {
  const sum = { ...sampleQuestions.numeric, question: 'How much is 40 + 2?', concepts: ['Sums'] };
  const bank = { question: await addQuestion(iris, sum) };
  const closedQuiz = quizOf(bank);
  await putQuiz(school, bank, { ownerId: author.user, isPublished: true, title: 'Sums', isLong: false });
  const started = await ada.browser.post('/api/attempts', { quizId: closedQuiz });
  const { id: closedAttempt } = JSON.parse(started.text) as { id: string };
  await iris.patch(`/api/quiz/${closedQuiz}`, { isPublished: false });
  return { closedQuiz, closedAttempt };
}

/** Creates Iris, with quizzes for a course with Ada. Ada takes one quiz, and her missed questions become practice cards. */
export async function createSchool(
  school: School,
  ada: Student,
): Promise<{ readonly iris: Browser; readonly authored: AuthorThings }> {
  const irisThings = await createIrisThings(school, ada);
  const { iris, bank, ...written } = irisThings;
  const quizFile = quizFileOf(bank);
  const common = { ownerId: written.author.user, courseId: written.quizCourse, isPublished: true };
  const file = { id: quizFile, name: 'notes.txt', size: 5, type: 'text/plain' };
  await school.files.put(quizFile, Buffer.from('Notes'));
  await putImage(school, bank, written.author.user);
  await putQuiz(school, bank, { ...common, title: 'Shapes', files: [file], isLong: true });
  const freshBank = { question: written.freshQuestion };
  await putQuiz(school, freshBank, { ...common, title: 'Products', isLong: false });
  await iris.put(`/api/quiz/${quizOf(freshBank)}/exceptions/${written.adaInCourse}`, { extraAttempts: 1 });
  await submitAttempts(school, bank, 1);
  await takeQuiz(school, bank, ada.things.user);
  await putPractice(school, ada.things.user);
  // Reading Ada's practice creates her cards.
  await ada.browser.get('/api/practice');
  const authored = {
    ...bank,
    ...written,
    quiz: quizOf(bank),
    quizFile,
    image: imageOf(bank),
    essay: essayOf(bank),
    freshQuiz: quizOf(freshBank),
    ...(await createClosedQuiz(school, irisThings, ada)),
    practiceQuiz: practiceQuizOf(ada.things),
    deletedPractice: deletedPracticeOf(ada.things),
    attempt: attemptOf(ada.things),
    pastAttempt: pastAttemptOf(ada.things),
    submission: submissionOf(bank),
    card: `${ada.things.user}:${bank.question}`,
  };
  return { iris, authored };
}
