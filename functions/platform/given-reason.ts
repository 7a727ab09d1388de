import { maxReasonLength } from '../../core/accounts/reason.ts';
import { badUserInput } from './errors.ts';
import { textProblem } from './text-problems.ts';

/** The trimmed reason that somebody gave for an action, or null if it is empty. Throws BAD_USER_INPUT. */
export function givenReason(reason: string | null): string | null {
  const text = reason?.trim() ?? '';
  if (text === '') return null;
  const problem = textProblem(text, { max: maxReasonLength });
  if (problem) throw badUserInput({ reason: problem });
  return text;
}
