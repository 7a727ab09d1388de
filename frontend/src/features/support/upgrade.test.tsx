import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, answered, api, knownAs, noConnection, refusal, signedInAs } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { pendingUpgrade, withUpgrade } from '../../testing/upgrade-request.ts';

const why = 'I teach the engine.';
const send = () => screen.findByRole('button', { name: 'Send the request' }, patient);

describe('the faculty upgrade', () => {
  it('has the fields of the specification, filled in from the account', async () => {
    signedInAs(ada);
    const sent = vi.fn();
    server.use(
      api.mutation('RequestUpgrade', ({ variables }) => {
        sent(variables);
        return answered({ requestUpgrade: pendingUpgrade })();
      }),
    );
    const { user } = openSite('/upgrade-form/ada');
    const button = await send();
    const labels = ['Name', 'Linkedin', 'Email', 'Description', 'Title', 'Affiliation'];
    expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      'Ada Lovelace',
      '',
      'ada@site.test',
      '',
      '',
      '',
    ]);
    await user.type(screen.getByLabelText('Title'), 'Countess');
    await user.click(button);
    expect(screen.getByLabelText('Description')).toHaveFocus();
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription(/at least 10 characters/);
    await user.type(screen.getByLabelText('Description'), why);
    await user.click(button);
    await waitFor(() => expect(screen.getByText('Your request is with the administrators')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
    expect(sent.mock.calls).toEqual([
      [
        {
          input: {
            name: 'Ada Lovelace',
            linkedin: '',
            email: 'ada@site.test',
            description: why,
            title: 'Countess',
            affiliation: '',
          },
        },
      ],
    ]);
  });

  it('shows a pending request as it was sent, and withdraws it', async () => {
    signedInAs(ada);
    server.use(
      api.query('OwnUpgrade', answered({ me: withUpgrade(pendingUpgrade) })),
      api.mutation('WithdrawUpgrade', answered({ cancelUpgradeRequest: withUpgrade(null) })),
    );
    const { user } = openSite('/upgrade-form/ada');
    expect(await screen.findByText('Your request is pending.', {}, patient)).toBeVisible();
    expect(screen.getByText('I teach the analytical engine.')).toBeVisible();
    expect(screen.getByText('ada@school.test')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    expect(await send()).toBeVisible();
    expect(screen.getByText('Your request is withdrawn.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Faculty upgrade' })).toHaveFocus());
  });

  it('shows why the last request was refused, above a new form', async () => {
    signedInAs(ada);
    const refused = {
      ...pendingUpgrade,
      status: 'Refused',
      decidedAt: pendingUpgrade.createdAt,
      reason: 'Which school?',
    };
    server.use(api.query('OwnUpgrade', answered({ me: withUpgrade(refused) })));
    openSite('/upgrade-form/ada');
    expect(
      await screen.findByRole('alert', { name: 'Your last request was refused' }, patient),
    ).toHaveTextContent('Why: Which school?');
    expect(await send()).toBeVisible();
  });

  it('shows that a request is pending already', async () => {
    signedInAs(ada);
    server.use(api.mutation('RequestUpgrade', refusal('You asked already.', 'CONFLICT')));
    const { user } = openSite('/upgrade-form/ada');
    await send();
    await user.type(screen.getByLabelText('Description'), why);
    await user.click(await send());
    expect(await screen.findByText('Your request is pending already')).toBeVisible();
  });

  it('notices that the request was approved in the meantime', async () => {
    signedInAs(ada);
    server.use(
      api.mutation('RequestUpgrade', refusal('You are an instructor or an admin already.', 'CONFLICT')),
    );
    const { user } = openSite('/upgrade-form/ada');
    const button = await send();
    knownAs({ ...ada, role: 'Instructor' });
    await user.type(screen.getByLabelText('Description'), why);
    await user.click(button);
    expect(await screen.findByText(/^You’re already an instructor/)).toBeVisible();
  });

  it('shows an error if it fails, keeps the entries and can be tried again', async () => {
    signedInAs(ada);
    server.use(api.mutation('RequestUpgrade', noConnection));
    const { user } = openSite('/upgrade-form/ada');
    await user.type(await screen.findByLabelText('Affiliation', {}, patient), 'Analytical School');
    await user.type(screen.getByLabelText('Description'), why);
    await user.click(await send());
    expect(await screen.findByRole('alert', { name: 'Your request was not sent' })).toBeVisible();
    expect(screen.getByLabelText('Affiliation')).toHaveValue('Analytical School');
    server.use(api.mutation('RequestUpgrade', answered({ requestUpgrade: pendingUpgrade })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your request is with the administrators')).toBeVisible();
  });

  it.each([
    ['requests are switched off', { ...ada, canRequestUpgrade: false }, /switched off by an administrator/],
    ['the user is an instructor', { ...ada, role: 'Instructor' as const }, /already an instructor/],
    ['the user is an admin', { ...ada, role: 'Admin' as const }, /already an administrator/],
  ])('has no form if %s', async (_, who, message) => {
    signedInAs(who);
    openSite('/upgrade-form/ada');
    expect(await screen.findByText(message, {}, patient)).toBeVisible();
    expect(screen.queryByLabelText('Affiliation')).toBeNull();
  });

  it('shows which account the request is for if the URL names another', async () => {
    signedInAs(ada);
    openSite('/upgrade-form/eve@site.test');
    expect(await screen.findByText(/the request is for this account/, {}, patient)).toHaveTextContent(
      'ada@site.test',
    );
  });

  it('asks signed-out users to sign in', async () => {
    knownAs(null);
    openSite('/upgrade-form/ada');
    expect(await screen.findByText(/^Sign in to ask for an instructor’s account/, {}, patient)).toBeVisible();
  });
});

describe('the LinkedIn page of an upgrade', () => {
  it('is refused if it is no web address, and can be typed without a scheme', async () => {
    signedInAs(ada);
    const { user } = openSite('/upgrade-form/ada');
    const button = await send();
    await user.type(screen.getByLabelText('Linkedin'), 'ada lovelace');
    await user.click(button);
    await waitFor(() => expect(screen.getByLabelText('Linkedin')).toHaveFocus());
    expect(screen.getByLabelText('Linkedin')).toHaveAccessibleDescription(/Enter a web address/);
    server.use(api.mutation('RequestUpgrade', answered({ requestUpgrade: pendingUpgrade })));
    await user.type(screen.getByLabelText('Description'), why);
    await user.clear(screen.getByLabelText('Linkedin'));
    await user.type(screen.getByLabelText('Linkedin'), 'linkedin.com/in/ada');
    await user.click(button);
    expect(await screen.findByText('Your request is with the administrators')).toBeVisible();
  });
});
