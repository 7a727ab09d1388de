import { VisuallyHidden } from '@mantine/core';

/** Tells password managers whose password it is. Nobody else has to meet it. */
export function UsernameForManagers({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
