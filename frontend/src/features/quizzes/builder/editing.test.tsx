import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdsBack } from '../../../lib/leaving.ts';
import { sessionState } from '../../../lib/session/session-state.ts';
import { answered, api, knownAs, refusal, signedInAs } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { grace, holds, storesQuizzes, question, quiz, quizMeta, sections } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openBuilder, openSavedQuiz, savedQuizAddress } from './testing/open-builder.tsx';

const { title, button, texts } = onScreen;

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
});

/** Opens the URL again, as after a reload. The server has the old quiz. */
async function openQuizAs(shown: string) {
  holds(quiz());
  const opened = openBuilder(savedQuizAddress);
  await waitFor(async () => expect(await title()).toHaveValue(shown), patient);
  return opened;
}

describe('the order of the questions', () => {
  it('is changed with the keyboard, and the focus follows the question', async () => {
    const saves = storesQuizzes(quiz());
    const { user } = await openSavedQuiz();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit a quiz' })).toBeVisible();
    expect(texts()).toEqual(['Is 1/n bounded?', 'Does 1/n converge?']);
    const grip = button(/^Order of question 1/);
    grip.focus();
    await user.keyboard('{ArrowDown}');
    expect(texts()).toEqual(['Does 1/n converge?', 'Is 1/n bounded?']);
    expect(grip).toHaveFocus();
    expect(screen.getByText('Question 1 is number 2 of 2 now.')).toBeInTheDocument();
    await user.click(button('Save'));
    await waitFor(() =>
      expect(saves.updated[0]?.input.data?.questions).toEqual([{ id: 'two' }, { id: 'one' }]),
    );
  });

  it('is changed with buttons, which do nothing at the ends', async () => {
    const { user } = await openSavedQuiz();
    await user.click(button('Move question 1 up'));
    expect(texts()).toEqual(['Is 1/n bounded?', 'Does 1/n converge?']);
    await user.click(button('Move question 2 up'));
    expect(texts()).toEqual(['Does 1/n converge?', 'Is 1/n bounded?']);
  });
});

describe('a question', () => {
  it('returns to its position after undo', async () => {
    const { user } = await openSavedQuiz();
    await user.click(button('Remove question 1'));
    expect(texts()).toEqual(['Does 1/n converge?']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(texts()).toEqual(['Is 1/n bounded?', 'Does 1/n converge?']);
  });

  it('has no undo notice once the editor is left', async () => {
    const { user } = await openSavedQuiz();
    await user.click(button('Remove question 1'));
    await screen.findByText('Removed question 1.');
    await user.click(screen.getByRole('button', { name: 'New quiz' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByText('Removed question 1.')).toBeNull());
  });

  it('is sent completely if it was changed, and otherwise only by ID', async () => {
    const saves = storesQuizzes(quiz());
    const { user } = await openSavedQuiz();
    await user.click(button('Edit question 2'));
    const card = within(await onScreen.question(2));
    await user.type(card.getByRole('textbox', { name: 'Question' }), ' Why?');
    await user.click(button('Save'));
    await waitFor(() => expect(saves.updated).toHaveLength(1));
    expect(saves.updated[0]?.revision).toBe(1);
    expect(saves.updated[0]?.input.data?.questions).toMatchObject([
      { id: 'one' },
      { id: 'two', question: 'Does 1/n converge? Why?', correctAnswer: [1] },
    ]);
    expect(saves.updated[0]?.input.data?.questions?.[0]).toEqual({ id: 'one' });
    expect(await screen.findByText('Not published · saved just now')).toBeVisible();
  });

  it('of the bank can have other points in the quiz', async () => {
    const saves = storesQuizzes(quiz());
    const { user } = await openSavedQuiz(
      quiz({ questions: [question('b', 'From the section?', { isInBank: true })] }),
    );
    const points = screen.getByRole('textbox', { name: 'Points of question 1' });
    fireEvent.change(points, { target: { value: '2.5' } });
    await user.click(button('Save'));
    await waitFor(() => expect(saves.updated[0]?.input.data?.questions).toEqual([{ id: 'b', points: 2.5 }]));
  });
});

describe('a version that was saved in another tab', () => {
  const theirs = quiz({ title: 'Their limits', revision: 7, questions: [question('one', 'Is it?')] });

  async function openConflict() {
    const opened = await openSavedQuiz();
    server.use(
      api.mutation('UpdateBuiltQuiz', refusal('The quiz was changed elsewhere.', 'CONFLICT')),
      api.query('BuiltQuiz', answered({ quiz: theirs })),
    );
    await opened.user.type(await title(), ' and more');
    await opened.user.click(button('Save'));
    await screen.findByRole('dialog', { name: 'The quiz was changed elsewhere' });
    return opened;
  }

  it('is compared, and can be used', async () => {
    const { user } = await openConflict();
    expect(screen.getByText('Mine is called ‘Limits and more’, theirs ‘Their limits’.')).toBeVisible();
    expect(screen.getByText('1 question differs.')).toBeVisible();
    expect(screen.getByText('1 question is only in mine.')).toBeVisible();
    await user.click(button('Take theirs'));
    expect(await title()).toHaveValue('Their limits');
    expect(texts()).toEqual(['Is it?']);
  });

  it('is overwritten on request, and missing questions are added to it', async () => {
    const { user } = await openConflict();
    const saves = storesQuizzes(theirs);
    await user.click(button('Keep mine'));
    await waitFor(() => expect(saves.updated).toHaveLength(1));
    expect(saves.updated[0]?.revision).toBe(7);
    expect(saves.updated[0]?.input.data).toMatchObject({
      title: 'Limits and more',
      questions: [{ id: 'one', question: 'Is 1/n bounded?' }, { question: 'Does 1/n converge?' }],
    });
    expect(saves.updated[0]?.input.data?.questions?.[1]).not.toHaveProperty('id');
  });
});

describe('the list next to the builder', () => {
  const entries = async () =>
    within(await screen.findByRole('navigation', { name: /^My quizzes|^Quizzes of/ }, patient))
      .getAllByRole('button')
      .map((entry) => entry.textContent);

  it('has the user’s quizzes, unpublished ones first, and none that the user can only take', async () => {
    sections({
      quizzes: [
        quizMeta('a', 'Algebra', { isPublished: true }),
        quizMeta('b', 'Bases', { canEdit: false }),
        quizMeta('c', 'Circles', { questionCount: 1 }),
      ],
    });
    openBuilder();
    await waitFor(async () =>
      expect(await entries()).toEqual(['CirclesNot published1 question', 'AlgebraOpen2 questions']),
    );
  });

  it('has the quizzes of the course in the URL, by title', async () => {
    sections({
      quizzes: [
        quizMeta('a', 'Algebra', { courseId: 'calculus', isPublished: true }),
        quizMeta('b', 'Bases', { courseId: 'calculus', dueAt: '2031-12-03T12:00:00.000Z' }),
        quizMeta('c', 'Circles'),
      ],
    });
    const course = {
      __typename: 'SavedCourse',
      id: 'calculus',
      name: 'Calculus',
      timeZone: '',
      canEdit: true,
    };
    server.use(api.query('BuilderCourse', answered({ course })));
    openBuilder('/quiz/manage/calculus');
    expect(await screen.findByRole('heading', { name: 'Quizzes of Calculus' }, patient)).toBeVisible();
    await waitFor(async () =>
      expect(await entries()).toEqual([
        'AlgebraOpen2 questions',
        'BasesNot published2 questionsDue Wed, Dec 3, 2031, 12:00 PM',
      ]),
    );
  });

  it('shows an empty state', async () => {
    sections();
    openBuilder();
    expect(await screen.findByText('No quiz available', {}, patient)).toBeVisible();
  });

  it('asks before another quiz replaces unsaved changes', async () => {
    sections({ quizzes: [quizMeta('limits', 'Limits'), quizMeta('series', 'Series')] });
    const { user, address } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    await user.click(await screen.findByRole('button', { name: /^Series/ }));
    const ask = within(await screen.findByRole('dialog', { name: 'Save the quiz first?' }));
    await user.click(ask.getByRole('button', { name: 'Stay here' }));
    expect(await title()).toHaveValue('Limits and more');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    holds(quiz({ id: 'series', title: 'Series' }));
    await user.click(button(/^Series/));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(async () => expect(await title()).toHaveValue('Series'));
    expect(address()).toBe('/quiz/create-quiz?quiz=series');
  });
});

it('the builder shows that a quiz does not exist', async () => {
  server.use(api.query('BuiltQuiz', refusal('Quiz not found', 'NOT_FOUND')));
  openBuilder(savedQuizAddress);
  expect(await screen.findByText('Quiz not found', {}, patient)).toBeVisible();
});

it('the builder shows that the quiz did not load, and loads it on retry', async () => {
  server.use(api.query('BuiltQuiz', () => HttpResponse.json({}, { status: 502 })));
  const { user } = openBuilder(savedQuizAddress);
  expect(await screen.findByText(/^Error loading the quiz/, {}, patient)).toBeVisible();
  holds(quiz());
  await user.click(button('Try again'));
  await waitFor(async () => expect(await title()).toHaveValue('Limits'));
});

describe('unsaved work', () => {
  const theirs = quiz({ title: 'Their limits', revision: 4 });
  const offered = () => screen.queryByRole('alert', { name: 'You have a draft of this quiz' });

  it('is restored after a reload, and can be discarded', async () => {
    const { user, unmount } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    await user.click(button('Remove question 1'));
    unmount();
    const { user: later } = await openQuizAs('Limits and more');
    expect(texts()).toEqual(['Does 1/n converge?']);
    await later.click(button('More for this quiz'));
    await later.click(await screen.findByRole('menuitem', { name: 'Discard changes' }));
    expect(await title()).toHaveValue('Limits');
    expect(texts()).toEqual(['Is 1/n bounded?', 'Does 1/n converge?']);
  });

  it('is offered after a reload if another version was saved, and can be continued', async () => {
    const { user, unmount } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    unmount();
    const { user: later } = await openSavedQuiz(theirs);
    const offer = within(await screen.findByRole('alert', { name: 'You have a draft of this quiz' }));
    expect(offer.getByText(/The quiz was saved elsewhere/)).toBeVisible();
    expect(offer.getByText('Mine is called ‘Limits and more’, theirs ‘Their limits’.')).toBeVisible();
    await later.click(offer.getByRole('button', { name: 'Go on with your draft' }));
    expect(await title()).toHaveValue('Limits and more');
    const saves = storesQuizzes(theirs);
    await later.click(button('Save'));
    await waitFor(() => expect(saves.updated.map(({ revision }) => revision)).toEqual([4]));
    expect(offered()).toBeNull();
  });

  it('replaces no unsaved changes for good: they are offered from then on', async () => {
    const { user, unmount } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    unmount();
    const { user: later } = await openSavedQuiz(theirs);
    const goOn = 'Go on with your draft';
    await screen.findByRole('button', { name: goOn });
    await later.type(await title(), ' too');
    await later.click(button(goOn));
    expect(await title()).toHaveValue('Limits and more');
    expect(screen.getByText('Mine is called ‘Their limits too’, theirs ‘Their limits’.')).toBeVisible();
    await later.click(button(goOn));
    expect(await title()).toHaveValue('Their limits too');
    expect(screen.getByText('Mine is called ‘Limits and more’, theirs ‘Their limits’.')).toBeVisible();
    await later.click(button('Discard'));
    expect(offered()).toBeNull();
    expect(await title()).toHaveValue('Their limits too');
  });

  it('is discarded if the user wants the saved quiz', async () => {
    const { user, unmount } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    unmount();
    const { user: later, unmount: leave } = await openSavedQuiz(theirs);
    await later.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(offered()).toBeNull();
    leave();
    await openSavedQuiz(theirs);
    expect(offered()).toBeNull();
  });

  it('is restored after the user has signed in again', async () => {
    server.use(api.mutation('UpdateBuiltQuiz', refusal('Sign in first.', 'UNAUTHENTICATED')));
    const { user, unmount } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    knownAs(null);
    await user.click(button('Save'));
    expect(await screen.findByText(/^Sign in as an instructor/)).toBeVisible();
    unmount();
    sessionState({ name: 'idle' });
    signedInAs(grace);
    await openQuizAs('Limits and more');
  });

  it('is deleted if the user leaves on purpose', async () => {
    sections({ quizzes: [quizMeta('limits', 'Limits'), quizMeta('series', 'Series')] });
    const { user, unmount } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    holds(quiz({ id: 'series', title: 'Series' }));
    await user.click(await screen.findByRole('button', { name: /^Series/ }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(async () => expect(await title()).toHaveValue('Series'));
    unmount();
    await openQuizAs('Limits');
  });

  it('of a new quiz asks nothing when the user leaves another quiz without changes', async () => {
    const { user, unmount } = openBuilder();
    await user.type(await title(), 'Series');
    unmount();
    const { user: later } = await openSavedQuiz();
    const leave = () => undefined;
    expect(holdsBack(leave)).toBe(false);
    await later.type(await title(), ' and more');
    expect(holdsBack(leave)).toBe(true);
  });
});
