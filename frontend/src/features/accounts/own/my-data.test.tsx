import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { openAccount } from './testing/given.ts';

const downloads: Blob[] = [];

beforeEach(() => {
  downloads.length = 0;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) downloads.push(blob);
    return 'blob:given';
  };
  // jsdom cannot follow a link to a file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

describe('my data', () => {
  it('is downloaded as the server’s file, with an error and a retry if that fails', async () => {
    const { user } = openAccount();
    const button = await screen.findByRole('button', { name: 'Download my data' }, patient);
    server.use(api.query('ExportMyData', refusal('Too many exports. Try again in an hour.', 'RATE_LIMITED')));
    await user.click(button);
    const failure = await screen.findByRole('alert', { name: 'Your data was not downloaded' });
    expect(failure).toHaveTextContent('Too many exports.');
    server.use(
      api.query(
        'ExportMyData',
        answered({
          exportMyData: {
            __typename: 'DataExport',
            fileName: 'markwise.zip',
            contentType: 'application/zip',
            content: btoa('PK\u00ff'),
          },
        }),
      ),
    );
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your data was downloaded.')).toBeVisible();
    expect(downloads.map(({ type, size }) => ({ type, size }))).toEqual([
      { type: 'application/zip', size: 3 },
    ]);
  });
});
