import { findNotices } from '../../../testing/notices.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql, type GraphQLQuery, type GraphQLResponseBody } from 'msw/graphql';
import { describe, expect, it, vi } from 'vitest';
import type { Course } from '../../../../../core/grading/course.ts';
import { createWorkingCourse, defaultCourse } from '../../../../../core/grading/editing/working-course.ts';
import { withWeights } from '../../../../../core/grading/weigh.ts';
import { templatePage } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { renderSite } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { writeDraft } from '../model/draft.ts';
import { PlannerScreen } from '../planner-screen.tsx';
import { draftKey } from '../../../lib/draft-keys.ts';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { button, column, field, openPlanner, undoButton, undoOffer } from '../testing/open-planner.tsx';
import { hasGrades, sentRow } from '../testing/given-gradebook.ts';
import { toCourseInput } from './shared-plan.ts';

const api = graphql.link(`${window.location.origin}/graphql`);
const refusal = (message: string, code: string) => () =>
  HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({ errors: [{ message, extensions: { code } }] });
const tooOften = refusal('Too many attempts. Try again in 12 minutes.', 'RATE_LIMITED');

/** A course as the server sends it. */
const answer = (__typename: 'Draft' | 'CourseTemplate', id: string, sent: Course) => {
  const { categories = [], gradeMaps = [], ...rest } = toCourseInput(sent);
  return {
    __typename,
    id,
    ...rest,
    gradeMaps: gradeMaps.map((map) => ({ __typename: 'GradeMap', ...map })),
    categories: categories.map(({ items, ...more }) => ({
      __typename: 'Category',
      ...more,
      items: items.map((one) => ({ __typename: 'Item', itemId: null, dueAt: null, ...one })),
    })),
  };
};

async function choose(user: ReturnType<typeof openPlanner>['user'], entry: string): Promise<void> {
  await user.click(button('More for this course'));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('sharing a copy', () => {
  const shared = (sent: (variables: unknown) => void = () => undefined) =>
    api.mutation('ShareDraft', ({ variables }) => {
      sent(variables);
      const shareDraft = { __typename: 'Draft', id: 'copy 1', expiresAt: '2027-02-19T12:00:00.000Z' };
      return HttpResponse.json({ data: { shareDraft } });
    });

  it('gives a link to the structure and grades, with its expiry date', async () => {
    const sent = vi.fn();
    server.use(shared(sent));
    const original = workedCourse({ name: 'Algebra', notes: 'Mine alone', syllabus: 'Chapters' });
    const { user } = openPlanner(original);
    await choose(user, 'Share a copy…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share a copy' }));
    expect(await dialog.findByText(/for 90 days, with the grades in the planner/)).toBeVisible();
    await user.click(dialog.getByText('Make the link'));
    const link = `${window.location.origin}/grade-analyzer?draft=copy%201`;
    const linkField = await dialog.findByLabelText('Link');
    expect(linkField).toHaveValue(link);
    expect(linkField).toHaveFocus();
    expect(dialog.getByRole('status')).toHaveTextContent('It works until February 19, 2027.');
    const categories = withWeights(original.categories);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ course: toCourseInput({ ...original, categories }) });
    expect(JSON.stringify(sent.mock.calls)).not.toMatch(/Mine alone|Chapters/);
    await user.click(dialog.getByText('Copy link'));
    expect(await dialog.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('says that it has no grades of the gradebook, and sends none', async () => {
    const sent = vi.fn();
    // The table renders only cells within its size, and jsdom has no layout.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    hasGrades([sentRow('Bertrand', [17.25, null])]);
    server.use(shared(sent));
    const { user } = openSite('/course/c1?tab=gradebook');
    await screen.findByText('Bertrand', undefined, patient);
    await choose(user, 'Share a copy…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share a copy' }));
    expect(
      await dialog.findByText(/neither are the people and their grades in the gradebook\.$/),
    ).toBeVisible();
    await user.click(dialog.getByText('Make the link'));
    expect(await dialog.findByLabelText('Link')).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
    expect(JSON.stringify(sent.mock.calls)).not.toMatch(/Bertrand|17\.25/);
  });

  it.each([
    ['the server refuses', tooOften, 'Too many attempts. Try again in 12 minutes.'],
    ['the server does not answer', () => HttpResponse.error(), /^The server did not answer\./],
  ])('shows an error in the window if %s, and can be retried', async (_, refuse, message) => {
    server.use(api.mutation('ShareDraft', refuse));
    const { user } = openPlanner(workedCourse());
    await choose(user, 'Share a copy…');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByText('Make the link'));
    expect(await dialog.findByText(message)).toBeVisible();
    server.use(shared());
    await user.click(dialog.getByText('Try again'));
    expect(await dialog.findByLabelText('Link')).toBeVisible();
    expect(dialog.queryByText(message)).toBeNull();
  });
});

describe('starting from a template', () => {
  const quizzes = course(
    [category('Quizzes', [item('Quiz 1', 60)]), category('Final', [item('Paper', 40)])],
    {
      name: 'Quizzes and a paper',
      description: 'A quiz each week.',
    },
  );
  const templates = (...courseTemplates: ReturnType<typeof answer>[]) =>
    api.query('CourseTemplates', () =>
      HttpResponse.json({ data: { courseTemplates: templatePage(courseTemplates) } }),
    );

  it('lists templates with their weights, asks before one replaces the course, and undo restores the course', async () => {
    server.use(templates(answer('CourseTemplate', 't1', quizzes)));
    const { user } = openPlanner(workedCourse({ name: 'Algebra' }));
    await choose(user, 'Start from a template…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Start from a template' }));
    expect(dialog.getByRole('status', { name: /^Loading/ })).toBeInTheDocument();
    const entry = await dialog.findByRole('button', { name: /^Quizzes and a paper/ });
    expect(entry).toHaveTextContent('A quiz each week.');
    expect(entry).toHaveTextContent('Quizzes 60 % · Final 40 %');
    await user.click(entry);
    const question = within(await screen.findByRole('dialog', { name: 'Replace your unsaved course?' }));
    expect(
      question.getByText(
        '‘Algebra’ with 7 items is only on this device. ‘Quizzes and a paper’ would replace it.',
      ),
    ).toBeVisible();
    expect(field('Course name')).toHaveValue('Algebra');
    await user.click(question.getByRole('button', { name: 'Replace it' }));
    expect(field('Course name')).toHaveValue('Quizzes and a paper');
    expect(column('name')).toEqual(['Quiz 1', 'Paper']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findNotices()).toHaveTextContent('Started from Quizzes and a paper.');
    await user.click(undoOffer());
    expect(field('Course name')).toHaveValue('Algebra');
    await waitFor(() => expect(undoButton()).toBeDisabled());
  });

  it('is offered in an empty course', async () => {
    server.use(templates(answer('CourseTemplate', 't1', quizzes)));
    const { user } = openPlanner(course([]));
    await user.click(button('Start from a template…'));
    await user.click(await screen.findByRole('button', { name: /^Quizzes and a paper/ }));
    expect(column('name')).toEqual(['Quiz 1', 'Paper']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is shown in pages if there are many', async () => {
    const named = (at: number) => answer('CourseTemplate', `t${at}`, { ...quizzes, name: `Template ${at}` });
    server.use(
      api.query('CourseTemplates', ({ variables: { first, after } }) => {
        const start = after === null ? 0 : Number(after);
        const end = Math.min(25, start + Number(first));
        const nodes = Array.from({ length: end - start }, (_, at) => named(start + at));
        const endCursor = end < 25 ? String(end) : null;
        return HttpResponse.json({
          data: { courseTemplates: templatePage(nodes, { endCursor, totalCount: 25 }) },
        });
      }),
    );
    const { user } = openPlanner();
    await choose(user, 'Start from a template…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Start from a template' }));
    expect(await dialog.findByText('1–20 of 25 templates')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText('21–25 of 25 templates')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Template 24/ }));
    expect(field('Course name')).toHaveValue('Template 24');
  });

  it('shows an empty state', async () => {
    server.use(templates());
    const { user } = openPlanner();
    await choose(user, 'Start from a template…');
    expect(await screen.findByText('There are no templates here yet.')).toBeVisible();
  });

  it('shows why the list didn’t load, and retries', async () => {
    server.use(api.query('CourseTemplates', refusal('The store is busy.', 'UNAVAILABLE')));
    const { user } = openPlanner();
    await choose(user, 'Start from a template…');
    expect(await screen.findByText('The store is busy.')).toBeVisible();
    server.use(templates(answer('CourseTemplate', 't1', quizzes)));
    await user.click(button('Try again'));
    expect(await screen.findByRole('button', { name: /^Quizzes and a paper/ })).toBeVisible();
  });
});

describe('opening a shared copy', () => {
  const shared = workedCourse({ name: 'Shared' });
  const copyExists = api.query('Draft', ({ variables }) =>
    HttpResponse.json({ data: { draft: answer('Draft', String(variables['id']), shared) } }),
  );
  const open = (own?: Course) => {
    if (own) localStorage.setItem(draftKey, writeDraft({ course: createWorkingCourse(own), entries: {} }));
    return renderSite(<PlannerScreen />, { at: '/grade-analyzer?draft=copy-1&from=mail' });
  };
  const cleanAddress = '/grade-analyzer?from=mail';

  it('replaces an untouched sample at once, and undo restores the sample', async () => {
    server.use(copyExists);
    const { user, address } = open();
    expect(screen.getByText('Loading course details...')).toBeVisible();
    await waitFor(() => expect(field('Course name')).toHaveValue('Shared'));
    expect(column('grade')).toEqual(['20', '22', '25', '18', '81', '', '']);
    await waitFor(() => expect(address()).toBe(cleanAddress));
    expect(screen.queryByText('Loading course details...')).toBeNull();
    await user.click(undoButton());
    expect(field('Course name')).toHaveValue('');
    await waitFor(() => expect(undoButton()).toBeDisabled());
  });

  it('asks before it replaces the user’s course, with undo', async () => {
    server.use(copyExists);
    const { user, address } = open(workedCourse({ name: 'Own' }));
    const question = await screen.findByRole('alert', { name: 'Open the shared course?' });
    expect(question).toHaveTextContent('It’s called ‘Shared’ and has 7 items.');
    expect(field('Course name')).toHaveValue('Own');
    await user.click(button('Open it'));
    expect(field('Course name')).toHaveValue('Shared');
    await waitFor(() => expect(address()).toBe(cleanAddress));
    await user.click(undoButton());
    expect(field('Course name')).toHaveValue('Own');
  });

  it('keeps the user’s course on request', async () => {
    server.use(copyExists);
    const { user, address } = open(workedCourse({ name: 'Own' }));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(address()).toBe(cleanAddress));
    expect(field('Course name')).toHaveValue('Own');
    expect(screen.queryByText('Open the shared course?')).toBeNull();
    expect(undoButton()).toBeDisabled();
  });

  it.each([
    ['with a grade in it', course([category('Exams', [item('Exam', 100, 80)])])],
    ['with another target', { ...defaultCourse, targetGrade: 90 }],
  ])('asks before it replaces an unnamed course %s', async (_, own) => {
    server.use(copyExists);
    open(own);
    expect(await screen.findByText('Open the shared course?')).toBeVisible();
  });

  it('shows an error if the copy is missing, and keeps the user’s course', async () => {
    server.use(api.query('Draft', refusal('Course not found', 'NOT_FOUND')));
    const { user, address } = open(workedCourse({ name: 'Own' }));
    expect(await screen.findByText('Course not found')).toBeVisible();
    await waitFor(() => expect(address()).toBe(cleanAddress));
    await user.click(button('Dismiss'));
    expect(screen.queryByText('Course not found')).toBeNull();
    expect(field('Course name')).toHaveValue('Own');
  });

  it('can be retried if the server failed', async () => {
    server.use(api.query('Draft', refusal('The store is busy.', 'UNAVAILABLE')));
    const { user, address } = open();
    expect(await screen.findByText('Error loading the course')).toBeVisible();
    expect(screen.getByText('The store is busy.')).toBeVisible();
    expect(address()).toBe('/grade-analyzer?draft=copy-1&from=mail');
    server.use(copyExists);
    await user.click(button('Try again'));
    await waitFor(() => expect(field('Course name')).toHaveValue('Shared'));
  });

  it('can be cancelled if the server failed', async () => {
    server.use(api.query('Draft', () => HttpResponse.error()));
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(address()).toBe(cleanAddress));
    expect(column('name')).toHaveLength(7);
  });
});
