import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { api, badGateway } from '../../../testing/accounts.ts';
import { shownNotices } from '../../../testing/notices.ts';
import { server } from '../../../testing/server.ts';
import { columnsOfExams, hasGrades, openGradebook, sentRow } from '../testing/given-gradebook.ts';

const [midterm] = columnsOfExams;
const hidden = 'The grades of Midterm are hidden from students now.';
const released = 'The grades of Midterm are released. Students see them now.';

it('the newest notice about the release of an item replaces the one before', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  hasGrades([sentRow('Ada', [12, null])]);
  server.use(
    api.mutation('UpdateGradebookColumn', ({ variables: { input } }) =>
      HttpResponse.json({ data: { updateGradebookColumn: { ...midterm, ...(input as object) } } }),
    ),
  );
  const { user } = await openGradebook();
  await user.click(screen.getByRole('button', { name: /^Settings and statistics of Midterm/ }));
  const release = await screen.findByRole('switch', { name: /^Released/ });
  await user.click(release);
  expect(await screen.findByText(hidden)).toBeVisible();
  await waitFor(() => expect(release).toBeEnabled());
  await user.click(release);
  expect(await screen.findByText(released)).toBeVisible();
  expect(screen.queryByText(hidden)).toBeNull();
  await waitFor(() => expect(release).toBeEnabled());
  server.use(api.mutation('UpdateGradebookColumn', badGateway));
  await user.click(release);
  expect(await within(shownNotices()).findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(released)).toBeNull();
});
