/** What became of a wish to be an instructor. */
export const upgradeStatuses = ['Pending', 'Approved', 'Refused'] as const;
export type UpgradeStatus = (typeof upgradeStatuses)[number];
