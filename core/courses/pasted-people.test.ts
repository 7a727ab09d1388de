import { describe, expect, it } from 'vitest';
import { pastedListAsTable } from './pasted-people.ts';

describe('a pasted list of people without a header', () => {
  it.each([
    ['ada@site.test\n\nbo@site.test\n', 'email\n"ada@site.test"\n"bo@site.test"'],
    ['ada@site.test, bo@site.test; cy@site.test', 'email\n"ada@site.test"\n"bo@site.test"\n"cy@site.test"'],
    ['Ada Lovelace <ada@site.test>', 'name,email\n"Ada Lovelace","ada@site.test"'],
    ['"Ada" <ada@site.test>, Bo <bo@site.test>', 'name,email\n"Ada","ada@site.test"\n"Bo","bo@site.test"'],
    [
      'Ada Lovelace ada@site.test\nbo@site.test Bo\ncy@site.test',
      'name,email\n"Ada Lovelace","ada@site.test"\n"Bo","bo@site.test"\n"cy","cy@site.test"',
    ],
    ['ada@site.test\tAda\r\nBo,bo@site.test', 'name,email\n"Ada","ada@site.test"\n"Bo","bo@site.test"'],
    [
      'Ada,ada@site.test\nbo@site.test\nCy',
      'name,email\n"Ada","ada@site.test"\n"bo","bo@site.test"\n"Cy",""',
    ],
  ])('has a row for each person: %j', (text, table) => {
    expect(pastedListAsTable(text)).toEqual({ table, unread: [], isMostlyWithoutAddress: false });
  });

  it.each([
    ['Ann Three, ann@site.test, Tutor, 99, what', 'Ann Three', 'Tutor, 99, what'],
    ['Ann Three, Tutor, ann@site.test', 'Ann Three', 'Tutor'],
    ['Three, Ann, Tutor, ann@site.test', 'Three Ann', 'Tutor'],
    ['ann@site.test, Ann Three, Tutor', 'Ann Three', 'Tutor'],
  ])('reports cells that are neither a name nor an address: %j', (text, name, unread) => {
    const table = `name,email\n"${name}","ann@site.test"`;
    expect(pastedListAsTable(text)).toEqual({ table, unread: [unread], isMostlyWithoutAddress: false });
  });

  it('is mostly without addresses if it is a text in which few lines have an address', () => {
    const list = pastedListAsTable('Dear all\nplease write to\nann@site.test');
    expect(list?.isMostlyWithoutAddress).toBe(true);
  });

  it('is null if the text has no address', () => {
    expect(pastedListAsTable('Ada\nBo')).toBeNull();
    expect(pastedListAsTable('')).toBeNull();
  });
});
