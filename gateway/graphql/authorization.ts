import { OperationTypeNode } from 'graphql';
import type { Actor } from '../../functions/platform/actor.ts';
import { enforce, invalidToken, policies, type Policy } from '../../functions/platform/policy.ts';
import { forgetResults } from '../../functions/platform/graph/cached-results.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import type { QueuedRequest } from './account-queues.ts';
import { getMetadataStorage, type ResolverData } from '../../schema/type-graphql.ts';

export interface WithQueuedRequest {
  readonly queuedRequest: Pick<QueuedRequest, 'start'>;
}

function isAnyone(label: Policy): boolean {
  return label === 'anyone';
}

/** Returns the caller, or null if anyone can run the operation. Throws if a policy refuses the caller. */
async function authorize(
  labels: readonly Policy[],
  context: RequestContext,
  isMutation: boolean,
): Promise<Actor | null> {
  // Open operations need no lookup of the caller.
  if (labels.every(isAnyone)) return null;
  const actor = await context.actor();
  if (actor === null && context.usesToken) throw invalidToken();
  for (const label of labels) enforce(label, actor, isMutation);
  return actor;
}

/**
 * Checks `@Authorized(policy)` before an operation's resolver runs. Then waits in the queue of the caller's account.
 */
export async function checkAuthorization(
  { context, info }: ResolverData<RequestContext & WithQueuedRequest>,
  labels: readonly Policy[],
): Promise<boolean> {
  const isMutation = info.operation.operation === OperationTypeNode.MUTATION;
  const actor = await authorize(labels, context, isMutation);
  if (actor) await context.queuedRequest.start(actor.userId);
  if (actor && isMutation) forgetResults(actor);
  return true;
}

/** Who can run an operation. */
export interface Access {
  readonly labels: readonly Policy[];
  readonly isMutation: boolean;
}

/** The access to the operation with this root field. Throws if no operation has this name. */
export function accessTo(name: string): Access {
  const { queries, mutations } = getMetadataStorage();
  const operation = [...queries, ...mutations].find(({ schemaName }) => schemaName === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return { labels: (operation.roles ?? []) as Policy[], isMutation: mutations.includes(operation) };
}

/** Checks access to an operation before its input is read. */
export async function authorizeOperation(
  { labels, isMutation }: Access,
  context: RequestContext,
): Promise<void> {
  await authorize(labels, context, isMutation);
}

/** Whether an operation is open to anyone. */
export function isOpenToAnyone({ labels }: Access): boolean {
  return labels.every(isAnyone);
}

/** Call it after building a schema. Throws for operations without a known policy. */
export function refuseUnlabelled(): void {
  const { queries, mutations } = getMetadataStorage();
  const unlabelled = [...queries, ...mutations].filter(
    ({ roles }) => !roles?.length || roles.some((label: unknown) => !Object.hasOwn(policies, String(label))),
  );
  if (unlabelled.length === 0) return;
  const names = unlabelled.map(({ schemaName }) => schemaName).join(', ');
  throw new Error(`These operations have no known policy (@Authorized): ${names}.`);
}
