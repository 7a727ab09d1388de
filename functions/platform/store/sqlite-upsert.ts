import { parsePath } from './document-path.ts';
import { readConditions } from './filter-conditions.ts';
import { checkPlainJson } from './plain-json.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoredDocument } from './store.ts';
import { DocumentField } from './document-field.ts';

/**
 * The document that an upsert starts from. It has the values that the filter requires with equality. Throws
 * StoreUsageError if the filter does not set `_id` to a text (MongoDB would generate an ObjectId), or if it contains
 * $and or $or (FerretDB 1 ignores equalities in them).
 */
export function seedOfUpsert(filter: object): StoredDocument {
  const seed = {};
  for (const [path, demand] of Object.entries(filter)) {
    const equality = readConditions(demand).find(({ operator }) => operator === '$eq');
    if (equality) DocumentField.reach(seed, parsePath(path)).write(equality.operand);
  }
  checkPlainJson(seed, 'filter');
  if (!isStored(seed)) throw new StoreUsageError('The filter of an upsert must set _id to a text.');
  return seed;
}

function isStored(document: Partial<StoredDocument>): document is StoredDocument {
  const { _id: id } = document;
  return typeof id === 'string';
}
