import { pageAddress } from '../../core/accounts/page-address.ts';
import type { FieldMessages } from '../platform/errors.ts';
import { lineProblem, problemsIn, textProblem } from '../platform/text-problems.ts';
import { webAddressProblem } from '../platform/web-address.ts';

/** Details about the applicant for the admins. Texts may be empty. */
export interface UpgradeDetails {
  readonly linkedin: string;
  readonly title: string;
  readonly description: string;
  readonly affiliation: string;
}

const line = { max: 200 } as const;

export function trimmedDetails({
  linkedin,
  title,
  description,
  affiliation,
}: UpgradeDetails): UpgradeDetails {
  return {
    linkedin: pageAddress(linkedin),
    title: title.trim(),
    description: description.trim(),
    affiliation: affiliation.trim(),
  };
}

/** The error messages for trimmed details. `maxReason`: maximum characters of the description. */
export function detailProblems(
  { linkedin, title, description, affiliation }: UpgradeDetails,
  { isReasonRequired, maxReason }: { readonly isReasonRequired: boolean; readonly maxReason: number },
): FieldMessages {
  const hasNoReason = description === '' && !isReasonRequired;
  return problemsIn({
    linkedin: linkedin === '' ? null : webAddressProblem(linkedin),
    title: lineProblem(title, line),
    affiliation: lineProblem(affiliation, line),
    description: hasNoReason ? null : textProblem(description, { min: 10, max: maxReason }),
  });
}
