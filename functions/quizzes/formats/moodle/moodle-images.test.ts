import { describe, expect, it } from 'vitest';
import { choice, matching } from '../../../../core/quizzes/testing/given.ts';
import { pngOf } from '../../../../tests/support/png.ts';
import { contentId } from '../images/file-images.ts';
import { readMoodle } from './read-moodle.ts';
import { writeMoodle } from './write-moodle.ts';

const png = pngOf(3, 2);
const base64 = png.toString('base64');
const id = contentId(png);

const file = (name: string, content = base64, path = '/') =>
  `<file name="${name}" path="${path}" encoding="base64">${content}</file>`;

/** A file whose essay has this HTML and these files. The question begins in line 2. */
const read = (html: string, files: string, format = 'html') =>
  readMoodle(
    Buffer.from(
      `<quiz>\n<question type="essay"><name><text>Q</text></name><questiontext format="${format}"><text><![CDATA[${html}]]></text>${files}</questiontext></question></quiz>`,
    ),
  );

const question = (text: string) => choice({ textFormat: 'MARKDOWN', question: text });

describe('an image of a Moodle XML file', () => {
  it('is part of the text, with its description, also in a folder and with an encoded name', () => {
    const { questions, images, report } = read(
      '<p>Look:</p><img src="@@PLUGINFILE@@/my%20folder/a%2Bb.png?time=1" alt="A [small] map">',
      file('a+b.png', base64, '/my folder/'),
    );
    expect(report).toEqual([]);
    expect(questions).toMatchObject([
      { textFormat: 'MARKDOWN', question: `Look:\n\n![A &#91;small&#93; map](file:${id})` },
    ]);
    expect([...(images ?? [])]).toEqual([[id, png]]);
  });

  it('is read from a text in Markdown', () => {
    const { questions, report } = read(
      '**Look:** ![a map](@@PLUGINFILE@@/a.png "title") ![gone](@@PLUGINFILE@@/b.png)',
      file('a.png'),
      'markdown',
    );
    expect(questions).toMatchObject([{ question: `**Look:** ![a map](file:${id}) [image: gone]` }]);
    expect(report).toEqual([
      { line: 2, level: 'loss', message: '“Q”: The image “b.png” is skipped: It is not in the file.' },
    ]);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
  const huge = pngOf(5_001, 5_000, 0, 1).toString('base64');
  it.each([
    ['@@PLUGINFILE@@/a.png', '', '“a.png” is skipped: It is not in the file.'],
    ['@@PLUGINFILE@@/../a.png', file('a.png'), '“../a.png” is skipped: It is not in the file.'],
    ['../../etc/passwd', '', '“../../etc/passwd” is skipped: It is not in the file.'],
    [
      'https://a.example/a.png',
      '',
      '“https://a.example/a.png” is skipped: It is not in the file, but on another site.',
    ],
    ['//a.example/a.png', '', '“//a.example/a.png” is skipped: It is not in the file, but on another site.'],
    [
      '@@PLUGINFILE@@/a.png',
      file('a.png', svg),
      '“a.png” is skipped: This is not a PNG, JPEG, WebP or GIF image.',
    ],
    [
      '@@PLUGINFILE@@/a.png',
      file('a.png', ''),
      '“a.png” is skipped: This is not a PNG, JPEG, WebP or GIF image.',
    ],
    [
      '@@PLUGINFILE@@/a.png',
      file('a.png', base64.slice(0, 16)),
      '“a.png” is skipped: This image is damaged.',
    ],
    [
      '@@PLUGINFILE@@/a.png',
      file('a.png', huge),
      '“a.png” is skipped: An image has at most 25 million pixels, and this one has 5001 × 5000. Make it smaller first.',
    ],
  ])('is reported if it cannot be imported, and its question stays: %s', (address, files, message) => {
    const { questions, images, report } = read(`<p>A <img src="${address}" alt="map"></p>`.repeat(2), files);
    expect(questions).toMatchObject([{ textFormat: 'PLAIN', question: 'A [image: map]\n\nA [image: map]' }]);
    expect(images?.size).toBe(0);
    expect(report.filter(({ message: text }) => text.includes('skipped'))).toEqual([
      { line: 2, level: 'loss', message: `“Q”: The image ${message}` },
    ]);
  });

  it('is skipped after the 50th of a question', () => {
    const names = Array.from({ length: 51 }, (_, at) => `${at}.png`);
    const { questions, images, report } = read(
      names.map((name) => `<img src="@@PLUGINFILE@@/${name}">`).join(''),
      names.map((name, at) => file(name, pngOf(1, 1 + at).toString('base64'))).join(''),
    );
    expect(questions).toHaveLength(1);
    expect(images?.size).toBe(51);
    expect(report).toMatchObject([
      { level: 'loss', message: '“Q”: The image “50.png” is skipped: A question has at most 50 images.' },
    ]);
  });

  it('is reported as a file if the text does not show it', () => {
    expect(read('What?', file('a.pdf')).report).toMatchObject([
      { level: 'loss', message: '“Q”: HTML is reduced to text, without its files.' },
    ]);
  });

  it('is written into the text that shows it, as Moodle does', () => {
    const text = Buffer.from(
      writeMoodle([question('Look: ![A map](file:a)')], undefined, new Map([['a', png]])).bytes,
    ).toString();
    expect(text).toContain(`&lt;img src="@@PLUGINFILE@@/${id}.png" alt="A map" /&gt;`);
    expect(text).toContain(`<file name="${id}.png" path="/" encoding="base64">${base64}</file>`);
  });

  it('is reported as lost if the user cannot see it, if the file is full, and on the right side of a pair', () => {
    const large = Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]);
    const pairs = matching(
      [
        ['![A](file:a)', 'x'],
        ['b', '![B](file:a)'],
      ],
      { textFormat: 'MARKDOWN' },
    );
    const given = [
      question('![a](file:gone)'),
      question('![b](file:large)'),
      question('![c](file:unread)'),
      pairs,
    ];
    const images = new Map([
      ['large', large],
      ['unread', null],
      ['a', png],
    ]);
    const { bytes, report } = writeMoodle(given, undefined, images);
    expect(bytes.length).toBeLessThan(10_000);
    expect(report).toEqual([
      { line: null, level: 'loss', message: 'Right sides of 1 question are written without images.' },
      { line: null, level: 'loss', message: 'Right sides of 1 question are written without formatting.' },
      {
        line: null,
        level: 'loss',
        message: '1 image is not in the file, because you cannot see it on this site.',
      },
      {
        line: null,
        level: 'loss',
        message:
          '2 images are not in the file, which has at most 4 MB. It has only their descriptions. Export fewer questions at once.',
      },
    ]);
    expect(readMoodle(bytes).questions.map((each) => each.question.slice(0, 5))).toEqual([
      'a',
      'b',
      'c',
      'Which',
    ]);
  });
});
