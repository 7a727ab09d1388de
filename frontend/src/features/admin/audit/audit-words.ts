interface Change {
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What an operation is to a person who reads the log. */
const deeds: Readonly<Record<string, string>> = {
  ensureAdmin: 'Made an admin at the start',
  setRole: 'Changed the role',
  approveUpgrade: 'Approved the upgrade',
  refuseUpgrade: 'Refused the upgrade',
  updateStudentGrade: 'Changed a grade',
  renameQuizCategory: 'Renamed a quiz category',
  deleteMyAccount: 'Deleted the own account',
};

/** What switches something says by itself what it is after. */
const switches: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  setUserDisabled: { true: 'Disabled the account', false: 'Enabled the account' },
  setUpgradeRequests: {
    true: 'Allowed requests for an upgrade',
    false: 'Switched off requests for an upgrade',
  },
};

/** An operation that is not known here has its own name. */
export function deedOf({ action, after }: Change): string {
  return switches[action]?.[after ?? ''] ?? deeds[action] ?? action;
}

/** What was before and is after; null where the deed says all. */
export function changeOf({ action, before, after }: Change): string | null {
  if (switches[action]?.[after ?? ''] !== undefined || before === after) return null;
  return `${before ?? 'none'} → ${after ?? 'none'}`;
}
