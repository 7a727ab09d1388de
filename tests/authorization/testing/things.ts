import type { Browser } from '../../support/browser.ts';
import { emptyAssignmentThings, makeAssignments, type AssignmentThings } from './assignment-things.ts';
import { emptyBankThings, type BankThings } from './bank-things.ts';
import { emptyNoteThings, emptyPublicNoteThings, makeNotes, makePublicNotes } from './note-things.ts';
import type { NoteThings, PublicNoteThings } from './note-things.ts';
import { run } from './run.ts';
import { inviteStaff, joinStaff, type Sharer } from './staff-things.ts';
import { createToken } from './token-things.ts';

/** IDs and secrets of an account's objects. The matrix passes them to operations. */
export interface Things extends BankThings, NoteThings, PublicNoteThings, AssignmentThings {
  readonly user: string;
  readonly email: string;
  readonly course: string;
  readonly deletedCourse: string;
  /** An item of the course. */
  readonly item: string;
  /** A person of the course. */
  readonly student: string;
  /** Somebody in the staff of the course. */
  readonly staff: string;
  /** A course to which a student has invited the account. */
  readonly invitation: string;
  /** The course of the quiz. */
  readonly quizCourse: string;
  /** The practice card of a missed question. */
  readonly card: string;
  readonly link: string;
  readonly session: string;
  readonly token: string;
  readonly upgrade: string;
  /** A shared draft. Anyone with its link can read it. */
  readonly draft: string;
  /** Tokens from mails. Anyone who has one can use it. */
  readonly verifyToken: string;
  readonly resetToken: string;
  readonly invitationToken: string;
  /** An invitation of an address to an account, which only admins can read. */
  readonly accountInvitation: string;
  /** A message from the contact form, which only admins can read. */
  readonly contactMessage: string;
  /** The secrets of API tokens. */
  readonly secrets: { readonly read: string; readonly write: string };
}

export const emptyThings: Things = {
  user: 'no-such-id',
  email: 'nobody@markwise.example',
  course: 'no-such-id',
  deletedCourse: 'no-such-id',
  item: 'no-such-id',
  student: 'no-such-id',
  staff: 'no-such-id',
  invitation: 'no-such-id',
  quizCourse: 'no-such-id',
  card: 'no-such-id',
  link: 'no-such-id',
  session: 'no-such-id',
  token: 'no-such-id',
  upgrade: 'no-such-id',
  draft: 'no-such-id',
  verifyToken: 'no-such-id.no-secret',
  resetToken: 'no-such-id.no-secret',
  invitationToken: 'no-such-id.no-secret',
  accountInvitation: 'no-such-id',
  contactMessage: 'no-such-id',
  secrets: { read: 'mw_no_such', write: 'mw_no_such' },
  ...emptyBankThings,
  ...emptyNoteThings,
  ...emptyPublicNoteThings,
  ...emptyAssignmentThings,
};

/** A course without an empty field, so that the matrix can tell a hidden field from an empty one. */
export const sampleCourse = {
  name: 'Calculus',
  description: 'Second term',
  syllabus: 'Limits',
  meetingDetails: 'Mondays',
  timeZone: 'Europe/Berlin',
  notes: 'Mine alone',
  targetGrade: 90,
  categories: [
    {
      name: 'Exams',
      categoryType: 'HYBRID',
      weight: 100,
      maximumPoints: 100,
      items: [
        {
          name: 'Final',
          description: 'All of it',
          dueAt: '2199-01-01T00:00:00.000Z',
          weight: 1,
          knownScores: true,
          grade: 81,
          maximumPoints: 100,
        },
        // This item is a task of the course's owner, because it is due and has no known grade.
        {
          name: 'Essay',
          description: 'At home',
          dueAt: '2199-01-01T00:00:00.000Z',
          weight: 1,
          knownScores: false,
          grade: 0,
          maximumPoints: 100,
        },
      ],
    },
  ],
};

export const draftCourse = {
  name: 'Calculus',
  description: 'Second term',
  categories: [
    {
      name: 'Exams',
      categoryType: 'STANDARD',
      weight: 1,
      maximumPoints: 1,
      items: [
        {
          name: 'Midterm',
          description: 'Half',
          dueAt: '2199-01-01T00:00:00.000Z',
          weight: 50,
          knownScores: true,
          grade: 81,
          maximumPoints: 100,
        },
        { name: 'Final', description: 'All of it', weight: 50, maximumPoints: 100 },
      ],
    },
  ],
};

export const upgradeInput = {
  name: 'Ada Test',
  email: 'ada@school.example',
  linkedin: 'https://linkedin.example/ada',
  title: 'Lecturer',
  description: 'I teach Calculus.',
  affiliation: 'School',
};

export const studentInput = {
  name: 'Grace',
  role: 'Student',
  email: 'grace@school.example',
  linkedin: 'https://linkedin.example/grace',
  github: 'https://github.example/grace',
  key: 'K1',
};

async function saveCourse(browser: Browser): Promise<string> {
  const data = await run(
    browser,
    'mutation ($input: SaveCourseInput!) { saveCourse(input: $input) { id } }',
    {
      input: sampleCourse,
    },
  );
  return (data['saveCourse'] as { id: string }).id;
}

async function itemOf(browser: Browser, courseId: string): Promise<string> {
  const { gradebookColumns } = await run(
    browser,
    'query ($courseId: ID!) { gradebookColumns(courseId: $courseId) { itemId } }',
    { courseId },
  );
  return (gradebookColumns as { itemId: string }[])[0]?.itemId ?? '';
}

/** A grade in which every field has a value. The item is missing, so it counts 0 points in spite of `points`. */
const sampleGrade = { points: 95, status: 'MISSING', note: 'Late' };

/** Links the item of a course to a quiz, hides and releases it, enters grades for people, and returns its ID. */
async function enterGrades(
  teacher: Browser,
  courseId: string,
  { quizId = null, ...people }: { readonly quizId?: string | null; readonly [studentId: string]: unknown },
): Promise<string> {
  const itemId = await itemOf(teacher, courseId);
  const linking =
    'mutation ($courseId: ID!, $itemId: ID!, $input: GradebookColumnInput!) { updateGradebookColumn(courseId: $courseId, itemId: $itemId, input: $input) { itemId } }';
  await run(teacher, linking, { courseId, itemId, input: { quizId, isReleased: false } });
  await run(teacher, linking, { courseId, itemId, input: { isReleased: true } });
  const grading =
    'mutation ($courseId: ID!, $grades: [GradeInput!]!) { updateGrades(courseId: $courseId, grades: $grades) { conflicts { itemId } } }';
  const grades = Object.entries(people).map(([studentId, grade]) => ({
    studentId,
    itemId,
    feedback: 'Show each step.',
    ...Object(grade),
  }));
  await run(teacher, grading, { courseId, grades });
  return itemId;
}

async function addStudent(browser: Browser, courseId: string, email: string): Promise<string> {
  const document =
    'mutation ($courseId: ID!, $input: StudentInput!) { addStudent(courseId: $courseId, input: $input) { id } }';
  const data = await run(browser, document, { courseId, input: { ...studentInput, email } });
  const { id } = data['addStudent'] as { id: string };
  const grading =
    'mutation ($courseId: ID!, $studentId: ID!, $grade: Float) { updateStudentGrade(courseId: $courseId, studentId: $studentId, grade: $grade) { id } }';
  // Two grades, so that the audit log has an entry with a previous value.
  for (const grade of [70, 80]) await run(browser, grading, { courseId, studentId: id, grade });
  return id;
}

export type MailedTokens = Pick<
  Things,
  'verifyToken' | 'resetToken' | 'invitationToken' | 'accountInvitation'
>;
export type PersonalThings = Omit<Things, keyof MailedTokens | 'contactMessage'>;

/** Creates an object of each kind for an account, except a question bank, which needs the role Instructor. */
export async function makeThings(browser: Browser, email: string): Promise<PersonalThings> {
  const course = await saveCourse(browser);
  const deletedCourse = await saveCourse(browser);
  await run(browser, 'mutation ($id: ID!) { deleteCourse(id: $id) }', { id: deletedCourse });
  const notes = await makeNotes(browser, course);
  const student = await addStudent(browser, course, studentInput.email);
  const item = await enterGrades(browser, course, { [student]: sampleGrade });
  const read = await createToken(browser, ['read']);
  const write = await createToken(browser, ['read', 'write']);
  const { addLink } = await run(
    browser,
    'mutation { addLink(input: { title: "Mine", url: "https://ada.example" }) { id links { id } } }',
  );
  const { id: user, links } = addLink as { id: string; links: { id: string }[] };
  await run(browser, 'mutation ($id: ID!) { updateDescription(userId: $id, description: "Hello") { id } }', {
    id: user,
  });
  const { sessions } = await run(browser, '{ sessions { id } }');
  return {
    ...emptyBankThings,
    ...emptyPublicNoteThings,
    ...emptyAssignmentThings,
    user,
    email,
    course,
    deletedCourse,
    item,
    student,
    staff: emptyThings.staff,
    invitation: emptyThings.invitation,
    quizCourse: course,
    card: emptyThings.card,
    link: links[0]?.id ?? '',
    session: (sessions as { id: string }[])[0]?.id ?? '',
    token: read.id,
    upgrade: await requestUpgrade(browser),
    ...notes,
    draft: await shareDraft(browser),
    secrets: { read: read.secret, write: write.secret },
  };
}

async function shareDraft(browser: Browser): Promise<string> {
  const document = 'mutation ($course: CourseInput!) { shareDraft(course: $course) { id } }';
  const data = await run(browser, document, { course: draftCourse });
  return (data['shareDraft'] as { id: string }).id;
}

/** Instructors and admins cannot request an upgrade: they get an ID that does not exist. */
async function requestUpgrade(browser: Browser): Promise<string> {
  const { result } = await browser.graphql(
    'mutation ($input: UpgradeRequestInput!) { requestUpgrade(input: $input) { id } }',
    { input: upgradeInput },
  );
  return (result.data?.['requestUpgrade'] as { id: string } | null)?.id ?? 'no-such-id';
}

/** Creates a course of a student with these addresses. A student can only invite them. Returns the course's ID. */
export function inviteToNewCourse(student: Browser, emails: readonly string[]): Promise<string> {
  return createCourseWith(student, emails);
}

/** Creates a course with these people: members if the owner is an instructor, else invited. Returns the course's ID. */
export async function createCourseWith(owner: Browser, emails: readonly string[]): Promise<string> {
  const courseId = await saveCourse(owner);
  const document =
    'mutation ($courseId: ID!, $input: StudentInput!) { addStudent(courseId: $courseId, input: $input) { id } }';
  await Promise.all(
    emails.map((email) => run(owner, document, { courseId, input: { ...studentInput, email } })),
  );
  return courseId;
}

/** IDs of the people in a course. */
async function peopleOf(teacher: Browser, courseId: string): Promise<string[]> {
  const document = 'query ($id: ID!) { course(id: $id) { people { id } } }';
  const { course } = await run(teacher, document, { id: courseId });
  return (course as { people: readonly { id: string }[] }).people.map(({ id }) => id);
}

/** Grades everybody in a course, links its item to a quiz, and sets an exception for the first two people. */
export async function gradeEveryone(teacher: Browser, courseId: string, quizId: string): Promise<void> {
  const people = await peopleOf(teacher, courseId);
  await enterGrades(teacher, courseId, {
    quizId,
    ...Object.fromEntries(people.map((id) => [id, sampleGrade])),
  });
  for (const id of people.slice(0, 2)) await setException(teacher, quizId, id);
}

/** The plan of a member of a course, in which every field has a value. */
export const samplePlan = (itemId: string, targetGrade = 95) => ({
  targetGrade,
  grades: [{ itemId, points: 90 }],
  items: [
    {
      key: 'talk',
      categoryName: 'Exams',
      categoryIndex: 0,
      name: 'Talk',
      weight: 5,
      maximumPoints: 10,
      points: 9,
    },
  ],
});

/** Saves the plan of a member of a course. */
export async function planCourse(member: Browser, courseId: string, targetGrade?: number): Promise<void> {
  const reading = 'query ($id: ID!) { course(id: $id) { categories { items { itemId } } } }';
  const { course } = await run(member, reading, { id: courseId });
  const [category] = (course as { categories: readonly { items: readonly { itemId: string }[] }[] })
    .categories;
  const input = samplePlan(category?.items[0]?.itemId ?? '', targetGrade);
  const saving =
    'mutation ($courseId: ID!, $input: OwnPlanInput!) { updateOwnPlan(courseId: $courseId, input: $input) { updatedAt } }';
  await run(member, saving, { courseId, input });
}

/** Saves a plan for each course that the person is a member of. Does nothing if the person's session has expired. */
export async function planCourses(member: Browser): Promise<void> {
  const { result } = await member.graphql('{ memberCourses { id } }');
  const courses = (result.data?.['memberCourses'] ?? []) as readonly { readonly id: string }[];
  for (const { id } of courses) await planCourse(member, id);
}

/** Adds the person who took a quiz to its course, with a grade and an exception, and links the item to the quiz. */
export async function addQuizTaker(teacher: Browser, courseId: string, quizId: string): Promise<void> {
  const taker = await addStudent(teacher, courseId, 'taker@markwise.example');
  await enterGrades(teacher, courseId, { quizId, [taker]: { points: 95 } });
  for (const id of await peopleOf(teacher, courseId)) await setException(teacher, quizId, id);
}

/** An exception in which every field has a value. */
const sampleException = {
  opensAt: '2026-01-01T00:00:00.000Z',
  dueAt: '2199-01-02T00:00:00.000Z',
  closesAt: '2199-01-03T00:00:00.000Z',
  extraMinutes: 15,
  extraAttempts: 1,
};

/** Sets an exception for a person of the quiz's course. */
async function setException(teacher: Browser, quizId: string, studentId: string): Promise<void> {
  const document =
    'mutation ($quizId: ID!, $studentId: ID!, $input: QuizExceptionInput!) { setQuizException(quizId: $quizId, studentId: $studentId, input: $input) { studentId } }';
  await run(teacher, document, { quizId, studentId, input: sampleException });
}

/** Creates a course template of `owner`. Everybody can read it. */
export async function publishTemplate(owner: Browser): Promise<void> {
  const input = { ...draftCourse, name: 'Template', isTemplate: true };
  await run(owner, 'mutation ($input: SaveCourseInput!) { saveCourse(input: $input) { id } }', { input });
}

/**
 * Creates a course of `owner`, shared with the sharer, and with another person. Returns the owner's things, in which
 * `course`, `item`, `student` and `staff` are those of this course.
 */
export async function shareThings(
  owner: Browser,
  things: PersonalThings,
  { browser, email, staffRole }: Sharer,
): Promise<PersonalThings> {
  const course = await saveCourse(owner);
  await addStudent(owner, course, 'other@school.example');
  const student = await addStudent(owner, course, staffRole ? studentInput.email : email);
  const item = await enterGrades(owner, course, { [student]: sampleGrade });
  if (staffRole) await joinStaff(owner, course, { browser, email, staffRole });
  return {
    ...things,
    ...(await makePublicNotes(owner, course)),
    ...(await makeAssignments(owner, course)),
    course,
    item,
    student,
    staff: await inviteStaff(owner, course, `assistant.of.${email}`),
  };
}
