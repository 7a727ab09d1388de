import { Badge } from '@mantine/core';
import type { SubmissionStatus } from '../../gql/graphql.ts';

const looks = {
  NOT_SUBMITTED: { variant: 'default' },
  MISSING: { variant: 'light', color: 'danger' },
  SUBMITTED: { variant: 'light', color: 'ink' },
  LATE: { variant: 'light', color: 'danger' },
  GRADED: { variant: 'light', color: 'ink' },
  RETURNED: { variant: 'light', color: 'ok' },
} as const satisfies Record<SubmissionStatus, object>;

const labels: Readonly<Record<SubmissionStatus, string>> = {
  NOT_SUBMITTED: 'Not submitted',
  MISSING: 'Missing',
  SUBMITTED: 'Submitted',
  LATE: 'Submitted late',
  GRADED: 'Graded',
  RETURNED: 'Returned',
};

/** State of a student’s work for an assignment. */
export function SubmissionStatusBadge({ status }: { status: SubmissionStatus }) {
  return (
    <Badge tt="none" miw="max-content" {...looks[status]}>
      {labels[status]}
    </Badge>
  );
}
