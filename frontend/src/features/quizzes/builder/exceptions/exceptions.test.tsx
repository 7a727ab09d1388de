import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answered, api, signedInAs } from '../../../../testing/accounts.ts';
import { server } from '../../../../testing/server.ts';
import { grace, quiz, quizMeta, sections } from '../testing/given.ts';
import { openSavedQuiz } from '../testing/open-builder.tsx';

const exceptionOf = (given: object) => ({
  __typename: 'QuizException',
  studentId: 'p',
  name: 'Pia',
  email: 'pia@x.edu',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  extraMinutes: 0,
  extraAttempts: 0,
  isInCourse: true,
  problem: null,
  revision: 1,
  ...given,
});

async function openQuizWith(exceptions: readonly object[], settings: object = {}) {
  const course = { __typename: 'SavedCourse', id: 'c', name: 'Maths', timeZone: 'UTC', canEdit: true };
  server.use(
    api.query('BuilderCourse', answered({ course })),
    api.query('QuizExceptions', answered({ quizExceptions: exceptions })),
  );
  const dates = { dueAt: '2030-05-02T23:59:00.000Z', closesAt: '2030-05-03T23:59:00.000Z' };
  return openSavedQuiz(quiz({ courseId: 'c', ...dates, ...settings }));
}

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('dated', 'Dated')] });
});

describe('an exception with a due date after the closing of the quiz', () => {
  it('says before it is saved when the quiz closes for the student, until it has its own closing', async () => {
    const { user } = await openQuizWith([exceptionOf({ dueAt: '2030-05-03T12:00:00.000Z' })]);
    await user.click(await screen.findByRole('button', { name: 'Edit the exception for Pia' }));
    const window = within(await screen.findByRole('dialog'));
    const note = window.getByRole('status');
    expect(note).toBeEmptyDOMElement();
    const due = within(window.getByRole('group', { name: 'Due' })).getByLabelText('Due: date');
    fireEvent.change(due, { target: { value: '2030-05-05' } });
    expect(note).toHaveTextContent(/also closes later for this student: Sun, May 5, 2030, 12:00 PM\.$/);
    const closes = within(window.getByRole('group', { name: 'Closes' })).getByLabelText('Closes: date');
    fireEvent.change(closes, { target: { value: '2030-05-06' } });
    expect(note).toBeEmptyDOMElement();
  });

  it('is listed with both dates', async () => {
    await openQuizWith([exceptionOf({ dueAt: '2030-05-05T12:00:00.000Z', extraMinutes: 5 })]);
    const list = await screen.findByRole('list', { name: 'Exceptions' });
    expect(list).toHaveTextContent(
      'Due Sun, May 5, 2030, 12:00 PM · Closes Sun, May 5, 2030, 12:00 PM · 5 more minutes',
    );
  });
});

describe('an exception with an extra attempt, at a quiz that shows the answers after each attempt', () => {
  const rules = { allowedAttempts: 1, answerRelease: 'AFTER_SUBMISSION' };

  it('has a warning in its window before it is saved', async () => {
    const { user } = await openQuizWith([exceptionOf({ extraMinutes: 5 })], rules);
    await user.click(await screen.findByRole('button', { name: 'Edit the exception for Pia' }));
    const window = within(await screen.findByRole('dialog'));
    expect(window.queryByRole('note')).toBeNull();
    await user.type(window.getByRole('textbox', { name: 'Extra attempts' }), '1');
    expect(window.getByRole('note', { name: 'This student can get full points' })).toBeVisible();
  });

  it('has a warning below the list, which leads to the rules and ends with them', async () => {
    const exceptions = [
      exceptionOf({ extraAttempts: 1 }),
      exceptionOf({ studentId: 'q', name: 'Quin', extraAttempts: 2 }),
      exceptionOf({ studentId: 'r', name: 'Rob', extraMinutes: 5 }),
    ];
    const { user } = await openQuizWith(exceptions, rules);
    const warning = within(await screen.findByRole('note', { name: 'Pia and Quin can get full points' }));
    await user.click(warning.getByRole('button', { name: 'Change the rules' }));
    await user.click(await screen.findByRole('combobox', { name: 'Show correct answers' }));
    await user.click(await screen.findByRole('option', { name: 'After the last attempt' }));
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  });
});
