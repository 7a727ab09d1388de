import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { Browser } from '../../support/browser.ts';
import { readCourse, givenPeople, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const canvas = [
  'Student,ID,SIS User ID,SIS Login ID,Section,Quiz 1 (1234),Current Score,Final Score',
  ',,,,,Manual Posting,,',
  '    Points Possible,,,,,10,(read only),(read only)',
  '"Lovelace, Ada",1001,S-1,ada@school.example,A,9,91.5,88.25',
  'Plato,1002,S-2,plato,A,,N/A,N/A',
  '"Student, Test",1003,,abc,A,,0,0',
].join('\r\n');

const moodle = [
  'First name\tSurname\tID number\tEmail address\tQuiz: Week 1 (Real)\tCourse total (Real)\tCourse total (Percentage)',
  'Ada\tLovelace\tM-1\tada@school.example\t9.00\t176.50\t88.25 %',
  'Plato\t\tM-2\tplato@school.example\t-\t-\t-',
].join('\n');

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'othertables');

  describe.each(gatewaysOn(openStore))('a table of another system over $name', (gateway) => {
    const importInto = async (browser: Browser, id: string, csv: string, more: object = {}) => {
      const reply = await browser.post(`/api/courses/${id}/people/import`, { csv, ...more });
      expect(reply.status, reply.text).toBe(200);
      return JSON.parse(reply.text) as object;
    };

    it('can be the gradebook of Canvas', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      expect(await importInto(ada, id, canvas)).toEqual({
        added: 2,
        updated: 0,
        unchanged: 0,
        problems: [{ row: 6, message: '“Student, Test” is Canvas’s test student, not a person.' }],
        ignoredColumns: ['Section', 'Quiz 1 (1234)', 'Current Score'],
      });
      expect((await readCourse(ada, id)).people).toMatchObject([
        { name: 'Ada Lovelace', email: 'ada@school.example', key: 'S-1', grade: 88.25 },
        { name: 'Plato', email: '', key: 'S-2', grade: null },
      ]);
    });

    it('can be the gradebook of Moodle', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      expect(await importInto(ada, id, moodle)).toMatchObject({
        added: 2,
        problems: [],
        ignoredColumns: ['Quiz: Week 1 (Real)', 'Course total (Real)'],
      });
      expect((await readCourse(ada, id)).people).toMatchObject([
        { name: 'Ada Lovelace', email: 'ada@school.example', key: 'M-1', grade: 88.25 },
        { name: 'Plato', email: 'plato@school.example', key: 'M-2', grade: null },
      ]);
      expect(await importInto(ada, id, canvas)).toMatchObject({ added: 1, updated: 1 });
    });

    it('can have a column that tables of items have, too', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const csv = 'Name,Email,Group\nBo,bo@school.example,Blue';
      expect(await importInto(ada, id, csv)).toMatchObject({ added: 1, ignoredColumns: ['Group'] });
      expect((await readCourse(ada, id)).people).toMatchObject([{ name: 'Bo', email: 'bo@school.example' }]);
    });

    it('needs each column once, and an error names the columns that are unknown', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      for (const [csv, message] of [
        ['Name,E-mail,name\nAda,a@b.example,Bob', 'The column “name” is in the header twice.'],
        [
          'name,E-mail address,e_mail address\nAda,a@b.example,b@b.example',
          'The column “e_mail address” is in the header twice.',
        ],
        [
          'Vorname,Nachname\nAda,L',
          /^The first row must name the columns.* Unknown: “Vorname”, “Nachname”\.$/,
        ],
      ] as const) {
        const { problems } = (await importInto(ada, id, csv)) as { problems: { message: string }[] };
        const text = problems.map((problem) => problem.message).join();
        expect(text, csv).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
      }
      const repeated = await importInto(ada, id, 'Name,Grade\nAda,90\nname, grade\nBob,80');
      expect(repeated).toMatchObject({
        added: 2,
        problems: [{ row: 3, message: 'This row repeats the header.' }],
      });
      const two = await importInto(ada, id, 'name,Team,Team\nAda,x,y');
      expect(two).toMatchObject({ added: 1, problems: [], ignoredColumns: ['Team', 'Team'] });
    });

    it('is imported again with the skipped rows only, so that nobody is added twice', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada, { extraCredit: false });
      const csv = 'name,grade\nAda,104.5\nBob,90\nCyd,-1';
      expect(await importInto(ada, id, csv)).toMatchObject({
        added: 1,
        problems: [{ row: 2 }, { row: 4 }],
      });
      await ada.patch(`/api/course/${id}`, { extraCredit: true });
      expect(await importInto(ada, id, csv, { rows: [2] })).toEqual({
        added: 1,
        updated: 0,
        unchanged: 0,
        problems: [],
        ignoredColumns: [],
      });
      expect((await readCourse(ada, id)).people).toMatchObject([
        { name: 'Bob' },
        { name: 'Ada', grade: 104.5 },
      ]);
      for (const rows of [[], [1], [5], [2, -3]]) {
        const refused = await ada.post(`/api/courses/${id}/people/import`, { csv, rows });
        expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('rows')]);
      }
      expect((await readCourse(ada, id)).people).toHaveLength(2);
    });

    it('can have addresses without names: known people keep theirs, and others get the part before the @', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      await ada.post(`/api/courses/${id}/students`, { name: 'Ada Lovelace', email: 'ada@school.example' });
      const csv = 'Email,Grade\nADA@school.example,90\nplato@school.example,80\n,70';
      expect(await importInto(ada, id, csv)).toMatchObject({
        added: 1,
        updated: 1,
        problems: [{ row: 4, message: 'This row has neither a name nor an email.' }],
      });
      expect((await readCourse(ada, id)).people).toMatchObject([
        { name: 'Ada Lovelace', grade: 90 },
        { name: 'plato', email: 'plato@school.example', grade: 80 },
      ]);
    });

    it('changes nothing if it is imported again', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      await importInto(ada, id, canvas);
      const before = await readCourse(ada, id);
      expect(await importInto(ada, id, canvas)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
      expect(await readCourse(ada, id)).toEqual(before);
    });
  });
};

describeOnSqlite('tables of other systems', suite);
