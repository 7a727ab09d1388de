import { act, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DashboardScreen, SessionProvider } from '../../app/screens.ts';
import {
  ada,
  answered,
  api,
  badGateway,
  heldBack,
  knownAs,
  refusal,
  signedInAs,
} from '../../testing/accounts.ts';
import { listedQuiz, notRegraded } from '../../testing/listed-quiz.ts';
import { memberCourse } from '../../testing/member-course.ts';
import { createdCourse } from '../../lib/passed-course.ts';
import { renderSite } from '../../testing/render.tsx';
import { pendingUpgrade, withUpgrade } from '../../testing/upgrade-request.ts';
import { server } from '../../testing/server.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const progressOf = (quizId: string, quizTitle: string, more: object = {}) => ({
  __typename: 'QuizProgress',
  quizId,
  quizTitle,
  isClosed: false,
  attemptsUsed: 1,
  inProgressAttempt: null,
  officialAttempt: null,
  pendingAttempt: null,
  ownGrade: null,
  ...more,
});

const begun = (quizId: string, quizTitle: string, dueAt: string | null = null, kind = 'GRADED') => {
  const attempt = { __typename: 'AttemptSummary', id: `open-${quizId}`, kind, dueAt };
  return progressOf(quizId, quizTitle, {
    inProgressAttempt: { ...attempt, startedAt: new Date().toISOString() },
  });
};

const enteredGrade = {
  __typename: 'OwnGrade',
  itemId: 'i1',
  maximumPoints: 20,
  quizPoints: null,
  isEntered: true,
};
const submitted = (quizId: string, quizTitle: string, days: number, more: object = {}) => {
  const attempt = { __typename: 'AttemptSummary', id: `of-${quizId}`, percent: 86.5, isPending: false };
  const times = { submittedAt: daysAgo(days), resultAt: daysAgo(days), ...notRegraded };
  return progressOf(quizId, quizTitle, { officialAttempt: { ...attempt, ...times, ...more } });
};

const quizzesAre = (...quizzes: object[]) => server.use(api.query('QuizList', answered({ quizzes })));
const progressIs = (...quizProgress: object[]) =>
  server.use(api.query('QuizProgress', answered({ quizProgress })));
const weakIs = (concept: string, essay: object | null = null) => {
  const weakConcepts = [
    { __typename: 'WeakConcept', concept, strength: 0.2, share: 0, answers: 2, cards: 1, essay },
  ];
  server.use(api.query('WeakConcepts', answered({ weakConcepts })));
};

const waiting = {
  __typename: 'GradingQueueEntry',
  quizId: 'glaciers',
  quizTitle: 'Glaciers',
  count: 3,
  oldestSubmittedAt: new Date().toISOString(),
};

const open = () =>
  renderSite(
    <>
      <Suspense>
        <SessionProvider />
      </Suspense>
      <Suspense>
        <DashboardScreen />
      </Suspense>
    </>,
  );

beforeEach(async () => {
  // On this event the site refetches everything, as if another tab had signed in. No data of the previous test stays.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await Promise.resolve();
  signedInAs(ada);
  server.use(
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
  );
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const titlesIn = async (name: string) =>
  (await region(name)).getAllByRole('link').map(({ textContent }) => textContent);
const instructor = { ...ada, role: 'Instructor', instructor: true } as const;

describe('on Home', () => {
  it('the sections about quizzes and weak concepts disappear if there are none', async () => {
    weakIs('Acids');
    quizzesAre(listedQuiz('1', 'Chemistry'));
    const before = open();
    await region('Your quizzes');
    await region('Weak concepts');
    before.unmount();
    const quizzes = heldBack(answered({ quizzes: [] }));
    const concepts = heldBack(answered({ weakConcepts: [] }));
    server.use(api.query('QuizList', quizzes.held), api.query('WeakConcepts', concepts.held));
    open();
    // Both sections stay until the responses arrive.
    await region('Your quizzes');
    await region('Weak concepts');
    quizzes.release();
    concepts.release();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your quizzes' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Weak concepts' })).toBeNull());
  });

  it('quizzes in progress can be resumed, and weak concepts practised', async () => {
    weakIs('Acids');
    progressIs(begun('1', 'Chemistry'), progressOf('2', 'Physics'));
    open();
    const quizzes = await region('Quizzes in progress');
    expect(quizzes.getByRole('link', { name: 'Chemistry' })).toHaveAttribute('href', '/quiz/1');
    expect(quizzes.getByRole('listitem')).toHaveTextContent('Started just now');
    const weak = await region('Weak concepts');
    expect(weak.getByRole('listitem')).toHaveTextContent('Acidsvery weak');
    expect(weak.getByRole('link', { name: 'Practise' })).toHaveAttribute('href', '/practice?start=now');
  });

  it('a retry in progress shows that it does not change the score', async () => {
    progressIs(begun('1', 'Chemistry', null, 'RETRY'), begun('2', 'Physics'));
    open();
    const [retry, attempt] = (await region('Quizzes in progress')).getAllByRole('listitem');
    expect(retry).toHaveTextContent('Retry, which doesn’t change your score');
    expect(attempt).not.toHaveTextContent('Retry');
  });

  it('a quiz in progress shows its remaining time and its due date', async () => {
    quizzesAre(listedQuiz('1', 'Chemistry', { dueAt: new Date(Date.now() + 3_600_000).toISOString() }));
    progressIs(begun('1', 'Chemistry', new Date(Date.now() + 64.5 * 60_000).toISOString()));
    open();
    expect(await screen.findByText('1 hour 5 minutes left')).toBeVisible();
    expect(await screen.findByText(/^Due \w{3}, /)).toBeVisible();
  });

  it('the first three quizzes to take are listed, quizzes of the user’s courses first', async () => {
    server.use(api.query('MemberCourses', answered({ memberCourses: [memberCourse('c', 'Compilers')] })));
    quizzesAre(
      listedQuiz('1', 'Algebra', { timeLimit: 20 }),
      listedQuiz('2', 'Botany', { questionCount: 1 }),
      listedQuiz('3', 'Parsing', { courseId: 'c', timeLimit: 30 }),
      listedQuiz('4', 'Zoology'),
    );
    open();
    expect(await titlesIn('Quizzes to take')).toEqual(['Parsing', 'Algebra', 'Botany']);
    const rows = (await region('Quizzes to take')).getAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent('ParsingCompilers10 questions, 30 min'));
    expect(rows[2]).toHaveTextContent('BotanyPublic quiz, counts for no course1 question');
    const all = (await region('Your quizzes')).getByRole('link', { name: 'All quizzes' });
    expect(all).toHaveAttribute('href', '/quiz/categories');
  });

  it('started and closed quizzes, practice quizzes and the user’s own quizzes are not listed to take', async () => {
    quizzesAre(
      listedQuiz('1', 'Begun'),
      listedQuiz('2', 'Handed in'),
      listedQuiz('3', 'Closed', { isClosed: true }),
      listedQuiz('4', 'Practice', { isPractice: true }),
      listedQuiz('5', 'Own', { canEdit: true, canGrade: true, courseId: 'c' }),
      listedQuiz('6', 'New'),
    );
    progressIs(begun('1', 'Begun'), submitted('2', 'Handed in', 1));
    open();
    expect(await titlesIn('Quizzes to take')).toEqual(['New']);
  });

  it('an excused quiz without an attempt is not listed to take, and a missing one is listed', async () => {
    const entered = (status: string) => ({
      attemptsUsed: 0,
      ownGrade: { ...enteredGrade, points: null, status, gradedAt: daysAgo(1) },
    });
    quizzesAre(listedQuiz('1', 'Excused'), listedQuiz('2', 'Missing'));
    progressIs(
      progressOf('1', 'Excused', entered('EXCUSED')),
      progressOf('2', 'Missing', entered('MISSING')),
    );
    open();
    expect(await titlesIn('Quizzes to take')).toEqual(['Missing']);
  });

  it('instructors see only quizzes of courses of which they are a member', async () => {
    signedInAs(instructor);
    quizzesAre(listedQuiz('1', 'Of a colleague'), listedQuiz('2', 'Further training', { courseId: 'c' }));
    open();
    expect(await titlesIn('Quizzes to take')).toEqual(['Further training']);
  });

  it('if the list of quizzes does not load, quizzes in progress are shown, and the others on retry', async () => {
    server.use(api.query('QuizList', badGateway));
    progressIs(begun('1', 'Chemistry'));
    const { user } = open();
    const quizzes = await region('Your quizzes');
    expect(quizzes.getByText('Your quizzes could not be fetched')).toBeVisible();
    expect(quizzes.getByRole('link', { name: 'Chemistry' })).toBeVisible();
    quizzesAre(listedQuiz('2', 'Physics'));
    await user.click(quizzes.getByRole('button', { name: 'Try again' }));
    expect(await titlesIn('Quizzes to take')).toEqual(['Physics']);
    expect(screen.queryByText('Your quizzes could not be fetched')).toBeNull();
  });

  it('no quiz is listed to take until the progress is known', async () => {
    server.use(api.query('QuizProgress', refusal('The store is busy.', 'UNAVAILABLE')));
    quizzesAre(listedQuiz('1', 'Chemistry'));
    open();
    expect(await screen.findByText('The store is busy.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Quizzes to take' })).toBeNull();
  });

  it('a student sees neither grading nor teaching links, and no grading queue is requested', async () => {
    server.use(
      api.query('GradingQueueEntries', () => {
        throw new Error('A student must not request the grading queue.');
      }),
    );
    open();
    await screen.findByRole('heading', { name: 'No courses yet' });
    expect(screen.queryByRole('heading', { name: 'To grade' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Teaching' })).toBeNull();
  });
});

describe('new results on Home', () => {
  it('of the last seven days link to their answers, newest first', async () => {
    progressIs(
      submitted('1', 'Last week', 6.9),
      submitted('2', 'Yesterday', 1.2),
      submitted('3', 'Long ago', 7.1),
      submitted('4', 'Waits', 1, { percent: null, isPending: true }),
      submitted('5', 'Gives nothing', 1, { percent: null }),
      submitted('6', 'Graded late', 20, { resultAt: daysAgo(3) }),
    );
    open();
    expect(await titlesIn('New results')).toEqual(['Yesterday', 'Graded late', 'Last week']);
    const results = await region('New results');
    expect(results.getByRole('link', { name: 'Yesterday' })).toHaveAttribute('href', '/quiz/2?attempt=of-2');
    expect(results.getAllByRole('listitem')[0]).toHaveTextContent(/Handed in yesterday\s*86.5\s*%$/);
    expect(results.getAllByRole('listitem')[1]).toHaveTextContent(/New result 3 days ago\s*86.5\s*%$/);
  });

  it('have the grade that an instructor entered instead of the score, also if the answers are not graded yet', async () => {
    const entered = (days: number, grade: object) => ({
      ownGrade: { ...enteredGrade, status: null, quizPoints: 17.3, gradedAt: daysAgo(days), ...grade },
    });
    progressIs(
      { ...submitted('1', 'Replaced', 30), ...entered(1.1, { points: 18 }) },
      {
        ...submitted('3', 'Waits', 30, { percent: null, isPending: true }),
        ...entered(3.1, { points: 20, quizPoints: null }),
      },
      { ...submitted('4', 'Unchanged', 4.1), ...entered(1.5, { points: 17.3 }) },
    );
    const { unmount } = open();
    const rows = (await region('New results')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'ReplacedGrade changed by your instructor yesterday90\u00A0%',
      'WaitsGrade changed by your instructor 3 days ago100\u00A0%',
      'UnchangedHanded in 4 days ago86.5\u00A0%',
    ]);
    unmount();
    progressIs({ ...submitted('5', 'Older', 1.2), ...entered(3.1, { points: 15 }) });
    open();
    const older = (await region('New results')).getByRole('listitem');
    expect(older).toHaveTextContent(/^OlderGrade entered by your instructor 3 days ago75\s%$/);
  });

  it('of practice quizzes are not listed', async () => {
    quizzesAre(listedQuiz('1', 'Practice', { isPractice: true }), listedQuiz('2', 'Physics'));
    progressIs(submitted('1', 'Practice', 1), submitted('2', 'Physics', 1));
    open();
    expect(await titlesIn('New results')).toEqual(['Physics']);
  });
});

describe('on Home, for students who asked to become instructors', () => {
  it('the pending request is shown with its date and a link', async () => {
    server.use(api.query('OwnUpgrade', answered({ me: withUpgrade(pendingUpgrade) })));
    signedInAs(ada);
    open();
    const request = await region('Your request to become an instructor');
    expect(request.getByText(/You sent it on/)).toHaveTextContent(/Nov 20, 2026.*An administrator decides/);
    expect(request.getByRole('link', { name: 'See the request' })).toHaveAttribute(
      'href',
      '/upgrade-form/ada',
    );
  });

  it('the screen becomes an instructor’s once an admin approves the request', async () => {
    server.use(api.query('OwnUpgrade', answered({ me: withUpgrade(pendingUpgrade) })));
    signedInAs(ada);
    open();
    await region('Your request to become an instructor');
    knownAs(instructor);
    server.use(
      api.query('OwnUpgrade', answered({ me: withUpgrade({ ...pendingUpgrade, status: 'Approved' }) })),
    );
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('navigation', { name: 'Teaching' })).toBeVisible();
    expect(screen.getByText(/^You are an instructor now\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a course' })).toBeVisible();
    expect(screen.queryByText(/You sent it on/)).toBeNull();
  });

  it('a decided request is not shown', async () => {
    server.use(
      api.query('OwnUpgrade', answered({ me: withUpgrade({ ...pendingUpgrade, status: 'Refused' }) })),
    );
    signedInAs(ada);
    open();
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    await waitFor(() => expect(screen.queryByText(/You sent it on/)).toBeNull());
  });
});

describe('weak concepts on Home', () => {
  it('lead to the feedback if only essays ask about them', async () => {
    weakIs('Ethics', { __typename: 'EssayEvidence', attemptId: 'a1', quizId: 'q1', quizTitle: 'Kant' });
    open();
    const weak = await region('Weak concepts');
    expect(weak.getByRole('link', { name: 'Read the feedback' })).toHaveAttribute(
      'href',
      '/quiz/q1?attempt=a1',
    );
    expect(weak.queryByRole('link', { name: 'Practise' })).toBeNull();
  });
});

describe('on Home, for instructors', () => {
  it('the grading queue is shown with links', async () => {
    signedInAs(instructor);
    server.use(api.query('GradingQueueEntries', answered({ gradingQueue: [waiting] })));
    open();
    const toGrade = await region('To grade');
    expect(toGrade.getByRole('listitem')).toHaveTextContent('Glaciers3 attempts, first handed in just now');
    expect(toGrade.getByRole('link', { name: 'Glaciers' })).toHaveAttribute(
      'href',
      '/quiz/glaciers?tab=results&state=to-grade',
    );
  });

  it('admins also find the number of pending requests, with a link', async () => {
    signedInAs({ ...instructor, role: 'Admin' });
    server.use(api.query('PendingUpgradeRequests', answered({ upgradeRequests: { totalCount: 2 } })));
    open();
    const toDecide = await region('To decide');
    expect(toDecide.getByRole('link', { name: '2 requests for an upgrade' })).toHaveAttribute(
      'href',
      '/manage-users?tab=requests',
    );
  });

  it('admins also find the number of messages to answer, with a link', async () => {
    signedInAs({ ...instructor, role: 'Admin' });
    server.use(api.query('OpenContactMessages', answered({ contactMessages: { totalCount: 1 } })));
    open();
    const links = (await region('To decide')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 message to answer', '/manage-users?tab=messages'],
    ]);
  });

  it.each(['Instructor', 'Admin'] as const)('the main action is to create a course, as %s', async (role) => {
    signedInAs({ ...instructor, role });
    const { user, state } = open();
    await user.click(await screen.findByRole('link', { name: 'Create a course' }));
    expect(state()).toEqual(createdCourse);
    expect(screen.queryByRole('link', { name: 'Plan a course' })).toBeNull();
  });

  it('there are links to the builder, the bank and all quizzes', async () => {
    signedInAs(instructor);
    open();
    const teachingNav = within(await screen.findByRole('navigation', { name: 'Teaching' }));
    const links = teachingNav
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Build a quiz', '/quiz/create-quiz'],
      ['Question bank', '/manageQuestions'],
      ['All quizzes', '/quiz/categories'],
    ]);
  });
});
