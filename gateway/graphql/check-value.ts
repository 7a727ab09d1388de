import {
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
} from 'graphql';

/** Path of a value in its variable. Undefined for the variable itself. */
export interface ValuePath {
  readonly within: ValuePath | undefined;
  readonly step: string | number;
}

/** Called with each type error. May throw to end the check. */
type Report = (message: string, path: ValuePath | undefined) => void;

/**
 * Checks a value against a type of the contract. Copies nothing. No message contains a list or an object. The value is
 * at `step` of `within`, or is the variable itself if both are missing. Its path is created only if it has an error.
 */
export type Check = (
  value: unknown,
  report: Report,
  within?: ValuePath | undefined,
  step?: string | number | undefined,
) => void;

function pathTo(within: ValuePath | undefined, step: string | number | undefined): ValuePath | undefined {
  return step === undefined ? within : { within, step };
}

/**
 * True for a list or an object. Most scalars must not parse these, because the error would print all of the value.
 * False for the bytes of a file, which are the value of a scalar.
 */
function isTree(value: unknown): boolean {
  return typeof value === 'object' && !ArrayBuffer.isView(value);
}

/** Whether the values of a scalar are objects. The errors of such a scalar never print the value. */
function takesObjects({ extensions }: GraphQLLeafType): boolean {
  return extensions['takesObjects'] === true;
}

function leaf(type: GraphQLLeafType): Check {
  const typeError = `Expected type "${type.name}".`;
  const tree = `${type.name} cannot represent a list or an object.`;
  const refusesTrees = !takesObjects(type);
  return (value, report, within, step) => {
    if (refusesTrees && isTree(value)) return report(tree, pathTo(within, step));
    let message = typeError;
    try {
      if (type.parseValue(value) !== undefined) return;
    } catch (error) {
      if (error instanceof Error) ({ message } = error);
      if (!(error instanceof GraphQLError)) message = `${typeError} ${message}`;
    }
    report(message, pathTo(within, step));
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface CheckedField {
  readonly name: string;
  readonly check: Check;
  /** The error if the field is missing. Null if the field is optional. */
  readonly missing: string | null;
}

/**
 * The checks of a schema's input types, each created once. They find the same errors as graphql-js, in the
 * same order.
 */
export class Checks {
  private readonly known = new Map<GraphQLInputObjectType, Check>();

  of(type: GraphQLInputType): Check {
    const check = this.ofNullable(getNullableType(type));
    const isRequired = isNonNullType(type);
    const typeError = `Expected non-nullable type "${String(type)}" not to be null.`;
    return (value, report, within, step) => {
      if (value !== null && value !== undefined) check(value, report, within, step);
      else if (isRequired) report(typeError, pathTo(within, step));
    };
  }

  private ofNullable(type: ReturnType<typeof getNullableType<GraphQLInputType>>): Check {
    if (isInputObjectType(type)) return this.ofObject(type);
    if (!isListType(type)) return leaf(type);
    const check = this.of(type.ofType);
    return (value, report, within, step) => {
      if (!Array.isArray(value)) return check(value, report, within, step);
      const path = pathTo(within, step);
      for (let index = 0; index < value.length; index += 1) check(value[index], report, path, index);
    };
  }

  private ofObject(type: GraphQLInputObjectType): Check {
    const known = this.known.get(type);
    if (known) return known;
    // A type may contain itself. This entry ends the recursion while the fields are read.
    this.known.set(type, (...args) => check(...args));
    const check = checkObject(type.name, this.fieldsOf(type));
    this.known.set(type, check);
    return check;
  }

  private fieldsOf(type: GraphQLInputObjectType): CheckedField[] {
    return Object.values(type.getFields()).map((field) => ({
      name: field.name,
      check: this.of(field.type),
      missing:
        isNonNullType(field.type) && field.defaultValue === undefined
          ? `Field "${field.name}" of required type "${String(field.type)}" was not provided.`
          : null,
    }));
  }
}

function checkObject(typeName: string, fields: readonly CheckedField[]): Check {
  const names = new Set(fields.map(({ name }) => name));
  return (value, report, within, step) => {
    const path = pathTo(within, step);
    if (!isRecord(value)) return report(`Expected type "${typeName}" to be an object.`, path);
    for (const { name, check, missing } of fields) {
      const fieldValue = value[name];
      if (fieldValue !== undefined) check(fieldValue, report, path, name);
      else if (missing !== null) report(missing, path);
    }
    for (const name in value)
      if (!names.has(name)) report(`Field "${name}" is not defined by type "${typeName}".`, path);
  };
}
