import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tidyFileName } from './file-rules.ts';
import { typeOfFile } from './file-type.ts';

const bytes = (...values: (string | number[])[]) =>
  Buffer.concat(
    values.map((value) => (typeof value === 'string' ? Buffer.from(value, 'latin1') : Buffer.from(value))),
  );

const png = bytes(
  [0x89],
  'PNG\r\n',
  [0x1a, 0x0a, 0, 0, 0, 13],
  'IHDR',
  // oxlint-disable-next-line no-new-array -- a sparse array of this length
  new Array<number>(21).fill(0),
  [0, 0, 0, 0],
  'IEND',
  [0xae, 0x42, 0x60, 0x82],
);
const office = (main: string) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`,
      ),
    }),
  );

const samples: readonly (readonly [name: string, content: Uint8Array, type: string])[] = [
  ['a.pdf', bytes('%PDF-1.7\n%x\n'), 'application/pdf'],
  ['A.PNG', png, 'image/png'],
  ['a.jpg', bytes([0xff, 0xd8, 0xff, 0xe0], '\0\x10JFIF\0'), 'image/jpeg'],
  ['a.jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], '\0\x10JFIF\0'), 'image/jpeg'],
  ['a.gif', bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0, 0x3b]), 'image/gif'],
  ['a.webp', bytes('RIFF', [26, 0, 0, 0], 'WEBPVP8L', [13, 0, 0, 0]), 'image/webp'],
  ['a.mp3', bytes('ID3', [3, 0, 0, 0, 0, 0, 0], [0xff, 0xfb, 0x90, 0x64]), 'audio/mpeg'],
  ['a.mp4', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2'), 'video/mp4'],
  [
    'a.docx',
    office('wordprocessingml.document'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a.txt', Buffer.from('Grüße\tan alle\r\n'), 'text/plain'],
  ['a.csv', Buffer.from('\uFEFFname,points\n'), 'text/csv'],
  ['a.md', Buffer.from('# <script>alert(1)</script>'), 'text/markdown'],
  // The package file-type takes this text for a Windows bitmap.
  ['bm.txt', Buffer.from('BMI is a number'), 'text/plain'],
];

const refused: readonly (readonly [why: string, name: string, content: Uint8Array])[] = [
  ['SVG', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', 'a.html', Buffer.from('<!doctype html>')],
  ['HTML called a picture', 'a.png', Buffer.from('<!doctype html><script>1</script>')],
  ['SVG called a picture', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture called something else', 'a.pdf', png],
  ['a picture called a text', 'a.txt', png],
  ['a program', 'a.exe', bytes('MZ', [0x90, 0])],
  ['a program called a PDF', 'a.pdf', bytes('MZ', [0x90, 0])],
  ['a script', 'a.js', Buffer.from('alert(1)')],
  ['an archive', 'a.zip', Buffer.from(zipSync({ a: strToU8('x') }))],
  ['an archive called a document', 'a.docx', Buffer.from(zipSync({ a: strToU8('x') }))],
  ['a document with macros', 'a.docx', office('word.document.macroEnabled')],
  ['a text that is no UTF-8', 'a.txt', bytes([0xe4, 0xf6])],
  ['a text with a control character', 'a.csv', Buffer.from('a\0b')],
  ['no extension', 'README', Buffer.from('text')],
  ['an extension that is a property of every object', 'a.constructor', Buffer.from('text')],
  ['a broken picture', 'a.png', png.subarray(0, 9)],
  ['two extensions', 'a.pdf.html', bytes('%PDF-1.7')],
];

describe('the type of a file', () => {
  it.each(samples)('is detected by extension and content together: %s', async (name, content, type) => {
    expect(await typeOfFile(name, content)).toBe(type);
  });

  it.each(refused)('is not allowed: %s', async (_why, name, content) => {
    expect(await typeOfFile(name, content)).toBeNull();
  });

  it('is not detected for a zip bomb that is called a document', async () => {
    const bomb = Buffer.from(zipSync({ '[Content_Types].xml': new Uint8Array(50_000_000) }));
    expect(await typeOfFile('a.docx', bomb)).toBeNull();
  });
});

describe('the name of a file', () => {
  it.each([
    ['notes.txt', 'notes.txt'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
    ['/absolute/plan.pdf', 'plan.pdf'],
    [' plan.pdf ', 'plan.pdf'],
    ['pl\r\nan\0.pdf', 'plan.pdf'],
    ['plan\u202Efdp.exe', 'planfdp.exe'],
    ['Größe "1".pdf', 'Größe "1".pdf'],
    ['u\u0308.pdf', 'ü.pdf'],
  ])('%j is stored as %j', (name, stored) => expect(tidyFileName(name)).toBe(stored));

  it.each(['', ' ', '.', '..', '/', 'folder/', '\0', '\u202E'])('%j is refused', (name) =>
    expect(tidyFileName(name)).toBeNull(),
  );
});
