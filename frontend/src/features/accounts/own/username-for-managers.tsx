import { VisuallyHidden } from '@mantine/core';

/** Shows password managers whose password it is. Hidden from users. */
export function UsernameForManagers({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
