/** What an operation is to a person who reads the log. */
const labels: Readonly<Record<string, string>> = {
  setRole: 'Role',
  setUpgradeRequests: 'May ask for an upgrade',
  setUserDisabled: 'Account disabled',
  approveUpgrade: 'Upgrade approved',
  refuseUpgrade: 'Upgrade refused',
  updateStudentGrade: 'Grade',
  deleteMyAccount: 'Account deleted by its owner',
};

/** An operation that is not known here has its own name. */
export function actionLabel(action: string): string {
  return labels[action] ?? action;
}

const values: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** `null`: there was nothing, or there is nothing any more. */
export function valueLabel(value: string | null): string {
  return value === null ? 'none' : (values[value] ?? value);
}
