import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { listed, openAdmin } from '../testing/given.ts';

const request = {
  __typename: 'UpgradeRequest',
  id: 'r1',
  userId: 'ada',
  accountEmail: 'ada@site.test',
  name: 'Ada Lovelace',
  email: 'ada@school.test',
  linkedin: 'https://www.linkedin.com/in/ada',
  title: 'Countess',
  affiliation: 'Analytical School',
  description: 'I teach engines.',
  status: 'Pending',
  createdAt: '2026-01-05T08:00:00Z',
  decidedAt: null,
  reason: null,
};

function openRequests(requests: readonly unknown[] = [request]) {
  const requestSpy = vi.fn();
  server.use(
    api.query('UpgradeRequests', ({ variables }) => {
      requestSpy(variables);
      return answered({ upgradeRequests: listed(requests) })();
    }),
  );
  return { ...openAdmin('requests'), requestSpy };
}

describe('the requests', () => {
  it('show their text, and are limited to pending ones at first', async () => {
    const { requestSpy } = openRequests();
    const card = within(await screen.findByRole('listitem', {}, patient));
    for (const text of ['Countess', 'Analytical School', 'I teach engines.', 'ada@school.test'])
      expect(card.getByText(text)).toBeVisible();
    expect(requestSpy.mock.calls[0]).toEqual([{ status: 'Pending', first: 20, after: null }]);
  });

  it.each([
    ['Approve', true, 'Approved', null],
    ['Refuse', false, 'Refused', 'Which school is it?'],
  ])('are decided after a confirmation: %s', async (verb, approve, status, reason) => {
    const sent = vi.fn();
    const decidedAt = '2026-01-06T08:00:00Z';
    server.use(
      api.mutation('DecideUpgrade', ({ variables }) => {
        sent(variables);
        const decided = { __typename: 'UpgradeRequest', id: 'r1', status, reason, decidedAt };
        return answered({ decideUpgrade: decided })();
      }),
    );
    const { user } = openRequests();
    await user.click(await screen.findByRole('button', { name: `${verb} ada@site.test` }, patient));
    server.use(api.query('PendingUpgradeRequests', answered({ upgradeRequests: { totalCount: 2 } })));
    const confirm = await screen.findByRole('button', { name: `${verb} the request` });
    if (reason !== null) await user.type(screen.getByLabelText('Reason'), ` ${reason}`);
    await user.click(confirm);
    await waitFor(() => expect(screen.getByText(new RegExp(`^${status} on`))).toHaveFocus());
    expect(sent.mock.calls).toEqual([[{ id: 'r1', approve, reason }]]);
    if (reason !== null) expect(await screen.findByText(`Reason: ${reason}`)).toBeVisible();
    expect(await screen.findByRole('tab', { name: /^Requests\s*2\s*pending$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: `${verb} ada@site.test` })).toBeNull();
    expect(screen.getByText('0 pending requests')).toBeVisible();
  });

  it('that another admin has already decided show an error, and are fetched again', async () => {
    server.use(api.mutation('DecideUpgrade', refusal('This request was decided already.', 'CONFLICT')));
    const { user, requestSpy } = openRequests();
    await user.click(await screen.findByRole('button', { name: 'Approve ada@site.test' }, patient));
    await user.click(await screen.findByRole('button', { name: 'Approve the request' }));
    expect(await screen.findByRole('alert', { name: 'Nothing was changed' })).toHaveTextContent(
      'This request was decided already.',
    );
    await waitFor(() => expect(requestSpy).toHaveBeenCalledTimes(2));
  });

  it('can be filtered by status', async () => {
    const { user, requestSpy } = openRequests([]);
    expect(await screen.findByText('No requests are waiting for a decision.', {}, patient)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Refused' }));
    expect(await screen.findByText('No refused requests.')).toBeVisible();
    expect(requestSpy).toHaveBeenLastCalledWith({ status: 'Refused', first: 20, after: null });
  });
});
