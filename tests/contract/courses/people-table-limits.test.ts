import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { readCourse, givenPeople, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'tablelimits');

  describe.each(gatewaysOn(openStore))('an import of people over $name', (gateway) => {
    it.each([
      ['characters', `name\n${'x'.repeat(1_499_996)}`, '1,500,000 characters'],
      ['separators', `name${','.repeat(1_490_000)}`, '200,000 cells'],
      ['semicolons', `name;role\nAlan;${';'.repeat(200_000)}`, '200,000 cells'],
      ['line breaks', `name\nAlan${'\n'.repeat(200_000)}`, '200,000 cells'],
      ['columns', `name${','.repeat(1_000)}\nAlan`, '1,000 columns'],
      ['quotation marks', `name\nAlan\n${'"a"b'.repeat(200_001)}`, '400,000 quotation marks'],
    ])('with too many %s is refused, and nobody is stored', async (_what, csv, max) => {
      const { ada, store } = await people(gateway);
      const { id } = await saveCourse(ada);
      const message = `csv: A table must not have more than ${max}.`;
      const reply = await ada.post(`/api/courses/${id}/people/import`, { csv });
      expect(reply).toMatchObject({ status: 400, text: message });
      const operation =
        'mutation ($id: ID!, $csv: String!) { importPeople(courseId: $id, csv: $csv) { added } }';
      const { result } = await ada.graphql(operation, { id, csv });
      expect(result.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
      expect((await readCourse(ada, id)).people).toEqual([]);
      for (const name of ['auditLog', 'courseMembers'])
        expect(await store.collection(name).countDocuments({}), name).toBe(0);
    });

    it('can run at most twice in one request', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const fields = ['a', 'b', 'c'].map(
        (name) => `${name}: importPeople(courseId: $id, csv: $csv) { added }`,
      );
      const operation = `mutation ($id: ID!, $csv: String!) { ${fields.join(' ')} }`;
      const { result } = await ada.graphql(operation, { id, csv: 'name,key\nAlan,S-1' });
      expect(result.data).toEqual({ a: { added: 1 }, b: { added: 0 }, c: null });
      expect(result.errors).toMatchObject([{ path: ['c'], extensions: { code: 'BAD_USER_INPUT' } }]);
    });
  });
};

describeOnSqlite('limits of tables of people', suite);
