import { randomUUID } from 'node:crypto';
import { WorkBudget } from '../../functions/core/limits/work-budget.ts';
import type { RequestContext } from '../../functions/core/request-context.ts';

/** The context of one request, whichever way it came in. */
export function newRequestContext(known: Pick<RequestContext, 'log' | 'client'>): RequestContext {
  return { requestId: randomUUID(), work: new WorkBudget(), ...known };
}
