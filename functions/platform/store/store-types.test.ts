import type { Collection } from 'mongodb';
import { expectTypeOf, it } from 'vitest';
import type { StoreFilter } from './store-filter.ts';
import type { StoreUpdate } from './store-update.ts';
import type { StoreCollection } from './store.ts';
import type { Thing } from './testing/contract/thing.ts';

// tsc checks these types. At run time, the tests always pass.

it('the driver’s own collection matches the interface', () => {
  expectTypeOf<Collection<Thing>>().toExtend<StoreCollection<Thing>>();
});

it('a filter has known paths, with values of their type and operators of the interface', () => {
  expectTypeOf<{ owner: string; tags: string; 'items.id': { $in: string[] } }>().toExtend<
    StoreFilter<Thing>
  >();
  expectTypeOf<{ due: null; $or: [{ count: { $gt: number } }] }>().toExtend<StoreFilter<Thing>>();
  expectTypeOf<{ owner: number }>().not.toExtend<StoreFilter<Thing>>();
  expectTypeOf<{ owner: undefined }>().not.toExtend<StoreFilter<Thing>>();
  expectTypeOf<{ owner: { $regex: string } }>().not.toExtend<StoreFilter<Thing>>();
  expectTypeOf<{ isOpen: { $gt: boolean } }>().not.toExtend<StoreFilter<Thing>>();
  expectTypeOf<keyof StoreFilter<Thing>>()
    .exclude<`${string}.${string}`>()
    .toEqualTypeOf<keyof Thing | '$and' | '$or'>();
});

it('an update changes known paths, with operators of their type', () => {
  type PathsOf<O extends keyof StoreUpdate<Thing>> = Exclude<
    keyof NonNullable<StoreUpdate<Thing>[O]>,
    `${string}.${string}`
  >;
  expectTypeOf<PathsOf<'$set'>>().toEqualTypeOf<Exclude<keyof Thing, '_id'>>();
  expectTypeOf<PathsOf<'$inc'>>().toEqualTypeOf<'count' | 'revision'>();
  expectTypeOf<PathsOf<'$push'>>().toEqualTypeOf<'tags' | 'items'>();
  expectTypeOf<PathsOf<'$pull'>>().toEqualTypeOf<'tags'>();
  expectTypeOf<{ $push: { items: { $each: [{ id: string; points: number }] } } }>().toExtend<
    StoreUpdate<Thing>
  >();
  expectTypeOf<{ $set: { owner: number } }>().not.toExtend<StoreUpdate<Thing>>();
  expectTypeOf<{ $push: { tags: number } }>().not.toExtend<StoreUpdate<Thing>>();
});
