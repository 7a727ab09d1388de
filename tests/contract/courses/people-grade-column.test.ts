import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { readCourse, givenPeople, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'grade-columns');

  describe.each(gatewaysOn(openStore))('an imported table of people over $name', (gateway) => {
    it('gives people the grades of the named column, by default of a recognized one, or no grades', async () => {
      const { ada } = await people(gateway);
      const csv = ['name,email,Midterm,Final Score', 'Grace,grace@markwise.example,70,42.5'].join('\n');
      const gradesWith = async (more: object) => {
        const { id } = await saveCourse(ada);
        const reply = await ada.post(`/api/courses/${id}/people/import`, { csv, ...more });
        expect(JSON.parse(reply.text)).toMatchObject({ added: 1, problems: [] });
        return (await readCourse(ada, id)).people.map(({ grade }) => grade);
      };
      expect(await gradesWith({})).toEqual([42.5]);
      expect(await gradesWith({ gradeColumn: null })).toEqual([42.5]);
      expect(await gradesWith({ gradeColumn: 'Midterm' })).toEqual([70]);
      expect(await gradesWith({ gradeColumn: '' })).toEqual([null]);
    });

    it('changes nothing if the named column does not exist or has no grades', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const csv = 'name,email,Midterm\nGrace,grace@markwise.example,70';
      const refusals = [
        ['Final', 'The table has no column “Final”.'],
        ['email', 'The column “email” has no grades.'],
      ];
      for (const [gradeColumn, message = ''] of refusals) {
        const reply = await ada.post(`/api/courses/${id}/people/import`, { csv, gradeColumn });
        expect(reply.status).toBe(400);
        expect(reply.text).toContain(message);
      }
      expect((await readCourse(ada, id)).people).toEqual([]);
    });
  });
};

describeOnSqlite('grades in tables of people', suite);
