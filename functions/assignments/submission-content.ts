import { assignmentLimits } from '../../core/assignments/assignment-rules.ts';
import type { SubmissionKind } from '../../core/assignments/submission-rules.ts';
import { badUserInput } from '../platform/errors.ts';
import { textProblem } from '../platform/text-problems.ts';
import { webAddressProblem } from '../platform/web-address.ts';

/** What a student submits, as a client sends it. */
export interface UncheckedSubmission {
  readonly text?: string | null;
  readonly link?: string | null;
}

export interface SubmissionContent {
  readonly kind: SubmissionKind;
  readonly text: string | null;
  readonly link: string | null;
}

const notAllowed = 'The assignment does not accept this.';

/** Throws BAD_USER_INPUT unless it is one valid text or link, of a kind among `kinds`. */
export function checkSubmission(
  { text = null, link = null }: UncheckedSubmission,
  kinds: readonly SubmissionKind[],
): SubmissionContent {
  if (text !== null && link !== null) throw badUserInput({ 'input.link': 'Submit either a text or a link.' });
  if (link !== null) {
    const problem = kinds.includes('LINK') ? webAddressProblem(link.trim()) : notAllowed;
    if (problem !== null) throw badUserInput({ 'input.link': problem });
    return { kind: 'LINK', text: null, link: link.trim() };
  }
  if (text === null) throw badUserInput({ input: 'Submit a text or a link.' });
  const problem = kinds.includes('TEXT')
    ? textProblem(text, { min: 1, max: assignmentLimits.text })
    : notAllowed;
  if (problem !== null) throw badUserInput({ 'input.text': problem });
  return { kind: 'TEXT', text, link: null };
}
