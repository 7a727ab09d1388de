import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { planFilter } from './sqlite-filter.ts';
import { createIndexSql, declareIndex } from './sqlite-index.ts';
import { readProjection, wholeDocument } from './sqlite-projection.ts';
import { candidates, toSqlQuery, toStatement } from './sqlite-query.ts';
import { createTableSql } from './sqlite-rows.ts';
import type { StoreSort } from './store.ts';

const indexes = [
  declareIndex({ email: 1 }, { unique: true }),
  declareIndex({ ownerId: 1, createdAt: -1, _id: 1 }, {}),
  declareIndex({ 'plan.dueAt': 1 }, {}),
  declareIndex({ deletedAt: 1 }, {}),
  declareIndex({ ownerId: 1, fingerprint: 1, _id: 1 }, {}),
  declareIndex({ quizId: 1 }, {}),
  declareIndex({ courseId: 1, isOpen: 1, quizId: 1, _id: 1 }, {}),
];
const indexed = new Set(['_id', ...indexes.flatMap(({ keys }) => Object.keys(keys))]);

const page = { skip: 0, projection: wholeDocument };
const planOf = (filter: unknown) => planFilter(filter, indexed, indexes);

function explainStatement(text: string, parameters: readonly SQLInputValue[]): string[] {
  const database = new DatabaseSync(':memory:');
  database.exec(createTableSql('courses'));
  for (const index of indexes) database.exec(createIndexSql('courses', index));
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...parameters);
  database.close();
  return steps.map(({ detail }) => String(detail));
}

/** SQLite's plan for a query, one line per step. */
function explain(filter: unknown, sort: StoreSort = {}, limit = 20): string[] {
  const query = toSqlQuery('courses', planOf(filter), { ...page, sort, limit }, indexed);
  const { text, parameters } = toStatement(query);
  return explainStatement(text, parameters).map((step) =>
    step.replaceAll(/INDEX courses \{.*?\} /g, 'INDEX '),
  );
}

const searches: [name: string, steps: string[], plan: string[]][] = [
  ['an id', explain({ _id: 'a' }), ['SEARCH courses USING INDEX sqlite_autoindex_courses_1 (_id=?)']],
  ['a unique value', explain({ email: 'a' }), ['SEARCH courses USING INDEX (<expr>=?)']],
  [
    'an owner’s documents in order, without a sorting step',
    explain({ ownerId: 'a' }, { createdAt: -1, _id: 1 }),
    ['SEARCH courses USING INDEX (<expr>=?)'],
  ],
  [
    'an owner’s documents of a time range',
    explain({ ownerId: 'a', createdAt: { $gte: '2026', $lt: '2027' } }, { createdAt: -1 }),
    ['SEARCH courses USING INDEX (<expr>=? AND <expr>>? AND <expr><?)'],
  ],
  [
    'an owner’s documents, filtered further by a field without an index',
    explain({ ownerId: 'a', tags: 'x' }, { createdAt: -1 }),
    ['SEARCH courses USING INDEX (<expr>=?)'],
  ],
  [
    'documents before a time',
    explain({ 'plan.dueAt': { $lt: '2026' } }),
    ['SEARCH courses USING INDEX (<expr>>? AND <expr><?)'],
  ],
];

describe('SQLite searches by index for', () => {
  it.each(searches)('%s', (_, steps, plan) => {
    expect(steps).toEqual(plan);
  });

  it.each([
    ['ids', { _id: { $in: ['a', 'b'] } }],
    ['values', { email: { $in: ['a', 'b'] } }],
    ['alternatives', { $or: [{ ownerId: 'a' }, { email: 'b' }] }],
  ])('several %s', (_, filter) => {
    const steps = explain(filter);
    expect(steps.some((step) => step.startsWith('SEARCH courses USING INDEX'))).toBe(true);
    expect(steps.some((step) => step.startsWith('SCAN courses'))).toBe(false);
  });
});

describe('with conditions on fields that most documents lack, SQLite searches by', () => {
  const byId = /^SEARCH courses USING (?:COVERING )?INDEX sqlite_autoindex_courses_1 \(_id=\?\)$/;
  const lacksFields = { deletedAt: null, quizId: null };
  const searchOf = (steps: readonly string[]) => steps.filter((step) => step.includes('courses'));

  it.each([
    ['ids', { _id: { $in: ['a', 'b'] }, ...lacksFields }],
    ['one id', { _id: { $eq: 'a' }, ...lacksFields }],
    ['ids of an owner', { ownerId: { $eq: 'a' }, _id: { $in: ['a', 'b'] }, ...lacksFields }],
    [
      'ids with an alternative',
      { _id: { $in: ['a'] }, $or: [{ deletedAt: null }, { deletedAt: { $gt: 'a' } }] },
    ],
  ])('%s', (_, filter) => {
    const plan = planOf(filter);
    const from = candidates('courses', plan);
    for (const text of [`SELECT doc FROM ${from}`, `SELECT count(*) FROM ${from}`, `DELETE FROM ${from}`])
      expect(searchOf(explainStatement(text, plan.parameters))).toEqual([expect.stringMatching(byId)]);
    expect(searchOf(explain(filter, { createdAt: 1 }))).toEqual([expect.stringMatching(byId)]);
  });

  it.each([
    [
      'the index of an owner’s values',
      { ownerId: { $in: ['a'] }, fingerprint: { $in: ['x', 'y'] }, ...lacksFields },
      'SEARCH courses USING INDEX (<expr>=? AND <expr>=?)',
    ],
    [
      'a time',
      { 'plan.dueAt': { $lt: '2026' }, ...lacksFields },
      'SEARCH courses USING INDEX (<expr>>? AND <expr><?)',
    ],
    [
      'a range of ids',
      { _id: { $gt: 'a' }, ...lacksFields },
      'SEARCH courses USING INDEX sqlite_autoindex_courses_1 (_id>?)',
    ],
  ])('%s', (_, filter, plan) => {
    expect(searchOf(explain(filter))).toEqual([plan]);
  });

  it.each([
    ['null', { courseId: null, isOpen: true, quizId: null }],
    ['several values', { courseId: { $in: ['a', 'b'] }, isOpen: true, quizId: null }],
    ['null, in order', { courseId: null, isOpen: true, quizId: null, _id: { $gt: 'a' } }],
  ])('the index of all their paths (%s)', (_, filter) => {
    const [search = '', ...others] = searchOf(explain(filter));
    expect(others).toEqual([]);
    expect(search).toMatch(/^SEARCH courses USING INDEX \(<expr>=\? AND <expr>=\? AND <expr>=\?/);
  });

  it.each([
    ['lacks a path of the index', { ownerId: 'a', isOpen: true, quizId: null }],
    ['has no value besides null', { ownerId: 'a', quizId: null }],
    ['compares a path of the index', { ownerId: 'a', courseId: { $gt: 'a' }, isOpen: true, quizId: null }],
  ])('an owner, if the filter %s', (_, filter) => {
    expect(planOf(filter).index).toBeNull();
    expect(searchOf(explain(filter, { createdAt: -1 }))).toEqual(['SEARCH courses USING INDEX (<expr>=?)']);
  });

  it('the index of the requested order', () => {
    const plan = 'SCAN courses USING INDEX sqlite_autoindex_courses_1';
    expect(explain(lacksFields, { _id: 1 })).toEqual([plan]);
  });
});

describe('a projection', () => {
  const query = (filter: unknown, fields: Record<string, 0 | 1>) => {
    const projection = readProjection(fields);
    return toSqlQuery('courses', planOf(filter), { ...page, sort: {}, limit: 5, projection }, indexed);
  };

  it.each([{ ownerId: 'a' }, { tags: 'x' }])(
    'of a large document reads only its fields from SQLite (%o)',
    (filter) => {
      expect(query(filter, { categories: 0, notes: 0 }).document.sql).toEqual([
        "CASE WHEN octet_length(doc) > 32768 THEN json_remove(doc, '$.categories', '$.notes') END AS part",
        'CASE WHEN NOT octet_length(doc) > 32768 THEN doc END AS doc',
      ]);
      expect(query(filter, { name: 1 }).document.sql).toEqual([
        `'{"_id":' || json_quote(_id) || coalesce(',"name":' || (doc -> '$.name'), '') || '}' AS part`,
      ]);
    },
  );

  it('of only the ID reads an index with all paths, and no document', () => {
    const ids = query({ ownerId: 'a', fingerprint: null, _id: { $gt: 'a' } }, { _id: 1 });
    const { text, parameters } = toStatement(ids);
    expect(explainStatement(text, parameters)).toEqual([
      expect.stringMatching(/^SEARCH courses USING COVERING INDEX/),
    ]);
  });

  it('uses the same statement for all keys of an object', () => {
    const [one, other] = ['a', 'b'].map((key) => query({}, { [`people.${key}`]: 1 }).document);
    expect(one?.sql).toEqual(other?.sql);
    expect(one?.parameters).not.toEqual(other?.parameters);
  });

  it.each([
    [{ "a'": 0 as const }, "A projection cannot name the field a'."],
    [{ "a'": 1 as const }, "A projection cannot name the field a'."],
    [{ 'a.b"': 1 as const }, 'A projection cannot read the path a.b".'],
    [{ 'a.b.c': 1 as const }, 'A projection cannot read the path a.b.c.'],
    [{ a: 1 as const, b: 0 as const }, 'A projection either reads fields (1) or omits fields (0).'],
    [{ a: 1 as const, 'a.b': 1 as const }, "A projection reads 'a' as a whole or in part, not both."],
  ])('is refused if SQL cannot express it (%o)', (fields, message) => {
    expect(() => query({}, fields as Record<string, 0 | 1>)).toThrow(message);
  });
});

it('a query reads only the fields of a candidate that the rest of the filter needs', () => {
  const filter = { ownerId: 'a', tags: 'x', $or: [{ 'place.name': 'y' }, { tags: 'z' }] };
  const query = toSqlQuery('courses', planOf(filter), { ...page, sort: {}, limit: 5 }, indexed);
  expect(query.text).toMatch(/^SELECT _id, doc -> '\$\.tags' AS f0, doc -> '\$\.place' AS f1 FROM /);
});

describe('a query', () => {
  const isLimitedBySql = (filter: unknown, sort: StoreSort) =>
    toSqlQuery('courses', planOf(filter), { ...page, sort, skip: 5, limit: 5 }, indexed).limit === 10;

  it('is limited by SQL if all its paths are indexed', () => {
    expect(isLimitedBySql({ ownerId: 'a', 'plan.dueAt': { $exists: true } }, { createdAt: -1 })).toBe(true);
  });

  it.each([
    ['filters by a path without an index', { tags: 'x' }, {}],
    ['has an alternative with such a path', { $or: [{ ownerId: 'a' }, { tags: 'x' }] }, {}],
    ['sorts by a path without an index', {}, { title: 1 }],
  ] as const)('is not limited by SQL if it %s', (_, filter, sort) => {
    expect(isLimitedBySql(filter, sort)).toBe(false);
  });
});
