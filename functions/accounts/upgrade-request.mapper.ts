import type { UpgradeRequest } from '../../schema/accounts/upgrade-request.types.ts';
import type { UpgradeRequestDocument } from './upgrade-request.store.ts';

export function toUpgradeRequest(request: UpgradeRequestDocument): UpgradeRequest {
  return {
    id: request._id,
    userId: request.userId,
    accountEmail: request.accountEmail,
    name: request.name,
    email: request.email,
    linkedin: request.linkedin,
    title: request.title,
    description: request.description,
    affiliation: request.affiliation,
    status: request.status,
    createdAt: request.createdAt,
    decidedAt: request.decidedAt,
    reason: request.reason ?? null,
  };
}
