import { describe, expect, it } from 'vitest';
import { StoreUsageError } from './store-errors.ts';
import { planUpdate } from './update-plan.ts';

const refusals: readonly [update: string, message: string][] = [
  ['[]', 'An update is an object.'],
  ['{}', 'An update has at least one operator.'],
  ['{"name":"Ada"}', "The store has no update operator 'name'."],
  ['{"$rename":{"name":"first"}}', "The store has no update operator '$rename'."],
  ['{"$set":5}', '$set takes an object of paths.'],
  ['{"$set":{"_id":"b"}}', 'The _id of a document never changes.'],
  ['{"$set":{"plan":{}},"$inc":{"plan.top":1}}', "The update changes 'plan' in two ways."],
  ['{"$inc":{"count":"1"}}', "The $inc at 'count' has an operand that the operator does not allow."],
  [
    '{"$push":{"tags":{"$each":["x"],"$slice":1}}}',
    "The $each at 'tags' has an operand that the operator does not allow.",
  ],
  ['{"$pull":{"items":{"id":"p"}}}', "The $pull at 'items' has an operand that the operator does not allow."],
];

describe('the error of an update that the store does not support', () => {
  it.each(refusals)('for %s, is: %s', (update, message) => {
    expect(() => planUpdate(JSON.parse(update))).toThrow(new StoreUsageError(message));
  });
});
