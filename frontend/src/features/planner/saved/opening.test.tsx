import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { draftKey, draftKeyOf } from '../../../lib/draft-keys.ts';
import {
  ada,
  answered,
  api,
  badGateway,
  heldBack,
  knownAs,
  noConnection,
  refusal,
  signedInAs,
} from '../../../testing/accounts.ts';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { writeDraft } from '../model/draft.ts';
import { workedCourse } from '../testing/given.ts';
import { button, field } from '../testing/open-planner.tsx';
import { savedAs } from '../testing/saved-course.ts';

const algebra = workedCourse({ name: 'Algebra' });
const serverSends = (more: object = {}) =>
  server.use(api.query('SavedCourse', answered({ course: savedAs(algebra, more) })));

beforeEach(() => {
  signedInAs(ada);
});

describe('a saved course', () => {
  it('shows that it is loading, and no other course', async () => {
    let answer = () => {};
    server.use(
      api.query('SavedCourse', async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ data: { course: savedAs(algebra) } });
      }),
    );
    openSite('/course/c1');

    // The loader of the screen's code has the same heading, and is replaced by the screen's own.
    await waitFor(
      () => expect(screen.getByRole('heading', { name: 'Loading course details...' })).toBeVisible(),
      patient,
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => {
      answer();
      expect(field('Course name')).toHaveValue('Algebra');
    });
  });

  it.each([
    ['does not exist', refusal('Course not found', 'NOT_FOUND'), 'Course not found', 'My courses'],
    [
      'needs a signed-in user',
      refusal('Sign in first.', 'UNAUTHENTICATED'),
      'Sign in to open this course',
      'Sign in',
    ],
  ])('that %s shows an error with next steps', async (_, answer, title, link) => {
    server.use(api.query('SavedCourse', answer));
    openSite('/course/c1');
    expect(await screen.findByRole('heading', { name: title }, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the planner' })).toHaveAttribute('href', '/grade-analyzer');
  });

  it.each([
    ['Student', /nobody added ada@site\.test to it.*Ask your instructor/],
    ['Instructor', /^If the course is yours.*they haven’t added ada@site\.test.*Ask them to invite it\./],
    ['Admin', /^Admins can open every course\./],
  ] as const)('that is not found tells a reader with the role %s what to do', async (role, text) => {
    signedInAs({ ...ada, role });
    server.use(api.query('SavedCourse', refusal('Course not found', 'NOT_FOUND')));
    openSite('/course/c1');
    const alert = await screen.findByRole('alert', {}, patient);
    expect(within(alert).getByText(text)).toBeVisible();
    expect(within(alert).queryByText(/instructor/) !== null).toBe(role === 'Student');
  });

  it('that needs a signed-in user offers to create an account, too', async () => {
    server.use(api.query('SavedCourse', refusal('Sign in first.', 'UNAUTHENTICATED')));
    openSite('/course/c1?tab=letters');
    const link = await screen.findByRole('link', { name: 'Create an account' }, patient);
    expect(link).toHaveAttribute('href', '/register');
  });

  it.each([
    ['the server refuses the request', refusal('The store is busy.', 'UNAVAILABLE'), 'The store is busy.'],
    ['a proxy responds', badGateway, 'The server did not answer.'],
    [
      'the response is not a course',
      answered({ course: savedAs(algebra, { meterDivisions: [1] }) }),
      'The server did not answer.',
    ],
  ])('that doesn’t load because %s shows an error, and opens on retry', async (_, answer, why) => {
    server.use(api.query('SavedCourse', answer));
    const { user } = openSite('/course/c1');
    const alert = await screen.findByRole('alert', {}, patient);
    expect(alert).toHaveTextContent('Error loading the course');
    expect(alert).toHaveTextContent(why);
    serverSends();
    await user.click(button('Try again'));
    await waitFor(() => expect(field('Course name')).toHaveValue('Algebra'));
  });
});

describe('a saved course that was left in target mode', () => {
  /** Tries 70 on the exam with the known grade 81, leaves and returns. */
  async function leaveAndReturn(edit: (user: UserEvent) => Promise<void> = async () => {}) {
    serverSends();
    const first = openSite('/course/c1');
    await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
    await edit(first.user);
    await first.user.click(button('Achieve target'));
    await first.user.clear(field('Grade of Exam 1'));
    await first.user.type(field('Grade of Exam 1'), '70');
    first.unmount();
    openSite('/course/c1');
    expect(await screen.findByRole('button', { name: 'Achieve target' }, patient)).toBeVisible();
  }

  it('opens with the entered grades, and has no unsaved changes', async () => {
    await leaveAndReturn();
    expect(field('Grade of Exam 1')).toHaveValue('81');
    expect(screen.getByText(/^Saved /)).toBeVisible();
    expect(localStorage.getItem(draftKeyOf('c1'))).toBeNull();
  });

  it('keeps its other changes', async () => {
    await leaveAndReturn((user) => user.type(field('Grade of Exam 2'), '90'));
    expect(field('Grade of Exam 1')).toHaveValue('81');
    expect(field('Grade of Exam 2')).toHaveValue('90');
    expect(screen.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  });
});

describe('the note above a course of another user', () => {
  const ofGrace = { canEdit: false, access: 'READER' as const, createdBy: 'Grace Hopper', notes: null };

  it('names the owner, and explains that changes stay on this device until a copy is saved', async () => {
    serverSends(ofGrace);
    server.use(
      api.mutation('SaveCourse', ({ variables }) =>
        HttpResponse.json({ data: { saveCourse: savedAs(algebra, { id: 'c2', ...variables['input'] }) } }),
      ),
    );
    const { user, address } = openSite('/course/c1');
    expect(await screen.findByText('This is a course by Grace Hopper.', {}, patient)).toBeVisible();
    expect(screen.getByText(/^Your changes stay on this device/)).toBeVisible();
    await user.click(button('Save a copy'));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/course/c2'));
    await waitFor(() => expect(screen.queryByText(/^Your changes stay on this device/)).toBeNull());
    expect(button('Save')).toBeVisible();
  });

  it('calls a template a template', async () => {
    localStorage.clear();
    knownAs(null);
    serverSends({ ...ofGrace, isTemplate: true });
    openSite('/course/c1');
    expect(await screen.findByText('This is a template by Grace Hopper.', {}, patient)).toBeVisible();
  });

  it('is not shown above a course of the user', async () => {
    serverSends();
    openSite('/course/c1');
    await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
    expect(screen.queryByText(/^Your changes stay on this device/)).toBeNull();
  });
});

describe('the URL of a saved course', () => {
  it('opens the tab that it names', async () => {
    serverSends();
    openSite('/course/c1?tab=notes');
    const notes = await screen.findByRole('tab', { name: 'Remarks' }, patient);
    expect(notes).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['an instructor, who can build one', 'c4', { role: 'Instructor', instructor: true } as const, true],
    ['a student', 'c5', {}, false],
  ])('opens the tab with the quizzes for %s', async (_, id, role, canBuild) => {
    signedInAs({ ...ada, ...role });
    serverSends({ id });
    server.use(api.query('CourseQuizzes', answered({ quizzes: [] })));
    openSite(`/course/${id}?tab=quizzes`);
    expect(await screen.findByText(/^No quizzes yet\./, {}, patient)).toBeVisible();
    const build = screen.queryByRole('link', { name: 'Build a quiz' });
    expect(build?.getAttribute('href') ?? null).toBe(canBuild ? `/quiz/manage/${id}` : null);
  });

  it('lists the quizzes of the course in their tab, without deleted ones', async () => {
    serverSends({ id: 'c6' });
    server.use(
      api.query(
        'CourseQuizzes',
        answered({ quizzes: [listedQuiz('q', 'Vectors'), listedQuiz('r', 'Matrices', { deleted: true })] }),
      ),
    );
    openSite('/course/c6?tab=quizzes');
    const list = await screen.findByRole('list', { name: 'Quizzes of this course' }, patient);
    expect(list).toHaveTextContent(/^Vectors$/);
    expect(screen.queryByRole('link', { name: 'Edit Vectors' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Vectors' })).toHaveAttribute('href', '/quiz/q');
    expect(screen.getByRole('link', { name: 'Show by category' })).toHaveAttribute(
      'href',
      '/quiz/categories?courseId=c6',
    );
  });

  it('shows the state of the quizzes to their editors, and opens their editor', async () => {
    serverSends({ id: 'c7' });
    const edited = { courseId: 'c7', canEdit: true, canGrade: true, isPublished: false };
    server.use(api.query('CourseQuizzes', answered({ quizzes: [listedQuiz('q', 'Vectors', edited)] })));
    openSite('/course/c7?tab=quizzes');
    const list = await screen.findByRole('list', { name: 'Quizzes of this course' }, patient);
    expect(list).toHaveTextContent(/^VectorsNot publishedEdit$/);
    const edit = screen.getByRole('link', { name: 'Edit Vectors' });
    expect(edit).toHaveAttribute('href', '/quiz/manage/c7?quiz=q');
  });

  it('shows that the quizzes did not load, and loads them on retry', async () => {
    serverSends({ id: 'c8' });
    server.use(api.query('CourseQuizzes', refusal('The store is busy.', 'UNAVAILABLE')));
    const { user } = openSite('/course/c8?tab=quizzes');
    expect(await screen.findByRole('alert', {}, patient)).toHaveTextContent('The store is busy.');
    server.use(api.query('CourseQuizzes', answered({ quizzes: [listedQuiz('q', 'Vectors')] })));
    await user.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'Vectors' })).toBeVisible();
  });

  it('opens the grades if it names the quizzes of a course that the user is not in', async () => {
    serverSends({ id: 'c9', canEdit: false, access: 'READER', isTemplate: true });
    openSite('/course/c9?tab=quizzes');
    const grades = await screen.findByRole('tab', { name: 'Grades' }, patient);
    expect(grades).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: 'Quizzes' })).toBeNull();
  });

  it('opens the grades if it names an unknown tab', async () => {
    serverSends();
    openSite('/course/c1?tab=attendance');
    const grades = await screen.findByRole('tab', { name: 'Grades' }, patient);
    expect(grades).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps the open tab when the course is first saved', async () => {
    server.use(
      api.mutation('SaveCourse', ({ variables }) =>
        HttpResponse.json({ data: { saveCourse: savedAs(algebra, { id: 'c2', ...variables['input'] }) } }),
      ),
    );
    const draft = { course: createWorkingCourse(algebra), entries: {} };
    localStorage.setItem(draftKey, writeDraft(draft));
    const { user, address } = openSite('/grade-analyzer');
    await user.click(await screen.findByRole('tab', { name: 'Remarks' }, patient));
    await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
    await user.click(button('Save'));
    await waitFor(() => expect(address()).toBe('/course/c2?tab=notes'));
    expect(screen.getByRole('tab', { name: 'Remarks' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the quizzes of a saved course', () => {
  const requestSpy = vi.fn();
  const quizzesAre = (...quizzes: object[]) =>
    server.use(
      api.query('CourseQuizzes', ({ variables }) => {
        requestSpy(variables);
        return answered({ quizzes })();
      }),
    );

  beforeEach(() => requestSpy.mockClear());

  it.each([
    ['a course of the user', {}],
    [
      'a course of another user',
      { canEdit: false, access: 'READER' as const, createdBy: 'Grace Hopper', notes: null },
    ],
  ])('are linked from %s', async (_, more) => {
    serverSends(more);
    quizzesAre(listedQuiz('q', 'Vectors'), listedQuiz('r', 'Matrices', { deleted: true }));
    openSite('/course/c1');
    const link = await screen.findByRole('link', { name: '1 quiz of this course' }, patient);
    expect(link).toHaveAttribute('href', '/quiz/categories?courseId=c1');
    await waitFor(() => expect(requestSpy).toHaveBeenCalledWith({ courseId: 'c1' }));
  });

  it('are no longer linked once all of them are deleted', async () => {
    serverSends();
    quizzesAre(listedQuiz('q', 'Vectors'));
    const before = openSite('/course/c1');
    await screen.findByRole('link', { name: '1 quiz of this course' }, patient);
    before.unmount();
    const none = heldBack(answered({ quizzes: [listedQuiz('q', 'Vectors', { deleted: true })] }));
    server.use(api.query('CourseQuizzes', none.held));
    openSite('/course/c1');
    // The cached link disappears only after the response.
    await screen.findByRole('link', { name: '1 quiz of this course' }, patient);
    none.release();
    await waitFor(() => expect(screen.queryByRole('link', { name: /of this course/ })).toBeNull());
  });

  it('are not linked if they don’t load, and the course can still be edited and saved', async () => {
    serverSends({ id: 'c3' });
    const failing = heldBack(badGateway);
    server.use(
      api.query('CourseQuizzes', ({ variables }) => {
        requestSpy(variables);
        return failing.held();
      }),
      api.mutation('UpdateCourse', ({ variables: { input } }) =>
        HttpResponse.json({ data: { updateCourse: savedAs(algebra, { ...input, id: 'c3', revision: 2 }) } }),
      ),
    );
    const { user } = openSite('/course/c3');
    await waitFor(() => expect(requestSpy).toHaveBeenCalledWith({ courseId: 'c3' }), patient);
    failing.release();
    // By the time the course is saved, a link or an error would be on screen.
    await user.type(field('Course name'), ' II');
    await user.click(button('Save'));
    await screen.findByText('Saved just now.');
    expect(screen.queryByRole('link', { name: /of this course/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be built from an instructor’s menu', async () => {
    signedInAs({ ...ada, role: 'Instructor', instructor: true });
    serverSends();
    const { user } = openSite('/course/c1');
    await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
    await user.click(button('More for this course'));
    const entry = await screen.findByRole('menuitem', { name: 'Build a quiz' }, patient);
    expect(entry).toHaveAttribute('href', '/quiz/manage/c1');
  });
});

describe('without a connection', () => {
  beforeEach(() => server.use(api.query('SavedCourse', noConnection)));

  it('the course’s draft on this device is opened', async () => {
    const saved = { ...savedAs(algebra), course: algebra };
    const mine = createWorkingCourse({ ...algebra, name: 'Algebra II' });
    localStorage.setItem(draftKeyOf('c1'), writeDraft({ course: mine, entries: {}, saved }));
    openSite('/course/c1');
    await waitFor(() => expect(field('Course name')).toHaveValue('Algebra II'), patient);
    expect(screen.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  });

  it('a course that is not on this device shows why it doesn’t open', async () => {
    openSite('/course/c1');
    expect(await screen.findByRole('alert', {}, patient)).toHaveTextContent('The server did not answer.');
  });
});
