import { GraphQLError, Kind, visit, BREAK, type DocumentNode, type ExecutionResult } from 'graphql';
import { tooMuchAsked } from '../../functions/platform/limits/work-budget.ts';

/** Bytes of an answer whose fields are asked for under several names. The largest attempt has 6 MB. */
export const answerLimit = 16_000_000;

/** What a name, its quotes and its colon take at least, or a number and its comma. */
const minBytes = 4;

/**
 * Whether a document gives fields other names. Without them an answer has everything once, and is as large as what is stored;
 * with them one long text is written many times.
 */
export function hasAliases(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD](node) {
      if (!node.alias) return;
      found = true;
      return BREAK;
    },
  });
  return found;
}

/** Bytes left of some after a value was written as JSON; it stops counting where none are. */
function leftAfter(value: unknown, bytes: number): number {
  if (typeof value === 'string') return bytes - Buffer.byteLength(JSON.stringify(value));
  if (typeof value !== 'object' || value === null) return bytes - minBytes;
  let left = bytes;
  for (const each of Object.values(value)) {
    left = leftAfter(each, left - minBytes);
    if (left < 0) return left;
  }
  return left;
}

/** The result, or an error in its place where it would be larger than `answerLimit`. */
export function withinAnswerLimit(result: ExecutionResult): ExecutionResult {
  if (leftAfter(result.data, answerLimit) >= 0) return result;
  const refusal = tooMuchAsked();
  return { data: null, errors: [new GraphQLError(refusal.message, { originalError: refusal })] };
}
