import { Button } from '@mantine/core';
import type { OwnAccountFragment } from '../../../../gql/graphql.ts';
import { Section } from '../section.tsx';
import { useUnfolding } from '../use-unfolding.ts';
import { PasswordForm } from './password-form.tsx';

/** The password, which can be changed, or set where the account has none. */
export function Password({ account }: { account: OwnAccountFragment }) {
  const { isOpen, opener, open, close } = useUnfolding();
  const { hasPassword } = account;
  return (
    <Section
      id="password"
      lead={
        hasPassword
          ? 'A new password signs every other browser out; this one stays signed in. API tokens go on working.'
          : 'You sign in with Google and have no password. With one, you can sign in either way.'
      }
    >
      {isOpen ? (
        <PasswordForm account={account} onClose={close} />
      ) : (
        <Button ref={opener} variant="default" onClick={open}>
          {hasPassword ? 'Change the password' : 'Set a password'}
        </Button>
      )}
    </Section>
  );
}
