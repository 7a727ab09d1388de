import { errorCatalogue, isErrorCode } from '../../../functions/platform/errors.ts';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import { codeOf } from '../../support/expectations.ts';
import type { GraphqlReply } from './asking.ts';
import type { Person } from './inhabitants.ts';
import type { Site } from './site.ts';
import type { RouteRow } from './row.ts';

/** A route and its row, which describes its contract. */
export interface Case {
  readonly route: RestRoute;
  readonly row: RouteRow;
}

/** Sends requests, and fails if the response or the stored data differs from the contract. */
export type Check = (site: Site, one: Case) => Promise<void>;

export const callerOf = ({ row }: Case): Person => row.as ?? 'ada';

export const strangersOf = ({ row }: Case): readonly Person[] => row.strangers ?? ['eve', 'ian'];

/** The REST status that corresponds to a GraphQL response. 200 if the response has no error. */
export function statusOf(graphql: GraphqlReply): number {
  const code = codeOf(graphql);
  return isErrorCode(code) ? errorCatalogue[code].status : 200;
}
