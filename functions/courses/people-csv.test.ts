import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvToPeople, peopleToCsv } from './people-csv.ts';

const specialCharacter = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '"',
  "'",
  ',',
  ';',
  '\ufeff',
  ' ',
  'a',
  'é',
  '7',
);
const text = (maxLength: number) =>
  fc.oneof(fc.string({ maxLength, unit: 'grapheme' }), fc.string({ maxLength, unit: specialCharacter }));

const person = fc.record({
  id: text(20),
  name: text(20).map((name) => `${name}x`),
  role: text(20),
  email: fc.constantFrom('', 'ada@markwise.example'),
  linkedin: text(20).map((address) => address.replaceAll(':', '')),
  github: fc.constant(''),
  key: text(20),
  grade: fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true }).map((grade) => Math.abs(grade))),
});

it('people with any names are the same after a CSV round trip', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 5 }), (people) => {
      const { rows, problems } = csvToPeople(peopleToCsv(people));
      expect(problems).toEqual([]);
      expect(rows.map(({ id, fields }) => ({ id, ...fields }))).toEqual(people);
    }),
    { numRuns: 500 },
  );
});

it('1,000 people with fields of maximum length are the same after a CSV round trip', () => {
  const people = Array.from({ length: 1_000 }, (_, at) => {
    const long = (length: number) => `${at}, `.padEnd(length, 'x');
    const email = `${'x'.repeat(50)}${at}@markwise.example`;
    const addresses = { email, linkedin: long(300), github: long(300) };
    return { id: `id${at}`, name: long(200), role: long(100), ...addresses, key: long(100), grade: 87.25 };
  });
  const { rows, problems } = csvToPeople(peopleToCsv(people));
  expect(problems).toEqual([]);
  expect(rows.map(({ id, fields }) => ({ id, ...fields }))).toEqual(people);
});

it('no cell of a table starts like a formula', () => {
  fc.assert(
    fc.property(person, (somebody) => {
      const csv = peopleToCsv([somebody]);
      const cells = csv.slice(csv.indexOf('\r\n') + 2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g);
      for (const [, quoted, plain] of cells)
        expect((quoted ?? plain ?? '').slice(0, 1)).not.toMatch(/[=+\-@\t\r]/);
    }),
    { numRuns: 500 },
  );
});
