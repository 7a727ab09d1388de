import { ada } from './accounts.ts';

/** Ada's request, which nobody has decided yet. */
export const pendingUpgrade = {
  __typename: 'UpgradeRequest',
  id: '1',
  status: 'Pending',
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null as string | null,
  reason: null as string | null,
  name: 'Ada Lovelace',
  linkedin: '',
  email: 'ada@school.test',
  description: 'I teach the analytical engine.',
  title: '',
  affiliation: '',
};

/** A user with their last request to become an instructor. */
export const withUpgrade = (upgradeRequest: typeof pendingUpgrade | null, id = ada.id) => ({
  __typename: 'User',
  id,
  upgradeRequest,
});
