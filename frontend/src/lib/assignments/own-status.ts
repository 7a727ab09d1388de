import { statusFor } from '../../../../core/assignments/submission-rules.ts';
import type { SubmissionStatus } from '../../gql/graphql.ts';

interface OwnWork {
  readonly dueAt: string | null;
  readonly submission: { readonly status: SubmissionStatus } | null;
}

/** The status of the user's own work for an assignment. */
export function ownStatusOf({ dueAt, submission }: OwnWork, now = Date.now()): SubmissionStatus {
  return submission?.status ?? statusFor({ dueAt }, null, new Date(now).toISOString());
}
