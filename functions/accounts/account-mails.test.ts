import { describe, expect, it } from 'vitest';
import type { Mail } from '../platform/mail/mail.ts';
import { plainWords } from '../platform/mail/plain-words.ts';
import { AccountMails } from './account-mails.ts';

const site = 'https://markwise.example';
const bait =
  'Prize http://evil.example/win www.evil.example evil.example bob@evil.example +1 900 555 0199 ｅ．ｘ';

/**
 * Mails that repeat a text unchanged, with the reason why that is safe. They go to proven addresses only, and the
 * author of the text cannot choose the address.
 */
const verbatim: Readonly<Record<string, string>> = {
  apiTokenCreated: 'the name of the token, to the signed-in person who chose it',
  loginCode: 'the code, which the service generates',
  passwordChanged: 'which browsers were signed out, one of two phrases of the service',
  roleChanged: 'the role, one of three',
  upgradeRequested: 'the proven address of the account, to admins',
  upgradeRefused: 'the reason that an admin wrote, to the person who asked',
};

type Letters = Record<string, (...args: unknown[]) => Mail>;
const letters = Object.getOwnPropertyNames(AccountMails.prototype).filter(
  (name) => !['constructor', 'letter', 'link'].includes(name),
);

/** The mail with the bait for every argument except the address. */
function mailOf(name: string): Mail {
  const mails = new AccountMails(site) as unknown as Letters;
  // Works as a text and as an object.
  const anything = Object.assign(Object(bait) as object, { reason: bait, mayAskAgain: true });
  const mail = mails[name]?.('ada@markwise.example', anything, anything, anything);
  if (!mail) throw new Error(`${name} writes no mail.`);
  return mail;
}

/** The texts of a mail without links to our site: these contain the bait as their token. */
const typedPart = ({ subject, text, html }: Mail) =>
  [subject, text, html].join('\n').replaceAll(/https:\/\/markwise\.example[^\s"]*/g, '');

describe('an account mail', () => {
  it.each(letters)('%s repeats typed links if and only if it is a listed exception', (name) => {
    const hasBait = /evil\.example|http:|@evil|0199/.test(typedPart(mailOf(name)));
    expect(hasBait).toBe(name in verbatim);
  });

  it.each(['verification', 'accountInvitation', 'alreadyRegistered', 'passwordReset'])(
    '%s, which is sent to unverified addresses, contains no typed text at all',
    (name) => expect(typedPart(mailOf(name))).not.toMatch(/prize|evil/i),
  );

  it.each(letters)('%s has a subject and a text', (name) => {
    const { subject, text } = mailOf(name);
    expect(subject).toMatch(/^\S.* – Markwise$/);
    expect(text.trim()).not.toBe('');
  });

  it('exists for each listed exception', () => {
    expect(Object.keys(verbatim).filter((name) => !letters.includes(name))).toEqual([]);
  });
});

describe('plainWords', () => {
  it.each([
    ["Anna-Maria O'Neil", "Anna-Maria O'Neil"],
    ['Zoë  Łukasz', 'Zoë Łukasz'],
    ['王小明', '王小明'],
    ['محمد', 'محمد'],
    ['नरेन्द्र', 'नरेन्द्र'],
    ['evil.example', 'evil example'],
    ['evil。example', 'evil example'],
    ['evil․example', 'evil example'],
    ['https://evil.example/a', 'https evil example a'],
    ['bob@evil', 'bob evil'],
    ['0900 123456', ''],
    ['a\nb\u202Ec', 'a b c'],
  ])('turns %j into %j', (typed, plain) => expect(plainWords(typed)).toBe(plain));
});
