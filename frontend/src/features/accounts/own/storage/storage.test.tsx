import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, answered, api, refusal, signedInAs } from '../../../../testing/accounts.ts';
import { openSite, patient } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import { givenAccount, openAccount, storageOf } from '../testing/given.ts';

const section = async () => within(await screen.findByRole('region', { name: 'Storage' }, patient));

describe('the storage of the user’s account', () => {
  it('is shown as a figure and a bar, without advice while there is room', async () => {
    openAccount({ usedBytes: 3_150_001 });
    const storage = await section();
    expect(await storage.findByText('3.2 of 20 MB used')).toBeVisible();
    const bar = storage.getByRole('progressbar', { name: '3.2 of 20 MB used' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(15.75, 2);
    expect(storage.getByText('The last 5 MB is reserved for quiz attempts.')).toBeVisible();
    expect(storage.queryByRole('alert')).toBeNull();
    expect(storage.queryByRole('link')).toBeNull();
  });

  it('shows what a student can delete, and where, once it is nearly full', async () => {
    openAccount({ usedBytes: 12_000_000 });
    const storage = await section();
    const advice = within(await storage.findByRole('alert', { name: 'Your storage is nearly full' }));
    const links = advice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['courses', '/courses'],
      ['practice quizzes', '/quiz/categories'],
    ]);
    expect(advice.getByText(/They free their space 30 days after you delete them\./)).toBeVisible();
    expect(advice.queryByText(/can’t save/)).toBeNull();
  });

  it('shows what an instructor can delete, and what no longer works once it is full', async () => {
    signedInAs({ ...ada, role: 'Instructor' });
    givenAccount();
    const me = { __typename: 'User', id: ada.id, storage: storageOf(245_000_000, 250_000_000) };
    server.use(api.query('OwnStorage', answered({ me })));
    openSite('/myaccount');
    const storage = await section();
    expect(await storage.findByText('245 of 250 MB used')).toBeVisible();
    const advice = within(storage.getByRole('alert', { name: 'Your storage is full' }));
    expect(advice.getByText(/you can’t save new courses, quizzes, questions or files\./)).toBeVisible();
    const links = advice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['courses', '/courses'],
      ['quizzes and their files', '/quiz/categories'],
      ['questions', '/manageQuestions'],
    ]);
  });

  it('shows an error if it does not load, without hiding the account, and can be tried again', async () => {
    const { user } = openAccount();
    server.use(api.query('OwnStorage', refusal('The store is busy.', 'UNAVAILABLE')));
    const storage = await section();
    expect(await storage.findByText('The store is busy.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
    givenAccount({ usedBytes: 0 });
    await user.click(storage.getByRole('button', { name: 'Try again' }));
    expect(await storage.findByText('0 of 20 MB used')).toBeVisible();
  });
});
