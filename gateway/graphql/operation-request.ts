import type { DocumentNode, ExecutionResult } from 'graphql';
import type { RequestContext } from '../../functions/platform/request-context.ts';

export interface OperationRequest {
  /**
   * Validated against the schema. The same object for the same operation, so that its compiled plan is found.
   */
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: RequestContext;
}

export type Execute = (request: OperationRequest) => Promise<ExecutionResult>;
