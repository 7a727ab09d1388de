import { WorkBudget } from '../../../functions/platform/limits/work-budget.ts';
import type { RequestContext } from '../../../functions/platform/request-context.ts';
import type { AdmittedOperations } from './admitted-operations.ts';
import type { Execute } from '../operation-request.ts';

/** The response as JSON text, or null if Apollo has to handle the request. */
export type FastLane = (body: unknown, context: RequestContext) => Promise<string | null>;

/**
 * Answers queries that were admitted before, without Apollo. If a query fails, Apollo runs it again and reports the
 * error. Only queries are admitted, so running one again does no harm.
 */
export function createFastLane(admitted: AdmittedOperations, execute: Execute): FastLane {
  return async (body, context) => {
    const operation = admitted.find(body);
    if (!operation) return null;
    // The query spends a separate budget, so that the request's budget is complete if Apollo runs the query again.
    const result = await execute({ ...operation, context: { ...context, work: new WorkBudget() } });
    return result.errors ? null : JSON.stringify(result);
  };
}

const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** The content type of Apollo's response. Null if Apollo's own negotiation has to decide. */
export function negotiatedType(accept: string | null | undefined): string | null {
  if (!accept || accept === '*/*' || accept.startsWith('application/json')) return json;
  return accept.startsWith('application/graphql-response+json') ? graphqlResponse : null;
}
