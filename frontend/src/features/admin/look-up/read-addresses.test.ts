import { describe, expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

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
