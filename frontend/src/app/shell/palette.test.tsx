import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, answered, api, badGateway, signedInAs } from '../../testing/accounts.ts';
import { patient } from '../../testing/open-site.tsx';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { Shell } from './shell.tsx';

const renderShell = (content = <main id="main">Content</main>) =>
  renderSite(<Shell>{content}</Shell>, { at: '/courses' });

type User = ReturnType<typeof renderShell>['user'];

const field = () => screen.findByRole('combobox', { name: 'Search' }, patient);
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

async function open(user: User) {
  await user.keyboard('{Control>}k{/Control}');
  return field();
}

/** Opens the palette of a signed-in user. */
async function openAs(role: typeof ada.role) {
  signedInAs({ ...ada, role });
  const site = renderShell();
  await screen.findByRole('button', { name: 'Account of Ada Lovelace' }, patient);
  return { ...site, search: await open(site.user) };
}

const result = (kind: string, id: string, title: string, more = {}) => ({
  __typename: 'SearchResult',
  kind,
  id,
  title,
  detail: '',
  courseId: null,
  bankId: null,
  ...more,
});

/** Mocks the search with results by text. Returns the list of texts that were searched for. */
function finds(results: Readonly<Record<string, readonly object[]>>) {
  const searchedTexts: string[] = [];
  server.use(
    api.query('Search', ({ variables }) => {
      const { text } = variables as { text: string };
      searchedTexts.push(text);
      return answered({ search: results[text] ?? [] })();
    }),
  );
  return searchedTexts;
}

describe('the palette', () => {
  it('opens on Ctrl K, from a text field too, and goes to the screen that is picked', async () => {
    const { user, address } = renderShell(<input aria-label="A field" />);
    await user.click(screen.getByLabelText('A field'));
    await user.type(await open(user), 'contact');
    await user.click(await screen.findByRole('option', { name: /Contact/ }));
    expect(address()).toBe('/contact-us');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('opens from the header each time, shows an empty state, and closes on Escape', async () => {
    const { user } = renderShell();
    const [wide, narrow] = screen.getAllByRole('button', { name: 'Search…' });
    await user.click(wide ?? document.body);
    await user.type(await field(), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.click(narrow ?? document.body);
    expect(await field()).toHaveValue('');
  });

  it('is a combobox: arrows move the selection around the list, and Enter opens it', async () => {
    const { user, address } = renderShell();
    const search = await open(user);
    expect(search).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Results' }).id);
    expect(selected()).toBeUndefined();
    await user.keyboard('{Enter}{ArrowUp}');
    expect(selected()).toBe('Dark theme');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toBe('HomeWhat comes next');
    expect(search).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^Home/ }).id);
    expect(search).toHaveFocus();
    await user.type(search, 'plan');
    expect(selected()).toMatch(/^Planner/);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/grade-analyzer');
  });

  it.each<[typeof ada.role, string[], string[]]>([
    [
      'Student',
      ['Courses', 'Quizzes', 'Practice', 'My account'],
      ['Create a quiz', 'Question bank', 'Manage users', 'Audit log', 'Requests', 'Look up'],
    ],
    [
      'Instructor',
      ['Courses', 'Practice', 'Create a quiz', 'Question bank'],
      ['Manage users', 'Audit log', 'Requests', 'Look up', 'Sign in'],
    ],
    [
      'Admin',
      [
        'Create a quiz',
        'Manage users',
        'Invitations',
        'Requests',
        'Look up',
        'Messages',
        'Audit log',
        'Sign out',
      ],
      ['Sign in', 'Create an account'],
    ],
  ])('offers a %s only the screens of that role', async (role, offered, hidden) => {
    await openAs(role);
    await screen.findByRole('option', { name: /^Practice/ });
    const labels = () => screen.getAllByRole('option').map((option) => option.firstChild?.textContent);
    expect(labels()).toEqual(expect.arrayContaining(offered));
    for (const label of hidden) expect(labels()).not.toContain(label);
  });

  it('offers signed-out users to sign in or register, and no screen that needs an account', async () => {
    const { user } = renderShell();
    await open(user);
    expect(screen.getByRole('option', { name: /^Sign in/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /^Create an account/ })).toBeVisible();
    expect(
      screen.queryByRole('option', { name: /^(Courses|Quizzes|Practice|Question bank|My account)/ }),
    ).toBeNull();
  });

  it('signs out', async () => {
    const { user, address, search } = await openAs('Student');
    server.use(api.mutation('Logout', answered({ logout: true })));
    finds({});
    await user.type(search, 'sign out{Enter}');
    expect(await screen.findByRole('link', { name: 'Sign in' }, patient)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('switches the theme', async () => {
    const { user } = renderShell();
    await open(user);
    await user.click(await screen.findByRole('option', { name: 'Dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

describe('the search in the palette', () => {
  const all = [
    result('COURSE', 'c1', 'Algebra', { detail: 'Matrices' }),
    result('QUIZ', 'q1', 'Algebra I'),
    result('QUESTION', 'b1', 'What is algebra?'),
    result('PERSON', 'p1', 'Al Gebra', { detail: 'al@site.test · Algebra', courseId: 'c1' }),
    result('PERSON', 'p2', 'Algernon', { courseId: 'c1' }),
  ];

  it.each([
    ['Algebra', '/course/c1'],
    ['Algebra I', '/quiz/q1'],
    ['What is algebra?', '/manageQuestions?find=What%20is%20algebra%3F'],
    ['Al Gebra', '/course/c1?tab=people'],
  ])('finds and opens %s', async (title, to) => {
    const { user, address, search } = await openAs('Instructor');
    const searchedTexts = finds({ alg: all });
    await user.type(search, 'alg');
    await screen.findByText('5 results');
    expect(options()).toEqual([
      'AlgebraMatrices',
      'Algebra I',
      'What is algebra?',
      'Al Gebraal@site.test · Algebra',
      'Algernon',
    ]);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      4,
    );
    // One request for three letters.
    expect(searchedTexts).toEqual(['alg']);
    const option = screen.getAllByRole('option').find((each) => each.firstChild?.textContent === title);
    if (option) await user.click(option);
    await waitFor(() => expect(address()).toBe(to));
  });

  it.each([
    ['Student', 'Screens, courses, quizzes…'],
    ['Instructor', 'Screens, courses, quizzes, questions, people…'],
    ['Admin', 'Screens, courses, quizzes, questions, people, accounts…'],
  ] as const)('names what a user with the role %s can find', async (role, placeholder) => {
    const { search } = await openAs(role);
    expect(search).toHaveAttribute('placeholder', placeholder);
  });

  it('finds the tabs of Manage users for an admin, and opens them', async () => {
    const { user, address, search } = await openAs('Admin');
    finds({});
    await user.type(search, 'audit');
    await user.click(await screen.findByRole('option', { name: /^Audit log/ }));
    await waitFor(() => expect(address()).toBe('/manage-users?tab=audit'));
  });

  it('finds accounts for an admin, and opens them in Manage users', async () => {
    const { user, address, search } = await openAs('Admin');
    finds({ love: [result('ACCOUNT', 'u1', 'Ada Lovelace', { detail: 'ada+1@site.test' })] });
    await user.type(search, 'love');
    await user.click(await screen.findByRole('option', { name: /^Ada Lovelace/ }));
    await waitFor(() => expect(address()).toBe('/manage-users?find=ada%2B1%40site.test'));
  });

  it('never shows results of an older text', async () => {
    const { user, search } = await openAs('Student');
    const answers = new Map<string, () => void>();
    server.use(
      api.query('Search', async ({ variables }) => {
        const { text } = variables as { text: string };
        await new Promise<void>((resolve) => answers.set(text, resolve));
        return answered({ search: [result('COURSE', text, `Found for ${text}`)] })();
      }),
    );
    await user.type(search, 'one');
    await waitFor(() => expect(answers.has('one')).toBe(true));
    expect(screen.getByText('Searching…')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'two');
    await waitFor(() => expect(answers.has('two')).toBe(true));
    answers.get('two')?.();
    expect(await screen.findByText('Found for two')).toBeVisible();
    answers.get('one')?.();
    await user.type(search, ' ');
    expect(screen.queryByText('Found for one')).toBeNull();
    expect(screen.getByText('Found for two')).toBeVisible();
    await user.type(search, 'three');
    expect(screen.queryByText('Found for two')).toBeNull();
  });

  it('keeps the selected screen when results arrive', async () => {
    const { user, search } = await openAs('Student');
    let arrive = () => {};
    server.use(
      api.query('Search', async () => {
        await new Promise<void>((resolve) => (arrive = resolve));
        return answered({ search: [result('QUIZ', 'q1', 'Quiz on heat')] })();
      }),
    );
    await user.type(search, 'quiz');
    expect(selected()).toMatch(/^Quizzes/);
    await screen.findByText('Searching…');
    await waitFor(() => {
      arrive();
      expect(screen.queryByText('Quiz on heat')).not.toBeNull();
    });
    expect(selected()).toMatch(/^Quizzes/);
  });

  it('shows a failure, and searches again on retry', async () => {
    const { user, search } = await openAs('Student');
    server.use(api.query('Search', badGateway));
    await user.type(search, 'alg');
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('The search failed')).toBeVisible();
    finds({ alg: [result('COURSE', 'c1', 'Algebra')] });
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Algebra/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('refuses a text of 10,000 characters at its field, without a request', async () => {
    const { user, search } = await openAs('Student');
    const requestSpy = vi.fn();
    server.use(
      api.query('Search', () => {
        requestSpy();
        return answered({ search: [] })();
      }),
    );
    await user.click(search);
    await user.paste('a'.repeat(10_000));
    expect(search).toBeInvalid();
    expect(search).toHaveAccessibleDescription('Search for at most 200 characters.');
    await user.clear(search);
    await user.type(search, '– ');
    expect(search).toBeValid();
    expect(screen.queryByText('Searching…')).toBeNull();
    expect(requestSpy).not.toHaveBeenCalled();
  });
});
