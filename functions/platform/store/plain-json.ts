import { StoreUsageError } from './store-errors.ts';

const maxLevels = 100; // the limit of MongoDB
const maxLength = 16 * 1024 * 1024; // the limit of MongoDB, which applies to BSON instead of JSON

/**
 * Throws StoreUsageError for values that the engines store differently or not at all: undefined, numbers that are not
 * finite, dates and other classes, an array directly inside an array, names with a dot or a leading dollar sign.
 * `field`: name of the field, for the error.
 */
export function checkPlainJson(value: unknown, field: string, levels = maxLevels): void {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return;
    case 'number':
      if (!Number.isFinite(value)) refuse(field, `holds ${value}`);
      return;
    case 'object':
      if (value === null) return;
      if (levels === 0) refuse(field, `has more than ${maxLevels} levels`);
      if (Array.isArray(value)) checkArray(value, field, levels);
      else checkObject(value, field, levels);
      return;
    default:
      refuse(field, `holds ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`);
  }
}

function checkArray(array: readonly unknown[], field: string, levels: number): void {
  for (const element of array) {
    if (Array.isArray(element)) refuse(field, 'holds an array directly inside an array');
    checkPlainJson(element, field, levels - 1);
  }
}

function checkObject(object: object, field: string, levels: number): void {
  const { constructor } = object;
  if (!isPlainObject(object)) refuse(field, `holds a ${constructor.name}, which is not plain JSON`);
  for (const name of Object.keys(object)) {
    if (name.startsWith('$') || name.includes('.') || name === '__proto__') {
      refuse(field, `has a field named '${name}'`);
    }
    checkPlainJson(Reflect.get(object, name), name, levels - 1);
  }
}

export function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function refuse(field: string, problem: string): never {
  throw new StoreUsageError(`The store cannot store this value: '${field}' ${problem}.`);
}

/** The document's JSON. A lone surrogate becomes U+FFFD, as in MongoDB. */
export function toJsonText(document: object): string {
  const json = JSON.stringify(document);
  if (json.length > maxLength) throw new StoreUsageError('A document is larger than 16 MB.');
  return json.includes(String.raw`\ud`) ? replaceLoneSurrogates(json) : json;
}

// JSON.stringify escapes lone surrogates and no other characters from \ud800 to \udfff. The expression matches an
// escaped backslash first, so that the typed text '\ud800' stays.
function replaceLoneSurrogates(json: string): string {
  return json.replaceAll(/\\\\|\\ud[89a-f][0-9a-f]{2}/g, (found) => (found === '\\\\' ? found : '\ufffd'));
}
