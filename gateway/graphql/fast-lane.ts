import { WorkBudget } from '../../functions/platform/limits/work-budget.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import type { AdmittedOperations } from './admitted-operations.ts';
import type { Execute } from './execute.ts';

/** The answer as JSON text, or null where Apollo has to look at the request. */
export type FastLane = (body: unknown, context: RequestContext) => Promise<string | null>;

/**
 * Answers what Apollo has admitted before, without passing through it again. Whatever fails goes through Apollo, which
 * reports failures. Only queries are admitted, so that running one again does no harm.
 */
export function createFastLane(admitted: AdmittedOperations, execute: Execute): FastLane {
  return async (body, context) => {
    const operation = admitted.find(body);
    if (!operation) return null;
    // What Apollo has to run again finds its own budget untouched.
    const result = await execute({ ...operation, context: { ...context, work: new WorkBudget() } });
    return result.errors ? null : JSON.stringify(result);
  };
}

const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** The content type that Apollo would answer with; null where its own negotiation has to decide. */
export function negotiatedType(accept: string | null | undefined): string | null {
  if (!accept || accept === '*/*' || accept.startsWith('application/json')) return json;
  return accept.startsWith('application/graphql-response+json') ? graphqlResponse : null;
}
