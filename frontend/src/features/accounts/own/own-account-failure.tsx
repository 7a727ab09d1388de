import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';

/** Shown if a form failed. Errors of single fields are shown at the fields. */
export function OwnAccountFailure({ title, error }: { title: string; error: Error }) {
  const isRefused = Object.keys(fieldMessages(error)).length > 0;
  return (
    <FormFailure title={title}>{isRefused ? 'Check the marked fields.' : failureMessage(error)}</FormFailure>
  );
}
