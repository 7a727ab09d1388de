import type { WorkBudget } from './limits/work-budget.ts';
import type { Logger } from './logger.ts';

/** What every resolver is handed. One per request; aliases in a document share it. */
export interface RequestContext {
  /** Also the reference in a masked error, so that a report leads to its log line. */
  readonly requestId: string;
  readonly log: Logger;
  /** The address that the request came from: what limits without an account are counted by. */
  readonly client: string;
  /** What the request may still cause to be done, all its aliases together. */
  readonly work: WorkBudget;
}
