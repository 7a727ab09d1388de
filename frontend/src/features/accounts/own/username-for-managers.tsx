import { VisuallyHidden } from '@mantine/core';

/** Gives password managers the username that belongs to the password. Hidden from users. */
export function UsernameForManagers({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
