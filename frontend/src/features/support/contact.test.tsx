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
  it('shows its progress, thanks the user, and explains what happens next', async () => {
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
    expect(screen.getByText(/^The administrators got your message/)).toHaveTextContent('ada@site.test');
    expect(sent.mock.calls).toEqual([
      [{ input: { name: 'Ada Lovelace', email: 'ada@site.test', message: 'Where is the engine?' } }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(email()).toHaveValue('ada@site.test');
    expect(message()).toHaveValue('');
  });

  it('shows a dismissible error if it fails, keeps the message and can be sent again', async () => {
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

  it('shows the server’s error at its field', async () => {
    const fields = { email: 'This is not an email address.' };
    server.use(api.mutation('ContactUs', refusal('Failed to contact us', 'BAD_USER_INPUT', fields)));
    const { user } = await openAndWrite();
    await user.click(send());
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/This is not an email address\./));
    expect(email()).toHaveFocus();
  });

  it('asks for missing entries, and sends nothing', async () => {
    const { user } = openSite('/contact-us');
    const name = await nameField();
    await user.click(send());
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Enter your name.');
    expect(message()).toHaveAccessibleDescription('Enter a message.');
  });

  it('is filled in for signed-in users', async () => {
    signedInAs(ada);
    openSite('/contact-us');
    expect(await nameField()).toHaveValue('Ada Lovelace');
    expect(email()).toHaveValue('ada@site.test');
  });
});
