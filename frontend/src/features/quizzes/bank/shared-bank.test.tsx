import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { bankHas, openBank, primes } from './testing/given.ts';

const openMenu = async (at: string) => {
  bankHas({ ...primes, canEdit: false });
  const site = openBank(at);
  await site.user.click(await screen.findByRole('button', { name: `More for: ${primes.question}` }, patient));
  await screen.findByRole('menuitem', { name: 'Versions' });
  return site;
};

describe('the menu of a question in a shared bank', () => {
  it('copies the question to the user’s bank', async () => {
    const sent = vi.fn();
    server.use(
      api.mutation('CopyQuestions', ({ variables }) => {
        sent(variables);
        return answered({ copyQuestions: { __typename: 'QuestionChanges', ids: ['copy'] } })();
      }),
    );
    const { user } = await openMenu('/manageQuestions?bank=adas');
    await user.click(screen.getByRole('menuitem', { name: 'Copy to my bank' }));
    expect(await screen.findByText('Copied 1 question to your bank.')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ selection: { questions: [{ id: primes.id }] } }]]);
  });

  it('shows why the question was not copied', async () => {
    server.use(api.mutation('CopyQuestions', refusal('Your storage is full.', 'BAD_USER_INPUT')));
    const { user } = await openMenu('/manageQuestions?bank=adas');
    await user.click(screen.getByRole('menuitem', { name: 'Copy to my bank' }));
    expect(await screen.findByText('Nothing was copied. Your storage is full.')).toBeVisible();
  });

  it('offers no copy of a question of the user’s own bank', async () => {
    await openMenu('/manageQuestions');
    expect(screen.queryByRole('menuitem', { name: 'Copy to my bank' })).toBeNull();
  });
});
