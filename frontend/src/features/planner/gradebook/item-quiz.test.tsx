import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { ada, answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { columnsOfExams, exams } from '../testing/given-gradebook.ts';
import { savedAs } from '../testing/saved-course.ts';

const instructor: SessionUserFragment = { ...ada, role: 'Instructor', instructor: true };
const heat = listedQuiz('q1', 'Heat', { canEdit: true });
const linkSent = vi.fn();
const oneAttempt = { allowedAttempts: 1, answerRelease: 'AFTER_SUBMISSION', scoringPolicy: 'HIGHEST' };

/** A course of the user with these quizzes. `isTaken`: another item has the quiz already, so the server refuses it. */
function ownCourse({
  user = instructor,
  quizzes = [heat],
  isTaken = false,
  rules = oneAttempt,
  dueAt = null as string | null,
} = {}): void {
  const categories = exams.categories.map((each) => ({
    ...each,
    items: each.items.map((item) => ({ ...item, dueAt })),
  }));
  const course = { ...workedCourse(), categories, name: 'Algebra' };
  let columns = columnsOfExams;
  linkSent.mockClear();
  signedInAs(user);
  server.use(
    api.query('SavedCourse', answered({ course: savedAs(course) })),
    api.query('CourseQuizzes', answered({ quizzes })),
    api.query('LinkableQuizzes', answered({ quizzes })),
    api.query('QuizRules', answered({ quiz: { __typename: 'AuthoredQuiz', id: 'q1', ...rules } })),
    api.query('GradebookColumns', () => HttpResponse.json({ data: { gradebookColumns: columns } })),
    api.mutation('UpdateGradebookColumn', ({ variables }) => {
      linkSent(variables);
      if (isTaken)
        return refusal('Check the fields.', 'BAD_USER_INPUT', {
          'input.quizId': 'This quiz is linked to the item “Final” already.',
        })();
      const { itemId, input } = variables as { itemId: string; input: { quizId: string | null } };
      const quizTitle = input.quizId === null ? null : heat.title;
      columns = columns.map((each) =>
        each.itemId === itemId ? { ...each, quizId: input.quizId, quizTitle } : each,
      );
      const changed = columns.find((each) => each.itemId === itemId);
      return HttpResponse.json({ data: { updateGradebookColumn: changed ?? null } });
    }),
  );
}

async function openDetails(open = openSite('/course/c1').user) {
  const menus = await screen.findAllByRole('button', { name: 'More for Midterm' }, patient);
  // The copy of an item is below the item.
  await open.click(menus.at(-1) as HTMLElement);
  await open.click(await screen.findByRole('menuitem', { name: 'Details' }));
  return { user: open, details: within(await screen.findByRole('dialog', { name: 'Details' })) };
}

const choice = { name: 'Graded by a quiz' };
const twoDates = /^The item is due/;
/** In the row of the item. */
const rowLink = { name: 'Graded by the quiz “Heat”' };

describe('The details of an item in an instructor’s course', () => {
  it('show that the quiz of the item is deleted, and that its grades stay', async () => {
    ownCourse();
    server.use(
      api.query('LinkableQuizzes', answered({ quizzes: [{ ...heat, deleted: true }] })),
      api.query(
        'GradebookColumns',
        answered({
          gradebookColumns: columnsOfExams.map((each) =>
            each.itemId === 'c1.i1' ? { ...each, quizId: 'q1', quizTitle: 'Heat' } : each,
          ),
        }),
      ),
    );
    const { details } = await openDetails();
    expect(await details.findByText(/^Grades come from the quiz/)).toHaveTextContent(
      'Grades come from the quiz Heat, which is deleted. The grades stay.',
    );
  });

  it('link the item to a quiz, show the quiz, and remove the link again', async () => {
    ownCourse();
    const { user, details } = await openDetails();
    await waitFor(() => expect(details.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.click(await details.findByRole('combobox', choice, patient));
    await user.click(await screen.findByRole('option', { name: 'Heat' }));
    expect(await details.findByText(/^Grades come from the quiz/)).toBeVisible();
    expect(details.queryByRole('note')).toBeNull();
    expect(details.getByRole('link', { name: 'Heat' })).toHaveAttribute('href', '/quiz/q1');
    expect(linkSent).toHaveBeenCalledWith({ courseId: 'c1', itemId: 'c1.i1', input: { quizId: 'q1' } });
    await user.click(details.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('link', rowLink)).toHaveAttribute('href', '/quiz/q1');
    const again = await openDetails(user);
    expect(await again.details.findByRole('link', { name: 'Heat' })).toBeVisible();
    await user.click(again.details.getByRole('combobox', choice));
    await user.click(await screen.findByRole('option', { name: 'No quiz' }));
    await waitFor(() => expect(again.details.getByRole('combobox', choice)).toHaveValue('No quiz'));
    expect(again.details.queryByRole('link', { name: 'Heat' })).toBeNull();
    await user.click(again.details.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('link', rowLink)).toBeNull());
    expect(linkSent.mock.lastCall?.[0]).toMatchObject({ itemId: 'c1.i1', input: { quizId: null } });
  });

  it('warn if students can try the quiz again after they saw the answers', async () => {
    ownCourse({ rules: { ...oneAttempt, allowedAttempts: -1 } });
    const { user, details } = await openDetails();
    await user.click(await details.findByRole('combobox', choice, patient));
    await user.click(await screen.findByRole('option', { name: 'Heat' }));
    const warning = within(await details.findByRole('note', { name: 'Anyone can get full points' }));
    expect(warning.getByText(/and the best attempt counts/)).toBeVisible();
    expect(warning.getByRole('link', { name: 'Change the rules' })).toHaveAttribute(
      'href',
      '/quiz/manage/c1?quiz=q1#rules',
    );
  });

  it('explain that the date of the quiz counts, and show both dates if they differ', async () => {
    const quizzes = [listedQuiz('q1', 'Heat', { canEdit: true, dueAt: '2031-12-03T12:00:00.000Z' })];
    ownCourse({ quizzes, dueAt: '2031-12-01T12:00:00.000Z' });
    const { user, details } = await openDetails();
    await user.click(await details.findByRole('combobox', choice, patient));
    expect(details.queryByText(twoDates)).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Heat' }));
    expect(await details.findByText(twoDates)).toHaveTextContent(
      'The item is due Mon, Dec 1, 2031, 12:00 PM, the quiz is due Wed, Dec 3, 2031, 12:00 PM. Once the quiz is published, students see only its date.',
    );
    const instead = await details.findByText(/^Students see the date of the quiz instead:/);
    expect(within(instead).getByRole('link', { name: 'Heat' })).toHaveAttribute('href', '/quiz/q1');
    await user.clear(details.getByLabelText('Due: date'));
    expect(details.queryByText(twoDates)).toBeNull();
    expect(details.getByText(/^The date comes from the quiz:/)).toHaveTextContent(
      'The date comes from the quiz: Heat is due Wed, Dec 3, 2031, 12:00 PM.',
    );
  });

  it('say that attempts at a quiz without a date are never late', async () => {
    ownCourse({ quizzes: [listedQuiz('q1', 'Heat', { canEdit: true })], dueAt: '2031-12-01T12:00:00.000Z' });
    const { user, details } = await openDetails();
    await user.click(await details.findByRole('combobox', choice, patient));
    expect(details.queryByText(twoDates)).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Heat' }));
    expect(await details.findByText(twoDates)).toHaveTextContent(
      'The item is due Mon, Dec 1, 2031, 12:00 PM, but the quiz has no due date: its later attempts are not late.',
    );
  });

  it('show why the server refuses a quiz, and keep the item without one', async () => {
    ownCourse({ isTaken: true });
    const { user, details } = await openDetails();
    await user.click(await details.findByRole('combobox', choice, patient));
    await user.click(await screen.findByRole('option', { name: 'Heat' }));
    expect(await details.findByText('This quiz is linked to the item “Final” already.')).toBeVisible();
    expect(details.getByRole('combobox', choice)).toHaveValue('No quiz');
  });

  it('ask to save the course before an unsaved item is linked', async () => {
    ownCourse();
    const { user } = openSite('/course/c1');
    await user.click(await screen.findByRole('button', { name: 'More for Midterm' }, patient));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const { details } = await openDetails(user);
    expect(await details.findByText(/^Save the course\. Then/)).toBeVisible();
    expect(details.queryByRole('combobox', choice)).toBeNull();
  });

  it('offer to build a quiz if the course has none', async () => {
    ownCourse({ quizzes: [] });
    const { details } = await openDetails();
    const build = await details.findByRole('link', { name: 'Build a quiz' }, patient);
    expect(build).toHaveAttribute('href', '/quiz/manage/c1?item=c1.i1');
  });

  it('are not needed to open the quiz, because the row of the item has a link to it', async () => {
    ownCourse({ quizzes: [{ ...heat, gradedItemId: 'c1.i1' }, listedQuiz('q2', 'Work', { canEdit: true })] });
    openSite('/course/c1');
    const link = await screen.findByRole('link', rowLink, patient);
    expect(link).toHaveAttribute('href', '/quiz/q1');
    expect(screen.getAllByRole('link', { name: /^Graded by/ })).toEqual([link]);
  });
});
