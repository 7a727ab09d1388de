import { errorCatalogue, isErrorCode } from '../../../functions/platform/errors.ts';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import { codeOf } from '../../support/expectations.ts';
import type { GraphqlReply } from './asking.ts';
import type { Person } from './inhabitants.ts';
import type { Place } from './place.ts';
import type { RouteRow } from './row.ts';

/** One route and what the contract says of it. */
export interface Case {
  readonly route: RestRoute;
  readonly row: RouteRow;
}

/** Asks in the place, and fails where the answer or what is left behind is not as the contract says. */
export type Check = (place: Place, one: Case) => Promise<void>;

export const askerOf = ({ row }: Case): Person => row.as ?? 'ada';

export const strangersOf = ({ row }: Case): readonly Person[] => row.strangers ?? ['eve', 'ian'];

/** What REST answers where GraphQL answers this; 200 where it is no refusal. */
export function statusOf(graphql: GraphqlReply): number {
  const code = codeOf(graphql);
  return isErrorCode(code) ? errorCatalogue[code].status : 200;
}
