import { describe, expect, it } from 'vitest';
import { StoreUsageError } from './store-errors.ts';
import { planUpdate } from './update-plan.ts';

const document = {
  _id: 'a',
  name: 'Ada',
  count: 1,
  tags: ['x'],
  items: [{ points: 1 }],
  plan: { top: null },
};

const refusals: readonly [update: string, at: string, found: string][] = [
  ['{"$set":{"name.first":"Ada"}}', 'name', 'no object'],
  ['{"$set":{"plan.top.left":1}}', 'plan.top', 'no object'],
  ['{"$set":{"tags.first":"y"}}', 'tags.first', 'an array around it'],
  ['{"$set":{"tags.2":"y"}}', 'tags.2', 'an array that ends before it'],
  ['{"$unset":{"tags.0":""}}', 'tags.0', 'an array around it'],
  ['{"$inc":{"name":1}}', 'name', 'no number'],
  ['{"$inc":{"items.0.points.left":1}}', 'items.0.points', 'no object'],
  ['{"$push":{"count":"y"}}', 'count', 'no array'],
];

describe('the error of an update that does not fit its document', () => {
  it.each(refusals)('for %s, contains the path %s and the value there: %s', (update, at, found) => {
    const change = planUpdate(JSON.parse(update));
    expect(() => change(structuredClone(document))).toThrow(
      new StoreUsageError(`The update does not fit the document: at '${at}' there is ${found}.`),
    );
  });
});
