import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asked } from '../../ui/quiz-question/testing/given-questions.ts';
import { ada, answered, api, badGateway, knownAs, refusal, signedInAs } from '../../testing/accounts.ts';
import { server } from '../../testing/server.ts';
import {
  answersWith,
  card,
  cardsAre,
  inDays,
  onDay,
  openPractice,
  practiceIs,
  weakAre,
} from './testing/given.tsx';

const asksFor = (text: string) => screen.findByRole('heading', { name: text });
beforeEach(() => {
  signedInAs(ada);
  weakAre();
});

describe('the cards of today', () => {
  it('are answered one by one with the keyboard alone, each with its result, explanation and due date', async () => {
    cardsAre(card('1'), card('2'));
    const { user } = openPractice();
    await asksFor('Card 1?');
    expect(screen.getByText('0 of 2 today')).toBeVisible();
    const sent = answersWith('1', false);
    await user.keyboard('a{Enter}');
    expect(await screen.findByText('Not correct')).toBeVisible();
    expect(screen.getByText('Jupiter outweighs the others.')).toBeVisible();
    expect(screen.getByText('It comes back tomorrow.')).toBeVisible();
    expect(screen.getByText('1 of 2 today')).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [
        {
          cardId: '1',
          answer: { cardRevision: 1, answerIds: ['id-Mars'], text: '', matches: [] },
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      ],
    ]);
    await user.keyboard('{Enter}');
    await asksFor('Card 2?');
    answersWith('2', true);
    await user.keyboard('b{Enter}');
    await screen.findByText('Correct');
    practiceIs({ total: 2, doneToday: 2, upcoming: [onDay(1, 2)] });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeVisible();
    const last = screen.getByText('2 cards answered today. 2 cards come back tomorrow.');
    expect(document.activeElement).toContainElement(last);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('are not sent without an answer on Enter, but the button shows the answer', async () => {
    cardsAre(card('1'));
    const { user } = openPractice();
    await asksFor('Card 1?');
    const sent = answersWith('1', false);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Answer first, or show the answer.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Show the answer' }));
    await screen.findByText('It comes back tomorrow.');
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ answer: { answerIds: [] } });
  });

  it('are not sent until each prompt has a match', async () => {
    cardsAre(card('1', asked('MATCHING', { question_text: 'Card 1?' })));
    const { user } = openPractice();
    await asksFor('Card 1?');
    const sent = answersWith('1', true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'France' }), 'Paris');
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Match every prompt first, or show the answer.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Italy' }), 'Rome');
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    await screen.findByText('Correct');
  });

  it('are not sent while the answer to a numeric question is not a number', async () => {
    cardsAre(card('1', asked('NUMERIC', { question_text: 'Card 1?' })));
    const { user } = openPractice();
    await asksFor('Card 1?');
    const sent = answersWith('1', true);
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'four{Enter}');
    expect(screen.getByText('Enter a number first, or show the answer.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.clear(screen.getByRole('textbox', { name: 'Your answer' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), '4{Enter}');
    await screen.findByText('Correct');
  });

  it('keep an answer that could not be checked, and check it on retry', async () => {
    cardsAre(card('1'));
    const { user } = openPractice();
    await asksFor('Card 1?');
    server.use(api.mutation('AnswerPractice', badGateway));
    await user.keyboard('a{Enter}');
    const failure = await screen.findByRole('alert', { name: 'The answer was not checked' });
    expect(screen.getByRole('radio', { name: /Mars/ })).toBeChecked();
    answersWith('1', true);
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Correct')).toBeVisible();
  });

  it('are fetched again if one of them was answered in another tab or on another device', async () => {
    cardsAre(card('1'), card('2'));
    const { user } = openPractice();
    await asksFor('Card 1?');
    const why = 'This card was answered in another tab or on another device.';
    server.use(api.mutation('AnswerPractice', refusal(why, 'CONFLICT')));
    await user.keyboard('a{Enter}');
    const failure = await screen.findByRole('alert', { name: 'The answer was not checked' });
    expect(within(failure).getByText(why)).toBeVisible();
    cardsAre(card('2'));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await asksFor('Card 2?');
  });

  it('show how many more are due, beyond the daily minutes', async () => {
    practiceIs({ cards: [card('1')], due: 6, total: 9, doneToday: 3 });
    openPractice();
    await asksFor('Card 1?');
    expect(screen.getByText('3 of 4 today')).toBeVisible();
    expect(screen.getByText('5 more due, beyond today’s practice time')).toBeVisible();
  });

  it('show that they didn’t load, and load on retry', async () => {
    server.use(api.query('PracticeSession', badGateway));
    const { user } = openPractice();
    const failure = await screen.findByRole('alert', { name: 'Today’s cards could not be fetched' });
    cardsAre(card('1'));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await asksFor('Card 1?');
  });
});

describe('without a card for today, practice', () => {
  it('explains how cards are created', async () => {
    practiceIs({});
    openPractice();
    expect(await screen.findByRole('heading', { name: 'No cards yet' })).toBeVisible();
    expect(
      screen.getByText(/^Every question that you miss, except an essay, becomes a card once its quiz shows/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take a quiz' })).toHaveAttribute('href', '/quiz/categories');
  });

  it('shows when cards come back', async () => {
    practiceIs({ total: 1, upcoming: [onDay(1, 1)] });
    openPractice();
    expect(await screen.findByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
    expect(screen.getByText('1 card comes back tomorrow.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'When cards come back' })).toBeNull();
  });

  it('lists the next seven days with due cards, and the sum of later ones', async () => {
    const days = [1, 3, 4, 5, 6, 7, 8, 9].map((ahead) => onDay(ahead, ahead));
    practiceIs({ total: 50, upcoming: days });
    openPractice();
    expect(await screen.findByText('50 cards come back on different days.')).toBeVisible();
    const list = screen.getByRole('list', { name: 'When cards come back' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows[0]).toHaveTextContent('Tomorrow1 card');
    expect(rows[1]).toHaveTextContent(/^\w+day, \w+ \d+3 cards$/);
    expect(rows[7]).toHaveTextContent('Later16 cards');
  });

  it('shows that the daily minutes are used up', async () => {
    practiceIs({ total: 9, due: 1, doneToday: 20, upcoming: [onDay(1, 9)] });
    openPractice();
    expect(await screen.findByRole('heading', { name: 'Today’s practice time is used up' })).toBeVisible();
    expect(screen.getByText(/^20 cards answered today\. 1 more is due/)).toBeVisible();
  });
});

describe('the plan', () => {
  it('is validated, saved for the course in the URL, and updates the cards', async () => {
    practiceIs({ total: 9, due: 1, doneToday: 20 });
    const algebra = { __typename: 'MemberCourse', id: 'algebra', name: 'Algebra' };
    server.use(api.query('CourseNames', answered({ savedCourses: [], memberCourses: [algebra] })));
    const examDate = inDays(72).slice(0, 10);
    const { user } = openPractice('/practice?courseId=algebra');
    expect(await screen.findByText(/^Only cards of Algebra\./)).toBeVisible();
    const minutes = await screen.findByRole('textbox', { name: 'Minutes a day' });
    await user.clear(minutes);
    await user.type(minutes, '300{Enter}');
    expect(minutes).toHaveAccessibleDescription('Enter 1 to 240 whole minutes.');
    const sent = vi.fn();
    server.use(
      api.mutation('SavePracticePlan', ({ variables }) => {
        sent(variables);
        const savePracticePlan = {
          __typename: 'PracticeSession',
          examDate,
          dailyMinutes: 30,
          recommendedDailyMinutes: null,
          upcoming: [],
        };
        return answered({ savePracticePlan })();
      }),
    );
    await user.type(screen.getByLabelText('Exam date'), examDate);
    await user.clear(minutes);
    cardsAre(card('1'));
    await user.type(minutes, '30{Enter}');
    const follows = 'Each card comes back before the exam, longest overdue first.';
    expect(await screen.findByText(`The plan is saved. ${follows}`)).toBeVisible();
    await asksFor('Card 1?');
    expect(minutes).toHaveFocus();
    expect(sent.mock.calls).toEqual([
      [expect.objectContaining({ courseId: 'algebra', input: { examDate, dailyMinutes: 30 } })],
    ]);
  });

  it('shows what was saved on another device, but keeps what is being typed', async () => {
    practiceIs({ total: 2, cards: [card('1')], due: 1, dailyMinutes: 10 });
    const { user } = openPractice();
    const minutes = await screen.findByRole('textbox', { name: 'Minutes a day' });
    await user.clear(minutes);
    await user.type(minutes, '25');
    await asksFor('Card 1?');
    answersWith('1', true);
    await user.click(screen.getByRole('button', { name: 'Show the answer' }));
    await screen.findByText('Correct');
    const examDate = inDays(30).slice(0, 10);
    practiceIs({ total: 2, doneToday: 1, dailyMinutes: 15, examDate, upcoming: [onDay(1, 2)] });
    await user.click(screen.getByRole('button', { name: 'Finish for today' }));
    await waitFor(() => expect(screen.getByLabelText('Exam date')).toHaveValue(examDate));
    expect(minutes).toHaveValue('25');
  });

  it('refuses an exam date in the past', async () => {
    practiceIs({});
    const { user } = openPractice();
    const exam = await screen.findByLabelText('Exam date');
    await user.type(exam, inDays(-3).slice(0, 10));
    await user.click(screen.getByRole('button', { name: 'Save the plan' }));
    expect(exam).toHaveAccessibleDescription('This day has passed. Choose a later one, or leave it empty.');
    expect(exam).toHaveFocus();
  });

  it('warns if the minutes are not enough for the exam, and recommends more', async () => {
    practiceIs({ examDate: inDays(5).slice(0, 10), recommendedDailyMinutes: 14 });
    openPractice();
    expect(
      await screen.findByText('Not every card comes up before the exam: 14 minutes a day would be enough.'),
    ).toBeVisible();
    expect(screen.queryByText(/^Each card comes back/)).toBeNull();
  });

  it('warns about cards that are due too late for the exam', async () => {
    practiceIs({ total: 3, examDate: inDays(1).slice(0, 10), upcoming: [onDay(1, 3)] });
    openPractice();
    expect(
      await screen.findByText('3 cards come back too late for the exam. Practise your weak concepts today.'),
    ).toBeVisible();
  });

  it('shows the server’s error at its field', async () => {
    practiceIs({});
    const { user } = openPractice();
    const why = 'This day has passed. Choose a later one, or leave it empty.';
    const fields = { 'input.examDate': why };
    server.use(api.mutation('SavePracticePlan', refusal(why, 'BAD_USER_INPUT', fields)));
    await user.click(await screen.findByRole('button', { name: 'Save the plan' }));
    await waitFor(() => expect(screen.getByLabelText('Exam date')).toHaveAccessibleDescription(why));
  });

  it('shows that it was not saved', async () => {
    practiceIs({});
    const { user } = openPractice();
    server.use(api.mutation('SavePracticePlan', badGateway));
    await user.click(await screen.findByRole('button', { name: 'Save the plan' }));
    expect(await screen.findByRole('alert', { name: 'The plan was not saved' })).toBeVisible();
  });
});

it('practice explains to signed-out users why it needs an account', async () => {
  localStorage.clear();
  knownAs(null);
  openPractice();
  expect(await screen.findByText(/^Practice brings back what you missed/)).toBeVisible();
});
