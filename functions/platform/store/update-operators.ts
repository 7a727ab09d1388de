import { checkPlainJson, isPlainObject } from './plain-json.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreUpdate } from './store-update.ts';
import { DocumentField } from './document-field.ts';

export type UpdateOperator = keyof StoreUpdate<object>;

/** Changes a document at a path. */
export type Change = (document: object, names: readonly string[]) => void;

/** Checks the operand for a path and returns the change to apply. */
type Operator = (operand: unknown, path: string) => Change;

export const updateOperators: Readonly<Record<UpdateOperator, Operator>> = {
  $set: (operand, path) => {
    checkPlainJson(operand, path);
    return (document, names) => DocumentField.reach(document, names).write(operand);
  },
  $unset: () => (document, names) => DocumentField.find(document, names)?.remove(),
  $inc: (operand, path) => {
    const amount = readNumber(operand, path);
    return (document, names) => {
      const field = DocumentField.reach(document, names);
      const sum = numberAt(field) + amount;
      if (!Number.isFinite(sum)) throw field.mismatch('a number that would become too large');
      field.write(sum);
    };
  },
  $push: (operand, path) => {
    const elements = readElements(operand, path);
    return (document, names) => {
      const field = DocumentField.reach(document, names);
      field.write([...arrayAt(field), ...elements]);
    };
  },
  $addToSet: (operand, path) => {
    const elements = readElements(operand, path);
    return (document, names) => {
      const field = DocumentField.reach(document, names);
      field.write(union(arrayAt(field), elements));
    };
  },
  $pull: (operand, path) => {
    if (typeof operand === 'object' && operand !== null) throw unfit('$pull', path);
    checkPlainJson(operand, path);
    return (document, names) => {
      const field = DocumentField.find(document, names);
      if (field?.read() !== undefined) field.write(arrayAt(field).filter((element) => element !== operand));
    };
  },
};

function readNumber(operand: unknown, path: string): number {
  if (typeof operand !== 'number' || !Number.isFinite(operand)) throw unfit('$inc', path);
  return operand;
}

/** The element, or the elements of `{ $each }`. */
function readElements(operand: unknown, path: string): readonly unknown[] {
  const isList = isPlainObject(operand) && '$each' in operand;
  const elements = isList ? operand.$each : [operand];
  if (!Array.isArray(elements) || (isList && Object.keys(operand).length > 1)) throw unfit('$each', path);
  checkPlainJson(elements, path);
  return elements;
}

function numberAt(field: DocumentField): number {
  const value = field.read() === undefined ? 0 : field.read();
  if (typeof value !== 'number') throw field.mismatch('no number');
  return value;
}

function arrayAt(field: DocumentField): readonly unknown[] {
  const value = field.read() === undefined ? [] : field.read();
  if (!Array.isArray(value)) throw field.mismatch('no array');
  return value;
}

/** `present` with the elements that it lacks. As in MongoDB, equal objects have equal fields in the same order. */
function union(present: readonly unknown[], elements: readonly unknown[]): unknown[] {
  const all = [...present];
  const texts = new Set(present.map((element) => JSON.stringify(element)));
  for (const element of elements) {
    const text = JSON.stringify(element);
    if (!texts.has(text)) all.push(element);
    texts.add(text);
  }
  return all;
}

function unfit(operator: string, path: string): StoreUsageError {
  return new StoreUsageError(`The ${operator} at '${path}' has an operand that the operator does not allow.`);
}
