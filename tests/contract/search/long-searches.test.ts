import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { adminOf } from '../../support/accounts.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenApp } from '../../support/given-app.ts';

const tooLong = 'x'.repeat(201);
const message = 'Search for at most 200 characters.';

const routes: readonly (readonly [path: string, argument: string])[] = [
  ['/api/search', 'text'],
  ['/api/all-questions', 'search'],
  ['/api/questions/export?format=GIFT', 'search'],
  ['/api/users', 'search'],
  ['/api/audit-log', 'search'],
  ['/api/audit-log', 'actor'],
  ['/api/audit-log', 'subject'],
  ['/api/audit-log', 'course'],
  ['/api/audit-log/courses', 'search'],
];

const queries: readonly (readonly [query: string, argument: string])[] = [
  ['search(text: $long) { id }', 'text'],
  ['questions(search: $long) { totalCount }', 'search'],
  ['questionExport(format: GIFT, search: $long) { report { message } }', 'search'],
  ['users(search: $long) { totalCount }', 'search'],
  ['auditLog(search: $long) { totalCount }', 'search'],
  ['auditLog(actor: $long) { totalCount }', 'actor'],
  ['auditLog(subject: $long) { totalCount }', 'subject'],
  ['auditLog(course: $long) { totalCount }', 'course'],
  ['auditCourses(search: $long)', 'search'],
];

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'long-searches');

  describe.each(gatewaysOn(openStore))('a search for a text that is too long over $name', (gateway) => {
    it('is refused with the limit by each route', async () => {
      const root = await adminOf(await given(), gateway);
      for (const [path, argument] of routes) {
        const start = `${path}${path.includes('?') ? '&' : '?'}${argument}=`;
        const { status, text } = await root.get(start + tooLong);
        expect([start, status, text]).toEqual([start, 400, `${argument}: ${message}`]);
        // An export without a question is refused for another reason.
        expect((await root.get(start + tooLong.slice(1))).text).not.toContain(message);
      }
    });

    it('is refused with the limit by each query', async () => {
      const root = await adminOf(await given(), gateway);
      for (const [query, argument] of queries) {
        const { result } = await root.graphql(`query ($long: String!) { ${query} }`, { long: tooLong });
        expect([query, result.errors?.[0]?.extensions?.['fields']]).toEqual([query, { [argument]: message }]);
      }
    });

    it('is refused where questions are selected by a filter', async () => {
      const root = await adminOf(await given(), gateway);
      const body = { selection: { filter: { search: tooLong } }, changes: { difficulty: 'EASY' } };
      const { status, text } = await root.patch('/api/questions', body);
      expect([status, text]).toEqual([400, `selection.filter.search: ${message}`]);
    });
  });
};

describeOnSqlite('searches that are too long:', suite);
