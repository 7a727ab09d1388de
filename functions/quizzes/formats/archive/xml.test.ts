import { describe, expect, test } from 'vitest';
import { attributeOf, childrenOf, readXml, textOf, XmlRefused } from './xml.ts';

const read = (xml: string) => readXml(Buffer.from(xml));

describe('readXml', () => {
  test('tells the line of each element, and takes prefixes off', () => {
    const root = read('<?xml version="1.0"?>\n<x:a>ü👩‍🚀\n\n  <b q:id="1"/>\n<b\n id="2">t</b></x:a>');
    expect([root.name, root.line]).toEqual(['a', 2]);
    expect(childrenOf(root, 'b').map((b) => [b.line, attributeOf(b, 'id'), textOf(b)])).toEqual([
      [4, '1', ''],
      [5, '2', 't'],
    ]);
  });

  test('reads the encoding that a file declares', () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>größer</a>', 'latin1');
    expect(textOf(readXml(latin))).toBe('größer');
    expect(textOf(readXml(Buffer.from('\uFEFF<a>größer</a>', 'utf16le')))).toBe('größer');
    expect(textOf(readXml(Buffer.from('\uFEFF<a>größer</a>')))).toBe('größer');
  });

  const laughs = [
    '<!DOCTYPE a [<!ENTITY b "ha">',
    ...Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY b${at} "${`&b${at - 1 < 0 ? '' : at - 1};`.repeat(10)}">`,
    ),
    ']><a>&b8;</a>',
  ].join('\n');

  test.each([
    ['laughs a billion times', laughs, /declares a document type/],
    [
      'reads a file of the machine',
      '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
      /declares a document type/,
    ],
    ['hides it behind a comment', '<!-- > --><!DOCTYPE a><a/>', /declares a document type/],
    ['names an entity that is not there', '<a>&b;</a>', /entity/i],
    ['is deep', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`, /nested more than 100 deep/],
    ['is deeper than any stack', '<a>'.repeat(1_000_000), /nested more than 100 deep/],
    ['has very many elements', `<a>${'<b/>'.repeat(300_001)}</a>`, /more than 300,000 elements/],
    ['is no XML', 'hello', /./],
    ['is empty', '', /./],
    ['is not what it declares', '<?xml version="1.0" encoding="x-none"?><a/>', /x-none/],
  ])('refuses what %s', (_, xml, message) => {
    expect(() => read(xml)).toThrow(XmlRefused);
    expect(() => read(xml)).toThrow(message);
  });

  test('tells the line where it breaks off', () => {
    expect.assertions(1);
    try {
      read('<a>\n<b>\n</a>');
    } catch (error) {
      expect(error).toMatchObject({ line: 3 });
    }
  });

  test('is not misled by marks in comments, attributes and marked sections', () => {
    const root = read('<a b=">"><!-- <c> --><![CDATA[<!DOCTYPE d><e>]]></a>');
    expect(textOf(root)).toBe('<!DOCTYPE d><e>');
  });

  test.each(['<!--', '<![CDATA[', '<a b="', '<?', '<a ', '&#'])(
    'reads a file of %j alone to its end in one go',
    (mark) => {
      expect(() => read(mark.repeat(200_000))).toThrow(XmlRefused);
    },
  );
});
