import { describe, expect, it } from 'vitest';
import { defaultGradeMaps } from '../../../core/grading/defaults.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, readCourse, givenPeople, saveCourse, completePerson } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

/** Action, old and new value of the entries of an import. */
const importLog = [
  ['importPeople', null, '1 added, 2 updated'],
  ['updateStudentGrade', '91.5', '77.5'],
  ['addStudent', null, '87'],
];

async function logOf(store: Store) {
  const entries = await store.collection<never>('auditLog').find({}).toArray();
  return entries.map((entry) =>
    ['action', 'before', 'after'].map((field): unknown => Reflect.get(entry, field)),
  );
}

/** Names that a spreadsheet would read as formulas, and names that CSV has to quote. */
const difficultNames = [
  '=1+1',
  '+49 1',
  '-2',
  '@SUM(A1)',
  '\tTab',
  '\rReturn',
  "'=quoted",
  'a,"b"\nc',
  'Ünï 😀',
];

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'tables');

  describe.each(gatewaysOn(openStore))('a table of people over $name', (gateway) => {
    const importInto = async (browser: Browser, id: string, csv: string, more: object = {}) => {
      const reply = await browser.post(`/api/courses/${id}/people/import`, { csv, ...more });
      expect(reply.status, reply.text).toBe(200);
      return JSON.parse(reply.text) as { added: number; updated: number; problems: object[] };
    };

    it('is exported without active formulas, and can be imported unchanged', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      for (const [at, name] of difficultNames.entries()) {
        const email = `grace${at}@markwise.example`;
        await addPerson(ada, id, { ...completePerson, name, key: name, email });
      }
      const reply = await ada.get(`/api/courses/${id}/people.csv`);
      expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(reply.headers.get('content-disposition')).toBe('attachment');
      expect(reply.text).not.toMatch(/(^|[,;\n]"?)[=+\-@\t]/m);
      const { result } = await ada.graphql('query ($id: ID!) { peopleExport(courseId: $id) }', { id });
      expect(result.data?.['peopleExport']).toBe(reply.text);

      const before = (await readCourse(ada, id)).people;
      expect(await importInto(ada, id, reply.text)).toMatchObject({ updated: 0, unchanged: 9, problems: [] });
      expect((await readCourse(ada, id)).people).toEqual(before);
      const other = await saveCourse(ada);
      const anonymous = before.map((person) => ({ ...person, id: '', _id: '' }));
      expect(await importInto(ada, other.id, reply.text)).toMatchObject({
        added: 9,
        updated: 0,
        problems: [],
      });
      const otherPeople = (await readCourse(ada, other.id)).people;
      const copies = otherPeople.map((person) => ({ ...person, id: '', _id: '' }));
      expect(copies).toEqual(anonymous);
    });

    it('updates people by address or key, adds the others, and lists the invalid rows', async () => {
      const { ada, store } = await people(gateway);
      const { id } = await saveCourse(ada, { gradeMaps: defaultGradeMaps });
      await addPerson(ada, id, completePerson);
      await addPerson(ada, id, { name: 'Keyed', key: 'S-2', github: 'kept' });
      const csv = [
        '\ufeffEmail;Name;Key;Grade',
        'GRACE@markwise.example;Grace;S-1;"77,5"',
        ';Renamed;S-2;',
        'new@markwise.example;New;;B+',
        ';;S-4;1',
        ';Bad grade;;A+',
        'no-address;Bad address;;',
        ';Again;S-2;3',
        '',
      ].join('\r\n');
      expect(await importInto(ada, id, csv)).toMatchObject({
        added: 1,
        updated: 2,
        problems: [
          { row: 5, message: 'The name must not be empty.' },
          { row: 6, message: 'The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F.' },
          { row: 7, message: 'This is not an email address.' },
          { row: 8, message: 'This is the same person as in row 3.' },
        ],
      });
      expect((await readCourse(ada, id)).people).toMatchObject([
        { ...completePerson, name: 'Grace', email: 'GRACE@markwise.example', grade: 77.5 },
        { name: 'Renamed', key: 'S-2', github: 'kept', grade: null },
        { name: 'New', email: 'new@markwise.example', grade: 87 },
      ]);
      expect(await logOf(store)).toEqual(expect.arrayContaining(importLog));
    });

    it('gives an address to one person, and lists the rows that would give it to another', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, completePerson);
      const alan = await addPerson(ada, id, { name: 'Alan', email: 'alan@markwise.example' });
      const csv = [
        'name,email,id',
        `Alan,GRACE@markwise.example,${alan.id}`,
        'New,new@markwise.example,',
        'New again, NEW@markwise.example ,',
        'Grace,grace@markwise.example,',
        'Grace again,Grace@Markwise.example,',
      ].join('\n');
      expect(await importInto(ada, id, csv)).toMatchObject({
        added: 1,
        updated: 1,
        problems: [
          { row: 2, message: 'Somebody else in this course has this address.' },
          { row: 4, message: 'This is the same person as in row 3.' },
          { row: 6, message: 'This is the same person as in row 5.' },
        ],
      });
    });

    it('gives an address to the next person after an earlier row removed it', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const alan = await addPerson(ada, id, { name: 'Alan', email: 'alan@markwise.example' });
      const kim = await addPerson(ada, id, { name: 'Kim', email: 'kim@markwise.example' });
      const csv = [
        'name,email,id',
        `Alan,turing@markwise.example,${alan.id}`,
        `Kim, ALAN@markwise.example,${kim.id}`,
      ].join('\n');
      expect(await importInto(ada, id, csv)).toMatchObject({ added: 0, updated: 2, problems: [] });
      expect((await readCourse(ada, id)).people.map(({ email }) => email)).toEqual([
        'turing@markwise.example',
        'ALAN@markwise.example',
      ]);
    });

    it('with an unclosed quotation mark changes nothing, and the error names the row', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const csv = 'name,role\nAlan,Student\n"Grace,Student\nEdsger,Student\n';
      expect(await importInto(ada, id, csv)).toMatchObject({
        added: 0,
        updated: 0,
        problems: [{ row: 3, message: 'A quotation mark in this row is misplaced or not closed.' }],
      });
      expect((await readCourse(ada, id)).people).toEqual([]);
    });

    it.each([
      ['', /name/],
      ['category,item,weight\nExams,Final,100', /This table has the items of a course/],
      ['a,b\n1,2', /The first row must name the columns/],
      [`name\n${'x\n'.repeat(6000)}`, /at most 5,000 rows/],
      [`name\n${'x\n'.repeat(1001)}`, /at most 1,000 people/],
    ])('that is invalid or too large changes nothing (%#)', async (csv, message) => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const { added: count, problems } = await importInto(ada, id, csv);
      expect(count).toBe(0);
      expect(problems).toEqual([{ row: 1, message: expect.stringMatching(message) }]);
      expect((await readCourse(ada, id)).people).toEqual([]);
    });
  });
};

describeOnSqlite('tables of people', suite);
