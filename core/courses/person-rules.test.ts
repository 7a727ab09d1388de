import { describe, expect, it } from 'vitest';
import { checkPerson, type PersonEntry, peopleLimits } from './person-rules.ts';

const person: PersonEntry = {
  name: 'Ada',
  role: 'Student',
  email: 'ada@markwise.example',
  linkedin: 'https://linkedin.com/in/ada',
  github: 'ada',
  key: 'A1',
  grade: 90,
};

describe('checkPerson', () => {
  it('accepts a person with a name alone', () => {
    const named = { ...person, role: '', email: '', linkedin: '', github: '', key: '', grade: null };
    expect(checkPerson(named)).toEqual({});
    expect(checkPerson(person)).toEqual({});
  });

  it('has limits that the API documents', () => {
    expect(peopleLimits).toEqual({ people: 1_000, name: 200, role: 100, address: 300, key: 100 });
  });

  it.each([
    ['name', 'The name', 200],
    ['role', 'The role', 100],
    ['linkedin', 'The LinkedIn address', 300],
    ['github', 'The GitHub address', 300],
    ['key', 'The key', 100],
  ])('accepts a %s up to its limit', (field, label, max) => {
    expect(checkPerson({ ...person, [field]: 'a'.repeat(max) })).toEqual({});
    expect(checkPerson({ ...person, [field]: 'a'.repeat(max + 1) })).toEqual({
      [field]: `${label} must not be longer than ${max} characters.`,
    });
  });

  it.each(['', '  '])('refuses the name ‘%s’', (name) => {
    expect(checkPerson({ ...person, name })).toEqual({ name: 'The name must not be empty.' });
  });

  it.each(['javascript:alert(1)', ' data:text/html,x', 'ftp://x.example'])(
    'refuses the address %s, which is neither a name nor http(s)',
    (address) => {
      expect(checkPerson({ ...person, linkedin: address, github: address })).toEqual({
        linkedin: 'The LinkedIn address must be a name or an http(s) address.',
        github: 'The GitHub address must be a name or an http(s) address.',
      });
    },
  );

  it('refuses an invalid email address and a negative grade', () => {
    expect(Object.keys(checkPerson({ ...person, email: 'ada@', grade: -1 }))).toEqual(['email', 'grade']);
  });
});
