import type { UpgradeRequestDocument } from './upgrade-request.store.ts';

/** A request as admins and its applicant see it. */
export interface UpgradeRequestView extends Omit<UpgradeRequestDocument, '_id' | 'pendingOf' | 'reason'> {
  readonly id: string;
  readonly reason: string | null;
}

export function toUpgradeRequest(request: UpgradeRequestDocument): UpgradeRequestView {
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
