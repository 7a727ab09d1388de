import {
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Fills missing values with the contract's defaults. Null for types without defaults. Does not modify its input, and
 * returns it if nothing is missing.
 */
type Filler = ((value: unknown) => unknown) | null;

function isRecord(value: unknown): value is Variables {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listFiller(inner: Filler): Filler {
  return inner && ((value) => (Array.isArray(value) ? filledList(value, inner) : inner(value)));
}

function filledList(list: readonly unknown[], fill: NonNullable<Filler>): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [at, value] of list.entries()) {
    const complete = fill(value);
    if (complete === value) continue;
    copy ??= [...list];
    copy[at] = complete;
  }
  return copy ?? list;
}

class Fillers {
  private readonly known = new Map<GraphQLInputObjectType, Filler>();

  of(type: GraphQLInputType): Filler {
    const named = getNullableType(type);
    if (isListType(named)) return listFiller(this.of(named.ofType));
    return isInputObjectType(named) ? this.ofObject(named) : null;
  }

  private ofObject(type: GraphQLInputObjectType): Filler {
    const known = this.known.get(type);
    if (known !== undefined) return known;
    // A type may contain itself. This entry ends the recursion while the fields are read.
    this.known.set(type, (value) => filler?.(value) ?? value);
    const fields = Object.values(type.getFields()).map((field) => ({ ...field, fill: this.of(field.type) }));
    const relevant = fields.filter(({ defaultValue, fill }) => defaultValue !== undefined || fill);
    const filler: Filler = relevant.length === 0 ? null : (value) => filled(value, relevant);
    this.known.set(type, filler);
    return filler;
  }
}

interface FillableField {
  readonly name: string;
  readonly defaultValue?: unknown;
  readonly fill: Filler;
}

function filled(value: unknown, fields: readonly FillableField[]): unknown {
  if (!isRecord(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const { name, defaultValue, fill } of fields) {
    const current = value[name];
    let complete = current;
    if (current === undefined) complete = defaultValue;
    else if (fill) complete = fill(current);
    if (complete === current) continue;
    copy ??= { ...value };
    copy[name] = complete;
  }
  return copy ?? value;
}

/**
 * Fills an operation's variables with its own defaults and those of the contract. graphql-jit treats a missing
 * value of a non-null type as an error even if there is a default, and the request would then be interpreted.
 */
export function createDefaults(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): (variables: Variables) => Variables {
  const fillers = new Fillers();
  const fields = (operation.variableDefinitions ?? []).map(
    ({ variable, type, defaultValue }): FillableField => {
      // The overloads of typeFromAST are split by node kind. A variable's type may be any of them.
      const inputType = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
      return {
        name: variable.name.value,
        fill: isInputType(inputType) ? fillers.of(inputType) : null,
        ...(defaultValue && { defaultValue: valueFromASTUntyped(defaultValue) }),
      };
    },
  );
  return (variables) => filled(variables, fields) as Variables;
}
