import {
  BREAK,
  GraphQLError,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { isEdge } from '../../functions/platform/graph/edge.ts';
import { tooMuchAsked } from '../../functions/platform/limits/work-budget.ts';

/** Maximum bytes of a response with aliased fields or edges. The largest attempt has 6 MB. */
export const answerLimit = 16_000_000;

/** Bytes of the brackets of a list or an object, or of the quotation marks of a name. */
const pairOfMarks = 2;

/**
 * Whether a response can contain one text many times: under several aliases, or for several objects with an edge to the same
 * object. Otherwise it contains each text once, so it is no larger than the stored data.
 */
export function canRepeat(schema: GraphQLSchema, document: DocumentNode): boolean {
  const info = new TypeInfo(schema);
  let found = false;
  const visitor = visitWithTypeInfo(info, {
    [Kind.FIELD](node) {
      const field = info.getFieldDef();
      if (!node.alias && !(field && isEdge(field))) return;
      found = true;
      return BREAK;
    },
  });
  visit(document, visitor);
  return found;
}

/** How many of `bytes` remain after writing a value as JSON with a comma. Stops counting once it is negative. */
function remainingBytes(value: unknown, bytes: number): number {
  if (typeof value === 'string') return bytes - Buffer.byteLength(JSON.stringify(value)) - 1;
  if (typeof value !== 'object' || value === null) return bytes - String(value).length - 1;
  const isList = Array.isArray(value);
  let remaining = bytes - pairOfMarks - 1;
  for (const [name, each] of Object.entries(value)) {
    remaining = remainingBytes(each, isList ? remaining : remaining - name.length - pairOfMarks - 1);
    if (remaining < 0) return remaining;
  }
  return remaining;
}

/** The result, or an error if it would be larger than `answerLimit`. */
export function withinAnswerLimit(result: ExecutionResult): ExecutionResult {
  if (remainingBytes(result.data, answerLimit) >= 0) return result;
  const refusal = tooMuchAsked();
  return { data: null, errors: [new GraphQLError(refusal.message, { originalError: refusal })] };
}
