import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, noConnection } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { openOwnQuiz, result, results, summary } from './testing/editor.ts';

/** Mocks the results. Returns a mock that is called with the variables of each request. */
function mockResults(nodes = [result()]) {
  const received = vi.fn();
  server.use(
    api.query('QuizResultsSummary', () => answered(summary())()),
    api.query('QuizResults', ({ variables }) => {
      received(variables);
      return answered(results(nodes))();
    }),
  );
  return received;
}

describe('the results of a quiz', () => {
  it('show the state and score of each attempt, and mark the official one', async () => {
    mockResults([
      result(),
      result({
        id: 'second',
        name: 'Eve',
        state: 'GRADED',
        percent: 80,
        score: 5.6,
        isOfficial: false,
        number: 2,
      }),
      result({
        id: 'third',
        name: 'Dan',
        state: 'IN_PROGRESS',
        submittedAt: null,
        minutes: null,
        score: null,
        isOfficial: false,
      }),
    ]);
    const { user } = openOwnQuiz();
    await user.click(await screen.findByRole('tab', { name: 'Results' }, patient));
    expect(await screen.findByRole('row', { name: /Bob Stone/ })).toHaveTextContent(
      /^Bob Stonebob@site.test1counts.*10To grade2 points so far$/,
    );
    expect(screen.getByRole('row', { name: /Eve/ })).toHaveTextContent(/2Jan 5.*80 %5\.6 of 7$/);
    expect(screen.getByRole('row', { name: /Dan/ })).toHaveTextContent('Danbob@site.test1––In progress');
    expect(screen.queryByRole('link', { name: 'Dan' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bob Stone' }).getAttribute('href')).toMatch(
      /\?submission=first$/,
    );
  });

  it('show a summary, and how many members of the course submitted', async () => {
    mockResults();
    server.use(
      api.query('QuizResultsSummary', () =>
        answered(summary({ memberCount: 12, submittedMemberCount: 2 }))(),
      ),
    );
    openOwnQuiz('?tab=results');
    const all = within(await screen.findByRole('region', { name: 'Results summary' }, patient));
    expect(all.getByText('2 of 12 students in the course, 1 other')).toBeVisible();
    expect(all.getByText('Average').nextSibling).toHaveTextContent('65 %');
    expect(all.getByText('Lowest').nextSibling).toHaveTextContent('50 %');
    expect(all.getByText('Scores are based on the 2 graded attempts that count.')).toBeVisible();
  });

  it('are filtered by state, which the URL keeps', async () => {
    const received = mockResults();
    const { user, address } = openOwnQuiz('?tab=results&state=to-grade');
    expect(await screen.findByRole('radio', { name: /^To grade/ }, patient)).toBeChecked();
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'TO_GRADE' })),
    );
    await user.click(screen.getByRole('radio', { name: /^Graded/ }));
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'GRADED' })),
    );
    expect(address()).toMatch(/\?tab=results&state=graded$/);
    expect(screen.getByRole('link', { name: 'Bob Stone' }).getAttribute('href')).toMatch(
      /\?state=graded&submission=first$/,
    );
  });

  it('are sorted by their column headers, in both directions', async () => {
    const received = mockResults();
    const { user } = openOwnQuiz('?tab=results');
    const head = (name: string) => screen.getByRole('columnheader', { name });
    await screen.findByRole('row', { name: /Bob Stone/ }, patient);
    expect(head('Handed in')).toHaveAttribute('aria-sort', 'descending');
    for (const [sort, descending, direction] of [
      ['NAME', false, 'ascending'],
      ['NAME', true, 'descending'],
    ] as const) {
      await user.click(within(head('Student')).getByRole('button'));
      await waitFor(() =>
        expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ sort, descending })),
      );
      expect(head('Student')).toHaveAttribute('aria-sort', direction);
    }
    await user.click(within(head('Score')).getByRole('button'));
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'SCORE', descending: true })),
    );
    expect(head('Student')).not.toHaveAttribute('aria-sort');
  });

  it('are searched, with a message if nothing matches', async () => {
    const received = mockResults([]);
    const { user } = openOwnQuiz('?tab=results');
    await user.type(await screen.findByRole('searchbox', { name: 'Search attempts' }, patient), 'nobody');
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'nobody' })),
    );
    expect(await screen.findByText('No matching attempts.')).toBeVisible();
    await user.paste('x'.repeat(200));
    expect(screen.getByRole('searchbox', { name: 'Search attempts' })).toHaveAccessibleDescription(
      'Search for at most 200 characters.',
    );
  });

  it('are shown in pages', async () => {
    const received = vi.fn();
    server.use(
      api.query('QuizResultsSummary', () => answered(summary())()),
      api.query('QuizResults', ({ variables }) => {
        received(variables['after']);
        const rest = results([result({ id: 'second', name: 'Eve' })], 1);
        return answered(variables['after'] === null ? results([result()], 2) : rest)();
      }),
    );
    const { user } = openOwnQuiz('?tab=results');
    await user.click(await screen.findByRole('button', { name: 'Next' }, patient));
    expect(await screen.findByRole('row', { name: /Eve/ })).toBeVisible();
    expect(received.mock.calls).toEqual([[null], ['first']]);
  });

  it('explain what will appear while there are none', async () => {
    mockResults([]);
    openOwnQuiz('?tab=results');
    expect(await screen.findByText(/^Nobody has started this quiz yet/, {}, patient)).toBeVisible();
  });

  it('show an error if they do not load, and load on retry', async () => {
    mockResults();
    server.use(api.query('QuizResults', noConnection));
    const { user } = openOwnQuiz('?tab=results');
    const alert = await screen.findByRole('alert', { name: 'The attempts could not be fetched' }, patient);
    server.use(api.query('QuizResults', answered(results([result()]))));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bob Stone' })).toBeVisible();
  });
});

describe('the export of a quiz’s results', () => {
  it('downloads a table', async () => {
    mockResults();
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const file = {
      __typename: 'FileDownload' as const,
      fileName: 'Rivers-lakes-results.csv',
      contentType: 'text/csv; charset=utf-8',
      content: btoa('name,score\r\nBob,2'),
    };
    server.use(api.query('ExportQuizResults', answered({ quizResultsExport: file })));
    const { user } = openOwnQuiz('?tab=results', { title: 'Rivers & lakes' });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }, patient));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.contexts[0]).toHaveProperty('download', 'Rivers-lakes-results.csv');
    const [table] = made.mock.calls[0] ?? [];
    expect(await (table as Blob).text()).toContain('name,score\r\nBob,2');
  });

  it('can be tried again if it failed', async () => {
    mockResults();
    server.use(api.query('ExportQuizResults', noConnection));
    const { user } = openOwnQuiz('?tab=results');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }, patient));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
