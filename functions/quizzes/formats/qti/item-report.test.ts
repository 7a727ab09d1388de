import { describe, expect, it } from 'vitest';
import { readXml } from '../archive/xml.ts';
import { ItemReport } from './item-report.ts';

/** The text of an item with this content, and its report. */
function read(content: string) {
  const item = readXml(new TextEncoder().encode(`<item>${content}</item>`));
  const report = new ItemReport('Question 3', 7);
  return { text: report.textIn(item), lines: report.report() };
}

const html = (text: string) => `<material><mattext texttype="text/html">${text}</mattext></material>`;

describe('the text of an item', () => {
  it.each([
    [
      'plain text without the space around it',
      '<material><mattext> a &lt;b&gt; </mattext></material>',
      'a <b>',
    ],
    ['escaped HTML as text', html('&lt;p&gt;a &amp;amp; b&lt;/p&gt;'), 'a & b'],
    [
      'HTML in capitals',
      '<material><mattext texttype="TEXT/HTML">&lt;i&gt;a&lt;/i&gt;</mattext></material>',
      'a',
    ],
    ['tags in the XML', '<material><mattext><p>a &lt; b</p></mattext></material>', 'a < b'],
    ['emphasized text', '<material><matemtext>a</matemtext></material>', 'a'],
    ['one line for each material', `${html('a')}${html('b')}`, 'a\nb'],
    ['no line for an empty material', `${html('a')}${html('')}${html('b')}`, 'a\nb'],
    ['materials in other elements', `<flow><flow>${html('a')}</flow></flow>`, 'a'],
    ['no text of its answers', `${html('a')}<response_lid>${html('b')}</response_lid>`, 'a'],
    ['no text of its choices', `${html('a')}<render_choice>${html('b')}</render_choice>`, 'a'],
    ['a mark for each image', `${html('a')}<material><matimage uri="x.png"/></material>`, 'a\n[image]'],
    ['nothing for sounds', `${html('a')}<material><mataudio uri="x.mp3"/></material>`, 'a'],
  ])('contains %s', (_, content, text) => {
    expect(read(content).text).toBe(text);
  });

  it('is empty for a missing element', () => {
    expect(new ItemReport('Question 3', 7).textIn(undefined)).toBe('');
  });

  it('keeps the attributes of tags in the XML', () => {
    const { text } = read(
      '<material><mattext><img alt="a &quot;b&quot; &amp; c" src="x"/></mattext></material>',
    );
    expect(text).toContain('a "b" & c');
  });
});

describe('the report of an item', () => {
  it('is empty if nothing is lost', () => {
    expect(read(html('a')).lines).toEqual([]);
  });

  it('names what is lost once, in alphabetical order', () => {
    const lost = `<material><matvideo/></material><material><mataudio/></material><material><matimage/></material>`;
    expect(read(lost).lines).toEqual([
      { line: 7, level: 'loss', message: 'Question 3: HTML is reduced to text, without its images, media.' },
    ]);
  });

  it('names what the HTML loses', () => {
    const { lines } = read(html('&lt;table&gt;&lt;tr&gt;&lt;td&gt;a&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ line: 7, level: 'loss' });
    expect(lines[0]?.message).toContain('tables');
  });

  it('names the item in each line, with the item’s line number, another line number or none', () => {
    const report = new ItemReport('Question 3', 7);
    report.addLine('error', 'It has no answer.');
    report.addLine('loss', 'Its points are lost.', 12);
    report.addLine('loss', 'Its title is lost.', null);
    expect(report.report()).toEqual([
      { line: 7, level: 'error', message: 'Question 3: It has no answer.' },
      { line: 12, level: 'loss', message: 'Question 3: Its points are lost.' },
      { line: null, level: 'loss', message: 'Question 3: Its title is lost.' },
    ]);
  });

  it('refuses HTML beyond 500,000 characters, once', () => {
    const half = html('a'.repeat(250_000));
    expect(read(`${half}${half}`).lines).toEqual([]);
    const { text, lines } = read(`${half}${half}${html('b')}${html('c')}`);
    expect(text).toBe(`${'a'.repeat(250_000)}\n${'a'.repeat(250_000)}`);
    expect(lines).toEqual([
      {
        line: 7,
        level: 'error',
        message: 'Question 3: The HTML of a question must not be longer than 500,000 characters.',
      },
    ]);
  });
});
