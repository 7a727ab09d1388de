import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';

/** A form failed. Problems of single fields are shown next to them. */
export function Failed({ title, error }: { title: string; error: Error }) {
  const isRefused = Object.keys(fieldMessages(error)).length > 0;
  return (
    <FormFailure title={title}>{isRefused ? 'Check the marked fields.' : failureMessage(error)}</FormFailure>
  );
}
