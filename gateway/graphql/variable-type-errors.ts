import {
  GraphQLError,
  isInputType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { Check, Checks, ValuePath } from './check-value.ts';
import { queryLimits } from './limits.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Returns the type errors. Maximum `queryLimits.errors`, plus one if there are more. */
export type FindTypeErrors = (variables: Variables) => readonly GraphQLError[];

class TypeErrors {
  readonly errors: GraphQLError[] = [];

  /** Throws TooMany if there is already the maximum of errors. */
  add(message: string, definition: VariableDefinitionNode): void {
    if (this.errors.length >= queryLimits.errors) throw new TooMany();
    this.errors.push(new GraphQLError(message, { nodes: definition }));
  }
}

class TooMany extends Error {}

const tooMany = 'Too many errors processing variables, error limit reached. Execution aborted.';

interface Declared {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly check: Check;
  readonly definition: VariableDefinitionNode;
}

/** In graphql-js's form: `course.categories[0].name`. */
function printPath(name: string, valuePath: ValuePath | undefined): string {
  let path = '';
  for (let place = valuePath; place; place = place.within)
    path = (typeof place.step === 'number' ? `[${place.step}]` : `.${place.step}`) + path;
  return name + path;
}

function checkVariable(
  { name, type, check, definition }: Declared,
  variables: Variables,
  typeErrors: TypeErrors,
): void {
  if (!Object.hasOwn(variables, name)) {
    if (!definition.defaultValue && isNonNullType(type))
      typeErrors.add(`Variable "$${name}" of required type "${String(type)}" was not provided.`, definition);
    return;
  }
  const value = variables[name];
  if (value === null && isNonNullType(type)) {
    typeErrors.add(`Variable "$${name}" of non-null type "${String(type)}" must not be null.`, definition);
    return;
  }
  const report = (message: string, path: ValuePath | undefined) => {
    const where = path ? ` at "${printPath(name, path)}"` : '';
    typeErrors.add(`Variable "$${name}" got invalid value${where}; ${message}`, definition);
  };
  check(value, report);
}

/**
 * Finds type errors in an operation's variables before it runs. graphql-js and graphql-jit find the same errors,
 * but print the whole value in each, and graphql-jit collects all errors: a request could make them print
 * gigabytes. The messages are graphql-js's, without the value.
 */
export function createFindTypeErrors(
  schema: GraphQLSchema,
  checks: Checks,
  operation: OperationDefinitionNode,
): FindTypeErrors {
  const declared = (operation.variableDefinitions ?? []).flatMap((definition): Declared[] => {
    // The overloads of typeFromAST are split by node kind. A variable's type may be any of them.
    const type = typeFromAST(schema, definition.type as Parameters<typeof typeFromAST>[1]);
    if (!isInputType(type)) return [];
    return [{ name: definition.variable.name.value, type, check: checks.of(type), definition }];
  });
  return (variables) => {
    const typeErrors = new TypeErrors();
    try {
      for (const each of declared) checkVariable(each, variables, typeErrors);
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      return [...typeErrors.errors, new GraphQLError(tooMany)];
    }
    return typeErrors.errors;
  };
}
