import { randomUUID } from 'node:crypto';
import { WorkBudget } from '../../functions/platform/limits/work-budget.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { stranger, type Caller } from '../session/caller.ts';

type RequestDetails = Pick<RequestContext, 'log' | 'client'> & Partial<Pick<RequestContext, 'holds'>>;

function holdsAll(): boolean {
  return true;
}

/** The context of one request, for every entry point. */
export function newRequestContext(
  { log, client, holds = holdsAll }: RequestDetails,
  caller: Caller = stranger,
): RequestContext {
  return {
    requestId: randomUUID(),
    log,
    client,
    work: new WorkBudget(),
    holds,
    browser: caller.browser,
    usesToken: caller.usesToken,
    // `bind` costs less than an arrow function per request.
    actor: caller.actor.bind(caller),
  };
}
