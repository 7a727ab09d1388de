import { describe, expect, it } from 'vitest';
import { readAddresses, readEntries } from './read-addresses.ts';

describe('a pasted list of addresses', () => {
  it.each([
    ['one address per line', 'a@x.org\nb@x.org\r\nc@x.org\n'],
    ['commas', 'a@x.org,b@x.org, c@x.org,'],
    ['semicolons', 'a@x.org; b@x.org;c@x.org;'],
    ['tabs and spaces', 'a@x.org\tb@x.org  c@x.org'],
    ['names', 'A <a@x.org>, "B, the Second" <b@x.org>; Curie, C. <c@x.org>'],
    ['links and brackets', 'mailto:a@x.org (b@x.org) <c@x.org>.'],
    ['names before bare addresses', 'Ada a@x.org\nBob b@x.org\nCy c@x.org'],
  ])('is read with %s', (_, text) => {
    expect(readAddresses(text)).toEqual({
      emails: ['a@x.org', 'b@x.org', 'c@x.org'],
      repeated: [],
      skipped: [],
    });
  });

  it('has each address once, ignoring letter case', () => {
    expect(readAddresses('a@x.org, A@X.org, b@x.org, a@x.org')).toEqual({
      emails: ['a@x.org', 'b@x.org'],
      repeated: ['A@X.org', 'a@x.org'],
      skipped: [],
    });
  });

  it('lists the parts without an address', () => {
    expect(readAddresses('ada.x.org, b@x.org\n- \nnobody')).toEqual({
      emails: ['b@x.org'],
      repeated: [],
      skipped: ['ada.x.org', 'nobody'],
    });
  });

  it('keeps mistyped addresses, so that the server lists them as not found', () => {
    expect(readAddresses('a@x').emails).toEqual(['a@x']);
  });

  it('is empty if nothing is pasted', () => {
    expect(readAddresses(' \n ')).toEqual({ emails: [], repeated: [], skipped: [] });
  });
});

it('entries to invite are in the order of the text, once each, with their names', () => {
  const text =
    'nobody, b@x.org\na@x.org, Ada Lovelace <ADA@x.org>, B@x.org\n"Curie, Marie" <c@x.org>; <d@x.org>';
  expect(readEntries(text)).toEqual([
    'nobody',
    'b@x.org',
    'a@x.org',
    'Ada Lovelace <ADA@x.org>',
    'Curie, Marie <c@x.org>',
    'd@x.org',
  ]);
});
