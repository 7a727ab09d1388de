import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, answered, api, knownAs, noConnection, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { pendingUpgrade, withUpgrade } from '../../../testing/upgrade-request.ts';
import { bankHas, gravity, listed, openBank, primes } from './testing/given.ts';

const rowOf = (text: string) => screen.findByRole('row', { name: (name) => name.includes(text) }, patient);
const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);
const noFilters = { search: null, concept: null, categoryId: null, difficulty: null, type: null };

/** The bank has one question. Returns a mock that is called with the variables of each request. */
function holdsPrimes() {
  const received = vi.fn();
  server.use(
    api.query('Bank', ({ variables }) => {
      received(variables);
      return answered(listed([primes]))();
    }),
  );
  return received;
}

describe('the bank', () => {
  it('asks signed-out users to sign in, and keeps its URL', async () => {
    knownAs(null);
    const { address } = openSite('/manageQuestions');
    expect(
      await screen.findByText(/^The question bank belongs to an instructor account\./, {}, patient),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/manageQuestions');
  });

  it('explains to a student who can use it, and how to become an instructor', async () => {
    signedInAs(ada);
    openSite('/manageQuestions');
    expect(await screen.findByText(/only instructors can open it/, {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for an instructor’s account' })).toHaveAttribute(
      'href',
      '/upgrade-form/ada',
    );
  });

  it('shows a student with a pending request that it is not decided yet', async () => {
    signedInAs(ada);
    server.use(api.query('OwnUpgrade', answered({ me: withUpgrade(pendingUpgrade) })));
    openSite('/manageQuestions');
    expect(await screen.findByText(/an administrator has yet to decide\.$/, {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the request' })).toHaveAttribute(
      'href',
      '/upgrade-form/ada',
    );
  });
});

describe('the list', () => {
  it('shows the type, category, difficulty, points, concepts, quizzes and warnings of each question', async () => {
    bankHas(
      { ...primes, usedIn: [{ __typename: 'QuestionUse', quizId: 'q', title: 'Week 1' }] },
      { ...gravity, duplicates: [{ __typename: 'QuestionSummary', id: 'x' }] },
    );
    openBank();
    const row = within(await rowOf(primes.question));
    for (const text of ['Several answers', 'Algebra', 'Easy', '2', 'Primes', 'in 1 quiz', 'for practice'])
      expect(await row.findByText(text)).toBeVisible();
    const other = within(await rowOf(gravity.question));
    expect(other.getByText('Possible duplicate')).toBeVisible();
    expect(other.queryByText('for practice')).toBeNull();
    expect(screen.getByText('2 questions')).toBeVisible();
  });

  it('is not searched for a text that is too long, and the field shows the limit', async () => {
    const received = holdsPrimes();
    const { user } = openBank();
    await rowOf(primes.question);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await user.click(field);
    await user.paste('x'.repeat(201));
    expect(field).toHaveAccessibleDescription('Search for at most 200 characters.');
    await user.click(screen.getByRole('combobox', { name: 'Difficulty' }));
    await user.click(await screen.findByRole('option', { name: 'Easy' }));
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith(
        expect.objectContaining({ search: null, difficulty: 'EASY' }),
      ),
    );
  });

  it('is searched and filtered by the server, from the first page', async () => {
    const received = holdsPrimes();
    const { user } = openBank();
    await rowOf(primes.question);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' prim');
    await user.type(screen.getByRole('textbox', { name: 'Concept' }), 'primes');
    for (const [filter, choice] of [
      ['Category', 'Algebra'],
      ['Difficulty', 'Easy'],
      ['Type', 'Several answers'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: filter }));
      await user.click(await screen.findByRole('option', { name: choice }));
    }
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith({
        bankId: null,
        search: 'prim',
        concept: 'primes',
        categoryId: 'algebra',
        difficulty: 'EASY',
        type: 'MULTIPLE_ANSWERS',
        sort: 'UPDATED',
        descending: true,
        first: 20,
        after: null,
      }),
    );
  });

  it('is sorted by the headings and by the list of orders, and the URL keeps the order', async () => {
    const received = vi.fn();
    server.use(
      api.query('Bank', ({ variables: { sort, descending } }) => {
        received(sort, descending);
        return answered(listed([primes]))();
      }),
    );
    const { user, address } = openBank('/manageQuestions?sort=points&order=up');
    const heading = async (name: string) => screen.findByRole('columnheader', { name }, patient);
    expect(await heading('Points')).toHaveAttribute('aria-sort', 'ascending');
    expect(received).toHaveBeenLastCalledWith('POINTS', false);
    await user.click(within(await heading('Question')).getByRole('button'));
    await waitFor(() => expect(received).toHaveBeenLastCalledWith('TEXT', false));
    await user.click(within(await heading('Question')).getByRole('button'));
    await waitFor(() => expect(received).toHaveBeenLastCalledWith('TEXT', true));
    expect(await heading('Question')).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('combobox', { name: 'Sorted by' }));
    await user.click(await screen.findByRole('option', { name: 'Hardest' }));
    await waitFor(() => expect(received).toHaveBeenLastCalledWith('DIFFICULTY', true));
    expect(address()).toBe('/manageQuestions?sort=difficulty&order=down');
  });

  it('is shown in pages', async () => {
    server.use(
      api.query('Bank', ({ variables: { after } }) =>
        answered(after === null ? listed([primes], 'c1', 2) : listed([gravity], null, 2))(),
      ),
    );
    const { user } = openBank();
    await rowOf(primes.question);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await rowOf(gravity.question);
    expect(screen.queryByText(primes.question)).toBeNull();
  });

  it('shows an empty state without a match', async () => {
    server.use(
      api.query('Bank', ({ variables: { search } }) => answered(listed(search === null ? [primes] : []))()),
    );
    const { user } = openBank();
    await rowOf(primes.question);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zebra');
    expect(await screen.findByText('No matching questions.')).toBeVisible();
  });

  it('invites the user to add or import questions if it is empty', async () => {
    bankHas();
    const { user } = openBank();
    await user.click(await screen.findByRole('button', { name: 'Add my first question' }, patient));
    expect(await dialog('A new question')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Import questions, or see the formats' }));
    expect(await dialog('Import questions')).toBeVisible();
  });

  it('links to the questions of quizzes if it is empty', async () => {
    bankHas();
    openBank();
    const link = await screen.findByRole('link', { name: 'your quizzes' }, patient);
    expect(link).toHaveAttribute('href', '/quiz/categories');
    expect(link.parentElement).toHaveTextContent(
      'Questions that you wrote in a quiz stay in that quiz: find them in your quizzes.',
    );
  });

  it('shows an error if it does not load, and can be tried again', async () => {
    server.use(api.query('Bank', noConnection));
    const { user } = openBank();
    const failure = await screen.findByRole('alert', { name: 'The questions could not be fetched' }, patient);
    bankHas(primes);
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await rowOf(primes.question);
  });
});

describe('deleted questions', () => {
  it('are listed, the last five first, and can be restored', async () => {
    const deleted = Array.from({ length: 7 }, (_, at) => ({
      __typename: 'DeletedQuestion',
      id: `d${at}`,
      textFormat: 'PLAIN',
      question: `Gone ${at}?`,
      deletedAt: new Date().toISOString(),
      restoreExpiresAt: new Date().toISOString(),
    }));
    bankHas(primes);
    const { user } = openBank();
    server.use(api.query('DeletedQuestions', answered({ deletedQuestions: deleted })));
    const section = within(await screen.findByRole('region', { name: 'Recently deleted' }, patient));
    expect(section.getAllByRole('listitem')).toHaveLength(5);
    expect(section.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Gone 0\?Deleted just now\. You can restore it until /,
    );
    await user.click(section.getByRole('button', { name: 'Show 2 more' }));
    expect(section.getAllByRole('listitem')).toHaveLength(7);
    const restored = vi.fn();
    server.use(
      api.mutation('UpdateQuestions', ({ variables }) => {
        restored(variables);
        return answered({ updateQuestions: { __typename: 'QuestionChanges', ids: ['d6'] } })();
      }),
      api.query('DeletedQuestions', answered({ deletedQuestions: [] })),
    );
    await user.click(section.getByRole('button', { name: 'Restore: Gone 6?' }));
    expect(await screen.findByText('“Gone 6?” is back.')).toBeVisible();
    expect(restored).toHaveBeenCalledWith({
      selection: { questions: [{ id: 'd6' }] },
      changes: { isDeleted: false },
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently deleted' })).toBeNull());
  });
});

describe('the URL', () => {
  it('keeps search and filters for a reload, and for the back button', async () => {
    const received = holdsPrimes();
    const { user, address, back } = openBank('/manageQuestions?find=prim&difficulty=EASY&type=NONE');
    await rowOf(primes.question);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('prim');
    expect(received).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: 'prim', difficulty: 'EASY', type: null }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Number' }));
    await user.type(screen.getByRole('textbox', { name: 'Concept' }), 'primes');
    await waitFor(() =>
      expect(address()).toBe('/manageQuestions?find=prim&difficulty=EASY&type=NUMERIC&concept=primes'),
    );
    back();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Concept' })).toHaveValue(''));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('prim');
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith(
        expect.objectContaining({ search: 'prim', concept: null, type: null }),
      ),
    );
  });

  it('is reset by a button if nothing matches', async () => {
    server.use(
      api.query('Bank', ({ variables: { search } }) => answered(listed(search === null ? [primes] : []))()),
    );
    const { user, address } = openBank('/manageQuestions?find=zebra&difficulty=EASY');
    await user.click(await screen.findByRole('button', { name: 'Show all questions' }, patient));
    await rowOf(primes.question);
    await waitFor(() => expect(address()).toBe('/manageQuestions'));
  });
});

describe('exporting', () => {
  it('sends the selection or the filters, and lists what the file could not contain', async () => {
    bankHas(primes, gravity);
    const received = vi.fn();
    server.use(
      api.query('QuestionExport', ({ variables }) => {
        received(variables);
        const file = {
          __typename: 'FileDownload',
          fileName: 'questions.txt',
          contentType: 'text/plain',
          content: 'QQ==',
        };
        const line = {
          __typename: 'ImportReportLine',
          line: 1,
          level: 'LOSS',
          message: 'The concepts are skipped.',
        };
        return answered({ questionExport: { __typename: 'QuestionExport', file, report: [line] } })();
      }),
    );
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    const { user } = openBank();
    await rowOf(primes.question);
    await user.click(screen.getByRole('checkbox', { name: `Select: ${primes.question}` }));
    const [exportList] = screen.getAllByRole('button', { name: 'Export' });
    if (exportList) await user.click(exportList);
    const window = within(await dialog('Export questions'));
    await user.click(window.getByRole('radio', { name: 'Aiken' }));
    await user.click(window.getByRole('button', { name: 'Export' }));
    expect(await window.findByText(/^questions\.txt was downloaded\./)).toBeVisible();
    expect(window.getByText('The concepts are skipped.')).toBeVisible();
    expect(received).toHaveBeenLastCalledWith({ format: 'AIKEN', ids: ['primes'] });
    await user.click(window.getByRole('radio', { name: 'All 2 in the list' }));
    await user.click(window.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(received).toHaveBeenLastCalledWith({ format: 'AIKEN', ...noFilters }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    saved.mockRestore();
  });
});
