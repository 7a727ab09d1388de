import { describe, expect, it } from 'vitest';
import { emailProblem, isEmail, mailboxOf, normalizeEmail } from './email.ts';
import { passwordProblem } from './password.ts';

describe('an email address', () => {
  it.each([
    'ada@example.org',
    'ADA@EXAMPLE.ORG',
    "o'neil+math@sub.example.co",
    `${'a'.repeat(64)}@example.org`,
  ])('can be %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@exa mple.org',
    'ada@example..org',
    'a..b@example.org',
    'ada@-example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a.'.repeat(130)}org`,
  ])('cannot be %j', (text) => expect(isEmail(text)).toBe(false));

  it('is compared in lower case and without surrounding spaces', () => {
    expect(normalizeEmail(' Ada@Example.ORG ')).toBe('ada@example.org');
  });

  it('is checked without its surrounding spaces', () => {
    expect(emailProblem(' Ada@Example.ORG ')).toBeNull();
    expect(emailProblem('ada@example')).toBe('This is not an email address.');
  });
});

describe('a new password', () => {
  it.each(['ten chars!', 'x'.repeat(126) + 'yz', 'парольпароль'])('can be %s', (password) =>
    expect(passwordProblem(password)).toBeNull(),
  );

  it('has 10 to 128 characters, and an emoji counts as one', () => {
    expect(passwordProblem('nine char')).toBe('Use at least 10 characters.');
    expect(passwordProblem('🔑🔒🔓'.repeat(3))).toBe('Use at least 10 characters.');
    expect(passwordProblem(`${'x'.repeat(127)}yz`)).toBe('Use at most 128 characters.');
  });

  it('is more than one repeated character', () => {
    expect(passwordProblem('aaaaaaaaaaaa')).toBe('Use at least 3 different characters.');
  });
});

describe('mailboxOf', () => {
  it.each([
    [' Ada@School.example ', 'ada@school.example'],
    ['ada+quiz@school.example', 'ada@school.example'],
    ['a.da@school.example', 'a.da@school.example'],
    ['A.d.a+x+y@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['ada@gmail.com.school.example', 'ada@gmail.com.school.example'],
  ])('maps %j to %j', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
