import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ada, answered, api, noConnection, refusal, signedInAs } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';

const nameField = () => screen.findByLabelText('Name', {}, patient);
const email = () => screen.getByLabelText('Email');
const message = () => screen.getByLabelText('Message');
const send = () => screen.getByRole('button', { name: 'Send the message' });

async function openAndWrite() {
  const site = openSite('/contact-us');
  await site.user.type(await nameField(), 'Ada Lovelace');
  await site.user.type(email(), 'ada@site.test');
  await site.user.type(message(), 'Where is the engine?');
  return site;
}

describe('the contact form', () => {
  it('says what goes on, thanks, and tells what happens next', async () => {
    const sent = vi.fn();
    let answer = () => {};
    server.use(
      api.mutation('ContactUs', async ({ variables }) => {
        sent(variables);
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ data: { contactUs: { message: 'Thank you for contacting us!' } } });
      }),
    );
    const { user } = await openAndWrite();
    await user.click(send());
    expect(await screen.findByText('Contacting us...')).toBeVisible();
    await waitFor(() => {
      answer();
      expect(screen.getByText('Thank you for contacting us!')).toHaveFocus();
    });
    expect(screen.getByText(/^Your message is kept here/)).toHaveTextContent('ada@site.test');
    expect(sent.mock.calls).toEqual([
      [{ input: { name: 'Ada Lovelace', email: 'ada@site.test', message: 'Where is the engine?' } }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(email()).toHaveValue('ada@site.test');
    expect(message()).toHaveValue('');
  });

  it('that fails says so until it is dismissed, keeps the message and sends it once more', async () => {
    server.use(api.mutation('ContactUs', noConnection));
    const { user } = await openAndWrite();
    await user.click(send());
    expect(await screen.findByRole('alert', { name: 'Failed to contact us' })).toHaveTextContent(
      'The server did not answer.',
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    server.use(api.mutation('ContactUs', refusal('Too many attempts.', 'RATE_LIMITED')));
    await user.click(send());
    expect(await screen.findByRole('alert', { name: 'Failed to contact us' })).toHaveTextContent(
      'Too many attempts.',
    );
    server.use(
      api.mutation('ContactUs', answered({ contactUs: { message: 'Thank you for contacting us!' } })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Thank you for contacting us!')).toBeVisible();
  });

  it('shows at its field what the server finds wrong', async () => {
    const fields = { email: 'This is not an e-mail address.' };
    server.use(api.mutation('ContactUs', refusal('Failed to contact us', 'BAD_USER_INPUT', fields)));
    const { user } = await openAndWrite();
    await user.click(send());
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/This is not an e-mail address\./));
    expect(email()).toHaveFocus();
  });

  it('asks for what is missing, and sends nothing', async () => {
    const { user } = openSite('/contact-us');
    const name = await nameField();
    await user.click(send());
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Tell us what to call you.');
    expect(message()).toHaveAccessibleDescription('Write what it is about.');
  });

  it('knows who is signed in', async () => {
    signedInAs(ada);
    openSite('/contact-us');
    expect(await nameField()).toHaveValue('Ada Lovelace');
    expect(email()).toHaveValue('ada@site.test');
  });
});
