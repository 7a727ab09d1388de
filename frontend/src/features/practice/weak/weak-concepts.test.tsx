import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, answered, api, badGateway, refusal, signedInAs } from '../../../testing/accounts.ts';
import { asked } from '../../../ui/quiz-question/testing/given-questions.ts';
import { server } from '../../../testing/server.ts';
import {
  aheadAre,
  answersWith,
  card,
  cardsAre,
  listIs,
  onDay,
  openPractice,
  practiceIs,
  practiceQuiz,
  weak,
  weakAre,
} from '../testing/given.tsx';

const asksFor = (text: string) => screen.findByRole('heading', { name: text });

const list = async () =>
  within(await screen.findByRole('region', { name: 'Weak concepts' })).findAllByRole('listitem');

const openWindow = async (user: ReturnType<typeof openPractice>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Generate a quiz…' }));
  return within(await screen.findByRole('dialog', { name: 'A quiz about weak concepts' }));
};

beforeEach(() => signedInAs(ada));

describe('practice ahead', () => {
  it('asks the cards about weak concepts at once, and shows afterwards when they come back', async () => {
    practiceIs({ total: 2, upcoming: [onDay(1, 2)] });
    weakAre(weak('Planets', 0.2));
    aheadAre(card('1'), card('2'));
    const { user } = openPractice();
    await screen.findByRole('heading', { name: 'Nothing is due today' });
    // The number of all cards is next to the button, so it says which of them it asks. No other button does the same.
    const now = await screen.findByRole('button', { name: 'Practise weak concepts' });
    expect(screen.queryByRole('button', { name: 'Practise now' })).toBeNull();
    await user.click(now);
    await asksFor('Card 1?');
    expect(screen.getByText('0 of 2')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Nothing is due today' })).toBeNull();
    expect(screen.getByRole('form', { name: 'Card' })).toHaveFocus();
    answersWith('1', false);
    await user.keyboard('a{Enter}');
    await screen.findByText('It comes back tomorrow.');
    await user.keyboard('{Enter}');
    await asksFor('Card 2?');
    answersWith('2', true);
    await user.keyboard('b{Enter}');
    await screen.findByText('2 of 2');
    practiceIs({ total: 2, doneToday: 2, upcoming: [onDay(1, 2)] });
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeVisible();
    expect(screen.getByText('2 cards answered today. 2 cards come back tomorrow.')).toBeVisible();
  });

  it('starts without a click at the address of its links, and only once', async () => {
    practiceIs({ total: 1, upcoming: [onDay(1, 1)] });
    weakAre(weak('Planets', 0.2));
    aheadAre(card('1'));
    const { user } = openPractice('/practice?start=now');
    await asksFor('Card 1?');
    answersWith('1', true);
    await user.keyboard('a{Enter}');
    practiceIs({ total: 1, doneToday: 1, upcoming: [onDay(1, 1)] });
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Card 1?' })).toBeNull();
  });

  it('asks the cards that are due at the address of its links, if there are any', async () => {
    cardsAre(card('due'));
    weakAre(weak('Planets', 0.2));
    openPractice('/practice?start=now');
    expect(await asksFor('Card due?')).toBeVisible();
  });

  it('asks what was missed in the attempt of the address, before the cards that are due', async () => {
    cardsAre(card('due'));
    weakAre(weak('Planets', 0.2));
    const sent = vi.fn();
    server.use(
      api.query('PracticeAhead', ({ variables }) => {
        sent(variables);
        return answered({ practiceAhead: [card('1'), card('2')] })();
      }),
    );
    const { user } = openPractice('/practice?courseId=algebra&attempt=first&start=now');
    await asksFor('Card 1?');
    expect(screen.getByText('0 of 2 you missed')).toBeVisible();
    expect(sent.mock.calls).toMatchObject([[{ courseId: 'algebra', attemptId: 'first' }]]);
    for (const id of ['1', '2']) {
      answersWith(id, true);
      await user.keyboard('a{Enter}');
      await screen.findByText(/^It comes back/);
      await user.keyboard('{Enter}');
    }
    expect(await asksFor('Card due?')).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('asks the cards that are due if none is left of the attempt of the address', async () => {
    cardsAre(card('due'));
    weakAre();
    aheadAre();
    openPractice('/practice?attempt=first&start=now');
    expect(await asksFor('Card due?')).toBeVisible();
  });

  it('shows why the questions of an attempt could not be fetched, and asks them after a retry', async () => {
    cardsAre(card('due'));
    weakAre();
    server.use(api.query('PracticeAhead', badGateway));
    const { user } = openPractice('/practice?attempt=first&start=now');
    const title = 'The questions that you missed could not be fetched';
    const failure = within(await screen.findByRole('alert', { name: title }));
    expect(await asksFor('Card due?')).toBeVisible();
    aheadAre(card('1'));
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    await asksFor('Card 1?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the answer of the card that it interrupts', async () => {
    cardsAre(card('due', asked('SHORT_ANSWER', { question_text: 'Which planet?' })));
    weakAre(weak('Planets', 0.2));
    aheadAre(card('1'));
    const { user } = openPractice();
    await asksFor('Which planet?');
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Jupi');
    await user.click(await screen.findByRole('button', { name: 'Practise now' }));
    await asksFor('Card 1?');
    answersWith('1', true);
    await user.keyboard('a{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    await asksFor('Which planet?');
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Jupi');
  });

  it('shows why practice could not start, and starts it on retry', async () => {
    practiceIs({ total: 1, upcoming: [onDay(1, 1)] });
    weakAre(weak('Planets', 0.2));
    server.use(api.query('PracticeAhead', badGateway));
    const { user } = openPractice();
    const now = await screen.findByRole('button', { name: 'Practise weak concepts' });
    await user.click(now);
    expect(await screen.findByRole('alert', { name: 'Practice could not start' })).toBeVisible();
    aheadAre(card('1'));
    await user.click(now);
    await asksFor('Card 1?');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('cards without weak concepts', () => {
  it('can be practised at once, and the list explains that missed questions come back', async () => {
    practiceIs({ total: 1, upcoming: [onDay(1, 1)] });
    weakAre();
    aheadAre(card('1'));
    const { user } = openPractice();
    expect(
      await screen.findByText('No weak concepts now. What you missed still comes back as cards.'),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Practise now' }));
    await asksFor('Card 1?');
  });
});

describe('the weak concepts', () => {
  it('hide the concepts of a card, which may be its answer, until the card is answered', async () => {
    cardsAre(card('1'));
    weakAre(weak('planets', 0.2), weak('Stars', 0.4));
    const { user } = openPractice();
    await asksFor('Card 1?');
    const panel = within(await screen.findByRole('region', { name: 'Weak concepts' }));
    expect(await panel.findByText('Stars')).toBeVisible();
    expect(panel.getByText('A concept of this card')).toBeVisible();
    expect(panel.getByText('Your answers change these figures when you finish.')).toBeVisible();
    expect(screen.queryByText(/^planets$/i)).toBeNull();
    answersWith('1', false);
    await user.keyboard('a{Enter}');
    await screen.findByText('It comes back tomorrow.');
    expect(panel.getByText('planets')).toBeVisible();
    expect(screen.getByText('About: Planets')).toBeVisible();
  });

  beforeEach(() => practiceIs({}));

  it('are described in words, weakest first', async () => {
    weakAre(weak('Entropy', 0.2), weak('Heat', 0.3, { answers: 1, cards: 0 }), weak('Work', 0.5));
    openPractice();
    expect((await list()).map(({ textContent }) => textContent)).toEqual([
      'Entropyvery weak20 % of the points, 3 answers, 1 card',
      'Heatweak30 % of the points, 1 answer',
      'Workslightly weak50 % of the points, 3 answers, 1 card',
    ]);
  });

  it('have an empty bar while no answer was correct', async () => {
    weakAre(weak('Entropy', 0.25, { share: 0 }), weak('Heat', 0.4, { share: 0.3 }));
    openPractice();
    const [none, some] = await list();
    expect(none?.querySelector('.m-earned')).toBeNull();
    expect(some?.querySelector('.m-earned')).not.toBeNull();
  });

  it('without cards start a generated quiz at once, and a repeated request generates no second quiz', async () => {
    weakAre(weak('Entropy', 0.2, { cards: 0 }), weak('Heat', 0.3, { cards: 0 }));
    aheadAre();
    const sent = vi.fn();
    server.use(
      api.mutation('GenerateQuiz', ({ variables }) => {
        sent(variables);
        return answered({ generateQuiz: { __typename: 'TakenQuiz', id: 'made' } })();
      }),
      api.mutation('BeginPractice', badGateway),
    );
    const { user, address } = openPractice();
    const start = await screen.findByRole('button', { name: 'Practise now' });
    await user.click(start);
    await screen.findByRole('alert', { name: 'Practice could not start' });
    server.use(
      api.mutation('BeginPractice', answered({ startAttempt: { __typename: 'Attempt', id: 'first' } })),
    );
    await user.click(start);
    await waitFor(() => expect(address()).toBe('/quiz/made?attempt=first'));
    const inputs = sent.mock.calls.map(([variables]) => (variables as { input: { key: string } }).input);
    expect(inputs[0]).toMatchObject({ concepts: ['Entropy', 'Heat'], count: 10, fromWeakConcepts: true });
    expect(new Set(inputs.map(({ key }) => key)).size).toBe(1);
  });

  it('without cards offer instructors no practice', async () => {
    signedInAs({ ...ada, role: 'Instructor' });
    weakAre(weak('Entropy', 0.2, { cards: 0 }));
    openPractice();
    await list();
    expect(screen.queryByRole('button', { name: /now|Generate/ })).toBeNull();
  });

  it('are the topics of a generated quiz, after the user has chosen concepts and a number of questions', async () => {
    weakAre(weak('Entropy', 0.2), weak('Heat', 0.3));
    listIs();
    const { user, address } = openPractice();
    const sent = vi.fn();
    server.use(
      api.mutation('GenerateQuiz', ({ variables }) => {
        sent(variables);
        return answered({ generateQuiz: { __typename: 'TakenQuiz', id: 'made' } })();
      }),
    );
    const form = await openWindow(user);
    await user.click(form.getByRole('checkbox', { name: 'Entropy' }));
    await user.click(form.getByRole('checkbox', { name: 'Heat' }));
    const count = form.getByRole('textbox', { name: 'Maximum questions' });
    await user.clear(count);
    await user.type(count, '51{Enter}');
    expect(form.getByText('Choose at least one concept.')).toBeVisible();
    expect(count).toHaveAccessibleDescription('Enter a whole number from 1 to 50.');
    expect(sent).not.toHaveBeenCalled();
    await user.click(form.getByRole('checkbox', { name: 'Heat' }));
    await user.clear(count);
    await user.type(count, '5');
    await user.dblClick(form.getByRole('button', { name: 'Generate the quiz' }));
    await waitFor(() => expect(address()).toBe('/quiz/made'));
    const inputs = sent.mock.calls.map(([variables]) => (variables as { input: { key: string } }).input);
    expect(inputs[0]).toMatchObject({ concepts: ['Heat'], count: 5, fromWeakConcepts: true });
    // Requests of a double click have the same key.
    expect(new Set(inputs.map(({ key }) => key)).size).toBe(1);
  });

  it('link to unfinished practice quizzes', async () => {
    weakAre(weak('Entropy', 0.2));
    listIs(practiceQuiz('begun', 'Entropy · 20 Nov'), practiceQuiz('done', 'Heat · 19 Nov'));
    const { user } = openPractice();
    const form = await openWindow(user);
    const begun = await form.findByRole('link', { name: 'Entropy · 20 Nov' });
    expect(begun).toHaveAttribute('href', '/quiz/begun');
    expect(form.queryByRole('link', { name: 'Heat · 19 Nov' })).toBeNull();
  });

  it('show why no quiz could be generated', async () => {
    weakAre(weak('Entropy', 0.2));
    listIs();
    const { user } = openPractice();
    server.use(api.mutation('GenerateQuiz', refusal('No question fits.', 'BAD_USER_INPUT')));
    const form = await openWindow(user);
    await user.click(form.getByRole('button', { name: 'Generate the quiz' }));
    const failure = await screen.findByRole('alert', { name: 'Error generating the quiz' });
    expect(within(failure).getByText('No question fits.')).toBeVisible();
  });

  it('explain how they appear while there are none', async () => {
    weakAre();
    openPractice();
    expect(await screen.findByText(/^No weak concepts so far\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /now|Generate/ })).toBeNull();
  });
});

describe('concepts about which only essays ask', () => {
  const essay = { __typename: 'EssayEvidence', attemptId: 'a1', quizId: 'q1', quizTitle: 'Kant' } as const;

  beforeEach(() => practiceIs({}));

  it('link to the feedback, and offer no practice', async () => {
    weakAre(weak('Ethics', 0.2, { answers: 1, cards: 0, essay }));
    openPractice();
    const [ethics] = await list();
    expect(ethics).toHaveTextContent('Only essays ask about this. Read the feedback of Kant.');
    expect(screen.getByRole('link', { name: 'Kant' })).toHaveAttribute('href', '/quiz/q1?attempt=a1');
    expect(screen.queryByRole('button', { name: /now|Generate/ })).toBeNull();
  });

  it('are not in a generated quiz', async () => {
    weakAre(weak('Ethics', 0.2, { cards: 0, essay }), weak('Heat', 0.3, { cards: 0 }));
    aheadAre();
    const sent = vi.fn();
    server.use(
      api.mutation('GenerateQuiz', ({ variables }) => {
        sent(variables);
        return badGateway();
      }),
    );
    const { user } = openPractice();
    await user.click(await screen.findByRole('button', { name: 'Practise now' }));
    await screen.findByRole('alert', { name: 'Practice could not start' });
    expect(sent.mock.calls[0]).toMatchObject([{ input: { concepts: ['Heat'] } }]);
    const form = await openWindow(user);
    expect(form.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['Heat']);
  });
});
