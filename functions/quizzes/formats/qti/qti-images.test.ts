import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { choice, matching } from '../../../../core/quizzes/testing/given.ts';
import { pngOf } from '../../../../tests/support/png.ts';
import { unzip } from '../archive/unzip.ts';
import { contentId } from '../images/file-images.ts';
import { readQti } from './read-qti.ts';
import { item, quizFile } from './testing/canvas-files.ts';
import { writeQti } from './write-qti.ts';

const png = pngOf(3, 2);
const id = contentId(png);

/** An essay with this HTML, in a package with these files. */
function read(html: string, files: Zippable, more = '') {
  const prompt = html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const quiz = quizFile(item({ type: 'essay_question', prompt, responses: more }));
  return readQti(zipSync({ 'q1/q1.xml': strToU8(quiz), ...files }));
}

const shown = (address: string) => `<p>A <img src="${address}" alt="map"></p>`;

/** Overwrites the expanded size of a file in the package's table and in its header. */
function forged(zip: Uint8Array, name: string, size: number): Uint8Array {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) {
    if (bytes.readUInt32LE(at - 30) === 0x04034b50) bytes.writeUInt32LE(size, at - 8);
    else if (bytes.readUInt32LE(at - 46) === 0x02014b50) bytes.writeUInt32LE(size, at - 22);
  }
  return bytes;
}

describe('an image of a package', () => {
  it.each([
    [
      '$IMS-CC-FILEBASE$/Uploaded%20Media/a%20b.png?canvas_download=1',
      'web_resources/Uploaded Media/a b.png',
    ],
    ['%24IMS-CC-FILEBASE%24/images/a.png', 'images/a.png'],
    ['$IMS_CC_FILEBASE$/a.png', 'web_resources/a.png'],
    ['$IMS-CC-FILEBASE$/a.png', 'other/folder/a.png'],
    ['images/a.png', 'q1/images/a.png'],
    ['./a.png', 'a.png'],
  ])('is found at %s', (address, name) => {
    const { questions, images, report } = read(shown(address), { [name]: png });
    expect(report).toEqual([]);
    expect(questions).toMatchObject([{ textFormat: 'MARKDOWN', question: `A ![map](file:${id})` }]);
    expect([...(images ?? [])].map(([each, content]) => [each, Buffer.compare(content, png)])).toEqual([
      [id, 0],
    ]);
  });

  it('is found if a material names it', () => {
    const material = '<material><matimage uri="a.png" label="map"/></material>';
    const { questions, report } = read('A', { 'a.png': png }, material);
    expect(report).toEqual([]);
    expect(questions).toMatchObject([{ question: `A\n![map](file:${id})` }]);
  });

  const bomb = new Uint8Array(20 * 1024 * 1024);
  const svg = strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  it.each<[string, Zippable, string]>([
    ['$IMS-CC-FILEBASE$/a.png', {}, '“a.png” is skipped: It is not in the file.'],
    ['$IMS-CC-FILEBASE$/../q1.xml', {}, '“../q1.xml” is skipped: Its address leads out of its folder.'],
    [
      '..%2F..%2Fetc%2Fpasswd',
      {},
      '“..%2F..%2Fetc%2Fpasswd” is skipped: Its address leads out of its folder.',
    ],
    [
      'https://a.example/a.png',
      {},
      '“https://a.example/a.png” is skipped: It is not in the file, but on another site.',
    ],
    [
      'data:image/png;base64,AA',
      {},
      '“data:image/png;base64,AA” is skipped: It is not in the file, but on another site.',
    ],
    ['a.svg', { 'a.svg': svg }, '“a.svg” is skipped: This is not a PNG, JPEG, WebP or GIF image.'],
    ['a.png', { 'a.png': svg }, '“a.png” is skipped: This is not a PNG, JPEG, WebP or GIF image.'],
    [
      'a.html',
      { 'a.html': strToU8('<html>') },
      '“a.html” is skipped: This is not a PNG, JPEG, WebP or GIF image.',
    ],
    ['a.png', { 'a.png': png.subarray(0, 12) }, '“a.png” is skipped: This image is damaged.'],
    ['a.png', { 'a.png': bomb }, '“a.png” is skipped: An image has at most 4 MB.'],
  ])('is reported if it cannot be imported, and its question stays: %s %#', (address, files, message) => {
    const { questions, images, report } = read(shown(address).repeat(2), files);
    expect(questions).toMatchObject([{ textFormat: 'PLAIN', question: 'A [image: map]\n\nA [image: map]' }]);
    expect(images?.size).toBe(0);
    expect(report).toEqual([
      { line: 4, level: 'loss', message: `q1/q1.xml, item i1 “Question”: The image ${message}` },
    ]);
  });

  it('that is a zip bomb with a small size in its table does not affect the others', () => {
    const html = shown('a.png') + shown('b.png');
    const quiz = strToU8(quizFile(item({ type: 'essay_question', prompt: html.replaceAll('<', '&lt;') })));
    const { questions, report } = readQti(
      forged(zipSync({ 'a.png': bomb, 'q1.xml': quiz, 'b.png': png }), 'a.png', 100),
    );
    expect(questions).toMatchObject([{ question: `A [image: map]\n\nA ![map](file:${id})` }]);
    expect(report).toMatchObject([
      { level: 'loss', message: expect.stringContaining('“a.png” is skipped: An image has at most 4 MB.') },
    ]);
  });

  it('is reported as a skipped file if no text shows it', () => {
    expect(read('A', { 'a.png': png }).report).toEqual([
      { line: null, level: 'loss', message: 'Files of the package are skipped: a.png.' },
    ]);
  });
});

describe('an image in a written package', () => {
  it('is a file with an entry in the manifest, once', () => {
    const text = '![A map](file:a) ![Again](file:b)';
    const images = new Map([
      ['a', png],
      ['b', png],
    ]);
    const { bytes, report } = writeQti(
      [choice({ textFormat: 'MARKDOWN', question: text })],
      undefined,
      images,
    );
    const { files } = unzip(bytes, () => true);
    const name = `web_resources/quiz_images/${id}.png`;
    const textOf = (part: RegExp) =>
      [...files]
        .flatMap(([each, content]) => (part.test(each) ? [Buffer.from(content).toString()] : []))
        .join('');
    expect(report).toEqual([]);
    expect(Buffer.compare(files.get(name) ?? new Uint8Array(), png)).toBe(0);
    expect(textOf(/^imsmanifest/)).toContain(
      `type="webcontent" href="${name}">\n      <file href="${name}"/>`,
    );
    expect(textOf(/^g.*\/g.*xml$/)).toContain(
      `&lt;img src="$IMS-CC-FILEBASE$/quiz_images/${id}.png" alt="A map" /&gt;`,
    );
  });

  it('is kept on both sides of a pair', () => {
    const question = matching(
      [
        ['![Left](file:a)', '![Right](file:b)'],
        ['c', 'd'],
      ],
      { textFormat: 'MARKDOWN' },
    );
    const other = pngOf(1, 1);
    const images = new Map([
      ['a', png],
      ['b', other],
    ]);
    const { bytes, report } = writeQti([question], undefined, images);
    expect(report).toEqual([]);
    expect(readQti(bytes).questions).toMatchObject([
      {
        pairs: [
          { left: `![Left](file:${id})`, right: `![Right](file:${contentId(other)})` },
          { left: 'c', right: 'd' },
        ],
      },
    ]);
  });

  it('is reported as lost if the package is full', () => {
    const size = 2.5 * 1024 * 1024;
    const large = (colour: number) => Buffer.concat([pngOf(2, 2, colour), Buffer.alloc(size)]);
    const question = choice({ textFormat: 'MARKDOWN', question: '![A](file:a) ![B](file:b)' });
    const images = new Map([
      ['a', large(1)],
      ['b', large(2)],
    ]);
    const { bytes, report } = writeQti([question], undefined, images);
    expect(bytes.length).toBeLessThan(4 * 1024 * 1024);
    expect(report).toMatchObject([
      {
        level: 'loss',
        message: expect.stringContaining('1 image is not in the file, which has at most 4 MB.'),
      },
    ]);
    expect(readQti(bytes)).toMatchObject({
      questions: [{ question: `![A](file:${contentId(large(1))}) B` }],
      report: [],
    });
  });
});
