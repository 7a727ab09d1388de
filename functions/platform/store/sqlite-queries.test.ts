import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SqliteDatabase } from './sqlite-database.ts';
import { planFilter } from './sqlite-filter.ts';
import { SqliteIndexes } from './sqlite-indexes.ts';
import { readProjection, wholeDocument } from './sqlite-projection.ts';
import { SqliteQueries } from './sqlite-queries.ts';
import { toSqlQuery, toStatement, type Page } from './sqlite-query.ts';
import { createTableSql } from './sqlite-rows.ts';
import { filters, indexablePaths, sampleDocuments, sorts } from './testing/arbitrary-queries.ts';

const page: Page = { sort: {}, skip: 0, limit: 20, projection: wholeDocument };

function open() {
  const connection = new DatabaseSync(':memory:');
  connection.exec(createTableSql('things'));
  const indexes = new SqliteIndexes(new SqliteDatabase(connection), 'things');
  return { indexes, queries: new SqliteQueries('things', indexes) };
}

function openIndexed() {
  const { indexes, queries } = open();
  for (const path of indexablePaths) indexes.create({ [path]: 1, _id: 1 }, {});
  indexes.create({ text: 1, flag: 1, number: 1, _id: 1 }, {});
  return { indexes, queries };
}

const projections = fc.constantFrom({ text: 0 }, { _id: 1 }, { tags: 1, any: 1 }, { 'inner.text': 1 });
const pages = fc.record({
  sort: sorts,
  skip: fc.nat(3),
  limit: fc.constantFrom(Infinity, 1, 20),
  projection: fc.oneof(fc.constant(wholeDocument), projections.map(readProjection)),
});

it('a query that is planned once for many values is the same as one that is planned for its own values', () => {
  const { indexes, queries } = openIndexed();
  const samples = sampleDocuments(40);
  fc.assert(
    fc.property(filters, pages, (filter, each) => {
      const { paths, declared } = indexes;
      const planned = queries.of(filter, each);
      const own = toSqlQuery('things', planFilter(filter, paths, declared), each, paths);
      expect(toStatement(planned)).toEqual(toStatement(own));
      expect({ ...planned, plan: null }).toEqual({ ...own, plan: null });
      const { rest, ...inSql } = planned.plan;
      const { rest: ownRest, ...ownInSql } = own.plan;
      expect(inSql).toEqual(ownInSql);
      expect(rest?.columns).toEqual(ownRest?.columns);
      for (const sample of samples) {
        const row = Object.fromEntries((rest?.columns ?? []).map((column) => fieldOf(column, sample)));
        expect(rest?.matches(row)).toBe(ownRest?.matches(row));
      }
    }),
    { numRuns: 2_000 },
  );
});

/** The name and value of a column like `doc -> '$.tags' AS f0`. */
function fieldOf(column: string, sample: object): [string, string | null] {
  const [, field = '', name = ''] = /^doc -> '\$\.(\w+)' AS (f\d+)$/.exec(column) ?? [];
  const value: unknown = Reflect.get(sample, field);
  return [name, value === undefined ? null : JSON.stringify(value)];
}

it.each([
  ['a text', { text: 'a' }, { text: { $eq: 'a' } }, { text: 'b' }],
  ['a number', { number: { $gt: 1 } }, { number: { $gt: 2 } }],
  ['a list of texts', { _id: { $in: ['a'] } }, { _id: { $in: ['b', 'c'] } }],
  ['an alternative', { $or: [{ text: 'a' }, { flag: true }] }, { $or: [{ text: 'b' }, { flag: true }] }],
  [
    'a path without an index that has no value',
    { text: 'a', $or: [{ isOpen: true }, { isNew: { $exists: false } }] },
    { text: 'b', $or: [{ isOpen: true }, { isNew: { $exists: false } }] },
  ],
])('filters that differ only in %s share a plan', (_, first, ...others) => {
  const { queries } = openIndexed();
  const { index, sql, rest } = queries.of(first, page).plan;
  for (const other of others) {
    const { plan } = queries.of(other, page);
    expect(plan.sql).toBe(sql);
    expect(plan.index).toBe(index);
    expect(plan.rest).toBe(rest);
  }
});

it.each([
  ['a value that the store checks', { tags: 'x' }, { tags: 'y' }],
  ['a value that SQL cannot compare', { number: { $ne: 1 } }, { number: { $ne: 2 } }],
  [
    'alternatives that the store checks',
    { $or: [{ text: 'a' }, { isOpen: true }] },
    { $or: [{ text: 'b' }, { isOpen: true }] },
  ],
  ['lists of different types', { any: { $in: ['a', 1] } }, { any: { $in: ['a', 2] } }],
])('filters that differ in %s have their own plans', (_, first, second) => {
  const { queries } = openIndexed();
  const plans = [first, second, first].map((filter) => queries.of(filter, page).plan);
  expect(new Set(plans.map(({ rest }) => rest)).size).toBe(3);
});

it.each([
  ['true and false', { flag: true }, { flag: false }],
  ['null and a value', { text: null }, { text: 'a' }],
  ['a text and a number', { any: 'a' }, { any: 1 }],
  ['operators', { text: { $gt: 'a' } }, { text: { $gte: 'a' } }],
  ['existence', { text: { $exists: true } }, { text: { $exists: false } }],
])('filters that differ in %s have their own SQL', (_, first, second) => {
  const { queries } = openIndexed();
  const texts = [first, second].map((filter) => toStatement(queries.of(filter, page)).text);
  expect(texts[0]).not.toBe(texts[1]);
});

it('a plan for two equal values is not used for other values', () => {
  const { queries } = openIndexed();
  const [equal, ...others] = ['aa', 'bc', 'de'].map(([text, any]) => queries.of({ text, any }, page).plan);
  expect(others.map(({ sql }) => sql === equal?.sql)).toEqual([false, false]);
  expect(others[1]?.sql).toBe(others[0]?.sql);
  expect(others[1]?.parameters).toEqual(['d', 'e']);
});

it('a query is planned again when an index is declared', () => {
  const { indexes, queries } = open();
  expect(queries.of({ text: 'a' }, page).plan.rest).not.toBeNull();
  indexes.create({ text: 1 }, {});
  expect(queries.of({ text: 'a' }, page).plan.rest).toBeNull();
});
