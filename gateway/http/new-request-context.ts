import { randomUUID } from 'node:crypto';
import { WorkBudget } from '../../functions/platform/limits/work-budget.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { stranger, type Caller } from '../session/caller.ts';

/** The context of one request, for every entry point. */
export function newRequestContext(
  known: Pick<RequestContext, 'log' | 'client'> & Partial<Pick<RequestContext, 'holds'>>,
  caller: Caller = stranger,
): RequestContext {
  const { browser, usesToken } = caller;
  return {
    requestId: randomUUID(),
    work: new WorkBudget(),
    holds: () => true,
    ...known,
    browser,
    usesToken,
    actor: () => caller.actor(),
  };
}
