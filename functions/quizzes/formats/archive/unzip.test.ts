import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { PackageError } from './package-error.ts';
import { isZip } from './is-zip.ts';
import { unzip, zipLimits } from './unzip.ts';

const megabyte = 1024 * 1024;
const all = () => true;

/** Overwrites a number in the package's table of files, or in the headers of the files. */
function forged(zip: Uint8Array, signature: number, offset: number, value: number): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) === signature) view.setUint32(at + offset, value, true);
  }
  return bytes;
}

const entryInTable = 0x02014b50;
const entryInFile = 0x04034b50;
/** Offset of the expanded size in an entry of the table, and in a file's header. */
const sizeInTable = 24;
const sizeInFile = 22;

describe('isZip', () => {
  test.each([
    [[0x50, 0x4b, 3, 4], true],
    [[0x50, 0x4b, 5, 6], true],
    [[0x50, 0x4b, 4, 4], false],
    [[0x50, 0x4c, 3, 4], false],
    [[0x4f, 0x4b, 3, 4], false],
    [[], false],
  ])('recognizes the beginning of a package with files or without: %j is %j', (bytes, expected) => {
    expect(isZip(Uint8Array.from(bytes))).toBe(expected);
  });
});

describe('unzip', () => {
  test('expands requested files, and lists the others', () => {
    const zip = zipSync({ 'a/b.xml': strToU8('<a/>'), 'c.png': strToU8('png'), 'a/': new Uint8Array() });
    const { files, others } = unzip(zip, (name) => name.endsWith('.xml'));
    expect([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a/b.xml', '<a/>'],
    ]);
    expect(others).toEqual(['c.png']);
  });

  test('returns no folders, and shows none to the filter', () => {
    const names: string[][] = [];
    const zip = zipSync({ 'a/': new Uint8Array(), 'a/b.xml': strToU8('<a/>') });
    const { files, others } = unzip(zip, (_, seen) => names.push([...seen]) > 0);
    expect([[...files.keys()], others, names]).toEqual([['a/b.xml'], [], [['a/b.xml']]]);
  });

  test('reads stored and compressed files, small and large, one after the other', () => {
    const big = new Uint8Array(200_000).map((_, at) => (at * 2_654_435_761) >>> 24);
    const zip = zipSync({
      packed: big,
      stored: [big, { level: 0 }],
      empty: new Uint8Array(),
      last: strToU8('x'),
    });
    const { files } = unzip(zip, all);
    expect(Buffer.compare(files.get('packed') ?? zip, big)).toBe(0);
    expect(Buffer.compare(files.get('stored') ?? zip, big)).toBe(0);
    expect([files.get('empty')?.length, files.get('last')?.length]).toEqual([0, 1]);
  });

  test.each([
    [
      'a package larger than 4 MB',
      new Uint8Array(zipLimits.bytes + 1),
      'A package must not be larger than 4 MB.',
    ],
    ['a file that is no package', strToU8('hello'), 'The file is not a zip package, or it is damaged.'],
    ['an empty file', new Uint8Array(), 'The file is not a zip package, or it is damaged.'],
    [
      'a package that is cut off',
      zipSync({ a: strToU8('abc') }).slice(0, 20),
      'The file is not a zip package, or it is damaged.',
    ],
    [
      'a zip bomb',
      zipSync({ 'a.xml': new Uint8Array(11 * megabyte) }),
      'a.xml is larger than 10 MB when it is unpacked.',
    ],
    [
      'several smaller zip bombs',
      zipSync(
        Object.fromEntries(
          ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, new Uint8Array(9 * megabyte)]),
        ),
      ),
      'The package is larger than 50 MB when it is unpacked.',
    ],
    [
      'too much content to read',
      zipSync({ 'a.xml': new Uint8Array(3 * megabyte), 'b.xml': new Uint8Array(2 * megabyte) }),
      'The questions of the package are larger than 4 MB when they are unpacked.',
    ],
    [
      'too many files',
      zipSync(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [String(at), new Uint8Array()]))),
      'The package holds more than 2,000 files.',
    ],
    [
      'a name that leads to a folder above',
      zipSync({ 'a/../../b.xml': strToU8('x') }),
      'A file in the package has a name that leads out of it.',
    ],
    [
      'an absolute name',
      zipSync({ '/etc/b.xml': strToU8('x') }),
      'A file in the package has a name that leads out of it.',
    ],
    [
      'a name with a backslash',
      zipSync({ 'a\\b.xml': strToU8('x') }),
      'A file in the package has a name that leads out of it.',
    ],
    [
      'a name with a drive',
      zipSync({ 'C:b.xml': strToU8('x') }),
      'A file in the package has a name that leads out of it.',
    ],
  ])('refuses %s', (_, zip, message) => {
    expect(() => unzip(zip, all)).toThrow(new PackageError(message));
  });

  test('refuses a zip bomb whose table and header have small sizes', () => {
    const bomb = zipSync({ 'a.xml': new Uint8Array(30 * megabyte) });
    const inTable = forged(bomb, entryInTable, sizeInTable, 100);
    const lying = forged(inTable, entryInFile, sizeInFile, 100);
    expect(() => unzip(lying, all)).toThrow(
      new PackageError('The questions of the package are larger than 4 MB when they are unpacked.'),
    );
  });

  test('refuses a file with another length than in the table', () => {
    const zip = zipSync({ 'a.xml': strToU8('<abc/>') });
    expect(() => unzip(forged(zip, entryInTable, sizeInTable, 3), all)).toThrow(PackageError);
    expect(() => unzip(forged(zip, entryInTable, sizeInTable, 300), all)).toThrow(PackageError);
  });

  test('refuses two files with one name', () => {
    const zip = zipSync({ 'a.xml': strToU8('1'), 'b.xml': strToU8('2') });
    const text = Buffer.from(zip).toString('latin1').replaceAll('b.xml', 'a.xml');
    expect(() => unzip(Buffer.from(text, 'latin1'), all)).toThrow('The package holds a.xml twice.');
  });

  test('reads a package with any damaged byte or throws a PackageError, and never hangs', () => {
    const zip = zipSync({ 'a.xml': strToU8('<a>text</a>'.repeat(50)), 'b.xml': strToU8('<b/>') });
    for (let at = 0; at < zip.length; at += 1) {
      const spoiled = zip.map((byte, index) => (index === at ? byte ^ 0x55 : byte));
      try {
        unzip(spoiled, all);
      } catch (error) {
        expect(error).toBeInstanceOf(PackageError);
      }
    }
  });
});
