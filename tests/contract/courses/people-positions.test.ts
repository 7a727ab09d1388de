import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { addPerson, readCourse, givenPeople, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'positions');

  describe.each(gatewaysOn(openStore))('the order of people over $name', (gateway) => {
    it('has new people at the position that was sent, so that a removed person returns to the same place', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      for (const name of ['Bob', 'Dora']) await addPerson(ada, id, { name });
      for (const [name, position] of [
        ['Ada', 1],
        ['Cyd', 3],
        ['Cleo', 3],
        ['Zoe', 99],
        ['Zuse', null],
      ] as const)
        await addPerson(ada, id, { name, position });
      const names = async () => (await readCourse(ada, id)).people.map(({ name }) => name);
      const all = ['Ada', 'Bob', 'Cleo', 'Cyd', 'Dora', 'Zoe', 'Zuse'];
      expect(await names()).toEqual(all);
      const { people: before } = await readCourse(ada, id);
      await ada.post(`/api/courses/${id}/deleteStudent`, { s_id: before[3]?.id });
      await addPerson(ada, id, { name: 'Cyd', position: 4 });
      expect(await names()).toEqual(all);
      await addPerson(ada, id, { name: 'Zz' });
      expect(await names()).toEqual([...all, 'Zz']);
    });
  });
};

describeOnSqlite('positions of people', suite);
await describeOnMongo('positions of people', suite);
