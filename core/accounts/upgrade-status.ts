/** State of a request to become an instructor. */
export const upgradeStatuses = ['Pending', 'Approved', 'Refused'] as const;
export type UpgradeStatus = (typeof upgradeStatuses)[number];
