import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { button, openPlanner, undoButton } from '../testing/open-planner.tsx';
import { savedAs } from '../testing/saved-course.ts';

async function openDates(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'More for this course' }, patient));
  await user.click(await screen.findByRole('menuitem', { name: 'Due dates…' }));
  const window = within(await screen.findByRole('dialog', { name: 'Due dates' }));
  await window.findByRole('button', { name: 'Back to the course' }, patient);
  return window;
}

describe('the due dates of a course', () => {
  it('are entered in one window with the keyboard, and each of them can be undone', async () => {
    const { user } = openPlanner(workedCourse());
    const window = await openDates(user);
    const date = (name: string) => window.getByLabelText(`${name}: date`);
    await user.type(date('Exam 1'), '2031-12-01');
    await user.keyboard('{Enter}');
    expect(date('Exam 2')).toHaveFocus();
    await user.keyboard('2031-12-08');
    await user.click(window.getByLabelText('Exam 2: time'));
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(date('Exam 1')).toHaveFocus();
    expect(window.getByLabelText('Exam 1: time')).toHaveValue('23:59');
    await user.click(window.getByRole('button', { name: 'Back to the course' }));
    expect(await screen.findByText(/Dec 8, 2031/)).toBeVisible();
    await user.click(undoButton());
    expect(screen.queryByText(/Dec 8, 2031/)).toBeNull();
    expect(screen.getByText(/Dec 1, 2031/)).toBeVisible();
  });

  it('are shown 50 at a time, by category', async () => {
    const items = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => item(`${name} ${at + 1}`, 1));
    const { user } = openPlanner(
      course([category('', items('Quiz', 49)), category('Labs', items('Lab', 3))]),
    );
    const window = await openDates(user);
    const labs = window.getByRole('region', { name: 'Due dates of Labs' });
    expect(window.getByRole('region', { name: 'Due dates of Category 1' })).toBeVisible();
    expect(within(labs).getAllByRole('group')).toHaveLength(1);
    await user.click(window.getByRole('button', { name: 'Show 2 more' }));
    expect(within(labs).getAllByRole('group')).toHaveLength(3);
    expect(window.queryByRole('button', { name: /more$/ })).toBeNull();
  });

  it('of a course without items suggest adding an item', async () => {
    const { user } = openPlanner(course([]));
    const window = await openDates(user);
    expect(window.getByText('No items yet. Add the first one to a category.')).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Back to the course' }));
    await screen.findByText('No categories yet');
    expect(button('More for this course')).toBeVisible();
  });

  it('that come from a quiz are read-only, and the others are kept once the course is saved', async () => {
    signedInAs({ ...ada, role: 'Instructor', instructor: true });
    const exams = category('Exams', [item('Midterm', 50), { ...item('Final', 50), itemId: 'c1.i2' }]);
    const saved = savedAs(course([exams], { name: 'Algebra' }));
    const dueAt = '2031-12-03T12:00:00.000Z';
    const quiz = listedQuiz('q', 'Heat', { gradedItemId: 'c1.i2', dueAt });
    server.use(
      api.query('SavedCourse', answered({ course: saved })),
      api.query('CourseQuizzes', answered({ quizzes: [quiz] })),
    );
    const { user } = openSite('/course/c1');
    await screen.findByRole('link', { name: '1 quiz of this course' }, patient);
    const window = await openDates(user);
    expect(await window.findByText(/^The date comes from the quiz:/)).toHaveTextContent(
      'The date comes from the quiz: Heat is due Wed, Dec 3, 2031, 12:00 PM.',
    );
    expect(window.queryByLabelText('Final: date')).toBeNull();
    expect(window.getByLabelText('Midterm: date')).toBeVisible();
    expect(window.queryByText('Save the course to keep the dates.')).toBeNull();
    await user.type(window.getByLabelText('Midterm: date'), '2031-12-01');
    expect(await window.findByText('Save the course to keep the dates.')).toBeVisible();
  });
});
