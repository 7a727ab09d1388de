import type { GraphQLError } from 'graphql';
import { badUserInput, type FieldMessages } from '../../functions/platform/errors.ts';

/** A value that does not fit its type in the contract: its path, and the error. */
interface MistypedVariable {
  readonly path: string;
  readonly message: string;
}

// Patterns of graphql-js's messages about type errors, with our messages for users. Ours omit the invalid value,
// which may have any length.
const reasons: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/Float cannot represent/, 'Enter a finite number.'],
  [/Int cannot represent non 32-bit/, 'The number is out of range.'],
  [/Int cannot represent/, 'Enter a whole number.'],
  [/String cannot represent/, 'Enter a text.'],
  [/ID cannot represent/, 'Enter an ID.'],
  [/Boolean cannot represent/, 'Enter true or false.'],
  [/to be an object/, 'Enter an object.'],
  [/not to be null/, 'A value is needed.'],
];

const head = /^Variable "\$(\w+)" (?:got invalid value|of (?:required|non-null) type)/;
/** graphql-js's message about an argument that is null, missing or invalid during execution. */
const argument = /^Argument "(\w+)" (?:of non-null type|of required type|has invalid value)/;
const tooMany = 'Too many errors processing variables';

const location = / at "([^"]+)"; /;
const missingField = /Field "(\w+)" of required type "[^"]+" was not provided/;
const unknownField = /Field "(\w+)" is not defined by type/;

function dotted(printedPath: string): string {
  return printedPath.replaceAll(/\[(\d+)\]/g, '.$1');
}

/** Parses graphql-js's message about a variable. Null for any other message. */
function readMistypedVariable(message: string): MistypedVariable | null {
  const variable = head.exec(message)?.[1];
  if (variable === undefined) return null;
  const path = dotted(location.exec(message)?.[1] ?? variable);
  const missing = missingField.exec(message)?.[1];
  if (missing) return { path: `${path}.${missing}`, message: 'A value is needed.' };
  const unknown = unknownField.exec(message)?.[1];
  if (unknown) return { path: `${path}.${unknown}`, message: 'Unknown field.' };
  if (!message.includes('got invalid value')) return { path, message: 'A value is needed.' };
  return {
    path,
    message: reasons.find(([pattern]) => pattern.test(message))?.[1] ?? 'The value is invalid.',
  };
}

/** The fields with type errors in a message of graphql-js. Null for other messages. */
export function typeErrorFields(message: string): FieldMessages | null {
  if (message.startsWith(tooMany))
    return { variables: 'There are more invalid values than are listed here.' };
  const name = argument.exec(message)?.[1];
  if (name) return { [name]: 'A value is missing or invalid.' };
  const mistyped = readMistypedVariable(message);
  return mistyped && { [mistyped.path]: mistyped.message };
}

/**
 * One error for all errors of an operation. If all are type errors, it names every invalid field. Else the first error.
 */
export function asOneFailure(errors: readonly GraphQLError[]): Error | undefined {
  const fieldErrors = errors.map(({ message }) => typeErrorFields(message));
  if (fieldErrors.length < 2 || fieldErrors.includes(null)) return errors[0];
  return badUserInput(Object.assign({}, ...fieldErrors));
}
