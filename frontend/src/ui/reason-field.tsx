import { Textarea } from '@mantine/core';
import { maxReasonLength } from '../../../core/accounts/reason.ts';

/** Description of the field, for a reason that is only in the audit log. */
export const loggedReason = 'Optional. Only administrators see it, in the audit log.';

interface ReasonFieldProps {
  /** Who reads the reason. */
  description: string;
  value: string;
  onChange: (value: string) => void;
}

/** The reason of a decision. */
export function ReasonField({ description, value, onChange }: ReasonFieldProps) {
  return (
    <Textarea
      label="Reason"
      description={description}
      mt="md"
      autosize
      minRows={2}
      maxRows={8}
      maxLength={maxReasonLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The reason as the API takes it. */
export const reasonOf = (text: string): string | null => text.trim() || null;
