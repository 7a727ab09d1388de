import { badUserInput } from '../platform/errors.ts';
import { textProblem } from '../platform/text-problems.ts';

/** Characters. */
const maxReasonLength = 500;

/** The trimmed reason of an admin, or null if it is empty. Throws BAD_USER_INPUT. */
export function givenReason(reason: string | null): string | null {
  const text = reason?.trim() ?? '';
  if (text === '') return null;
  const problem = textProblem(text, { max: maxReasonLength });
  if (problem) throw badUserInput({ reason: problem });
  return text;
}
