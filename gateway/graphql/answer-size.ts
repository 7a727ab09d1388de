import { GraphQLError, Kind, visit, BREAK, type DocumentNode, type ExecutionResult } from 'graphql';
import { tooMuchAsked } from '../../functions/platform/limits/work-budget.ts';

/** Maximum bytes of a response with aliased fields. The largest attempt has 6 MB. */
export const answerLimit = 16_000_000;

/** Minimum bytes of a name with quotes and colon, or of a number with its comma. */
const minBytes = 4;

/**
 * Whether a document has aliases. Without them a response contains everything once, so it is as large as the
 * stored data. With them one long text can be repeated many times.
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

/** The bytes that are left after writing a value as JSON. Stops counting when none are left. */
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

/** The result, or an error if it would be larger than `answerLimit`. */
export function withinAnswerLimit(result: ExecutionResult): ExecutionResult {
  if (leftAfter(result.data, answerLimit) >= 0) return result;
  const refusal = tooMuchAsked();
  return { data: null, errors: [new GraphQLError(refusal.message, { originalError: refusal })] };
}
