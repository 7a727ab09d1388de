import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, api, noConnection } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { bankHas, openBank, primes } from './testing/given.ts';

/** Opens a question of the bank, and saves it with another text. */
async function edited() {
  bankHas(primes);
  server.use(api.mutation('EditQuestion', answered({ editQuestion: { ...primes, revision: 2 } })));
  const site = openBank();
  await site.user.click(await screen.findByRole('button', { name: primes.question }, patient));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit the question' }, patient));
  await site.user.type(drawer.getByRole('textbox', { name: 'Question' }), ' Say why.');
  await site.user.click(drawer.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  return site;
}

describe('a question with attempts graded by an earlier key', () => {
  it('shows their number after it is saved, and a button to regrade', async () => {
    const quizzesToRegrade = [
      { __typename: 'QuizToRegrade', quizId: 'planets', quizTitle: 'Planets', studentCount: 3 },
    ];
    server.use(api.query('QuizzesToRegrade', answered({ quizzesToRegrade })));
    const { user, address } = await edited();
    expect(
      await screen.findByText('3 people were graded in “Planets” before this question changed.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Regrade' }));
    expect(address()).toBe('/quiz/planets?tab=results&regrade=');
  });

  it('is saved even if their number is unknown', async () => {
    server.use(api.query('QuizzesToRegrade', noConnection));
    await edited();
    expect(screen.queryByRole('button', { name: 'Regrade' })).toBeNull();
  });
});
