import { describe, expect, test } from 'vitest';
import { PackageError } from './package-error.ts';
import { noXml } from './xml-guard.ts';
import { attributeOf, childrenOf, readXml, textOf, XmlRefused } from './xml.ts';

const read = (xml: string) => readXml(Buffer.from(xml));
const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ');

describe('readXml', () => {
  test('reports the line of each element, and removes prefixes', () => {
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
    expect(textOf(readXml(Buffer.from('\uFEFF<a>größer</a>', 'utf16le').swap16()))).toBe('größer');
  });

  test.each([
    [0xfe, 0x3c],
    [0x3c, 0xff],
    [0xff, 0x3c],
    [0x3c, 0xfe],
  ])('reads no UTF-16 in a file that starts with the bytes %i and %i', (first, second) => {
    expect(() => readXml(Buffer.from([first, second, 0, 0x3e]))).toThrow(/not valid utf-8/);
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
    ['expands entities a billion times', laughs, /declares a document type/],
    [
      'names a file of the server',
      '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
      /declares a document type/,
    ],
    ['hides a document type behind a comment', '<!-- > --><!DOCTYPE a><a/>', /declares a document type/],
    ['uses an unknown entity', '<a>&b;</a>', /entity/i],
    ['is deep', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`, /nested more than 100 deep/],
    ['is deeper than any stack', '<a>'.repeat(1_000_000), /nested more than 100 deep/],
    ['has an element with many attributes', `<a ${many(51)}/>`, /an element has more than 50 attributes/],
    ['is no XML', 'hello', /./],
    ['is empty', '', /./],
    ['declares an unknown encoding', '<?xml version="1.0" encoding="x-none"?><a/>', /x-none/],
  ])('refuses XML that %s', (_, xml, message) => {
    expect(() => read(xml)).toThrow(XmlRefused);
    expect(() => read(xml)).toThrow(message);
  });

  test.each([
    ['elements', `<a>${'<b/>'.repeat(150_000)}</a>`],
    ['attributes', `<a>${`<b ${many(50)}/>`.repeat(3_001)}</a>`],
  ])('refuses an import with too many %s', (what, xml) => {
    expect(() => read(xml)).toThrow(
      new PackageError(`The XML of an import must not have more than 150,000 ${what}.`),
    );
  });

  test('counts the elements of all files of an import', () => {
    const count = noXml();
    const half = new TextEncoder().encode(`<a>${'<b/>'.repeat(75_000)}</a>`);
    readXml(half, count);
    expect(() => readXml(half, count)).toThrow(PackageError);
  });

  test.each(['😀', '😀\uE000', '\uE000'])('reads characters of any width unchanged: %s', (text) => {
    const root = read(`<a b="${text}">${text}<!-- ${text} --><c/>x${text}</a>`);
    expect(textOf(root)).toBe(`${text}x${text}`);
    expect(attributeOf(root, 'b')).toBe(text);
  });

  test('reports the line of an error', () => {
    expect.assertions(1);
    try {
      read('<a>\n<b>\n</a>');
    } catch (error) {
      expect(error).toMatchObject({ line: 3 });
    }
  });

  test('ignores markup in comments, attributes and CDATA sections', () => {
    const root = read('<a b=">"><!-- <c> --><![CDATA[<!DOCTYPE d><e>]]></a>');
    expect(textOf(root)).toBe('<!DOCTYPE d><e>');
  });

  test.each(['<!--', '<![CDATA[', '<a b="', '<?', '<a ', '&#'])(
    'refuses a file that only repeats %j, without reading it several times',
    (mark) => {
      expect(() => read(mark.repeat(200_000))).toThrow(XmlRefused);
    },
  );
});
