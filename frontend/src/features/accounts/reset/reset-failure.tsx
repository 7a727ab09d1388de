import type { ReactNode } from 'react';
import { failureMessage } from '../../../lib/server-failure.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';

interface ResetFailureProps {
  title: string;
  error: Error;
  /** Shown instead of the server's message if the message only repeats the title. */
  children?: ReactNode;
}

export function ResetFailure({ title, error, children }: ResetFailureProps) {
  const message = failureMessage(error);
  return <FormFailure title={title}>{message === title ? children : message}</FormFailure>;
}
