import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../../grading/testing/runs.ts';
import { randomText } from '../testing/random-questions.ts';
import { htmlToText } from './html-to-text.ts';

const textOf = (html: string) => htmlToText(html).text;

describe('htmlToText', () => {
  it.each([
    ['plain words', 'plain words'],
    ['<p>one</p><p>two</p>', 'one\n\ntwo'],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['one<br><br>two', 'one\n\ntwo'],
    ['<div>one</div><div>two</div>', 'one\ntwo'],
    ['  one\n   two&nbsp;three ', 'one two three'],
    ['<ul><li>a</li>\n<li>b</li></ul>', '• a\n• b'],
    ['<pre>if (x)\n  y</pre>', 'if (x)\n  y'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['x<sup>2</sup> and 10<sup>-3</sup>, H<sub>2</sub>O', 'x^2 and 10^(-3), H_2O'],
    ['10<sup>12</sup>, x<sup>n+1</sup>, C<sub>60</sub>', '10^12, x^(n+1), C_60'],
    ['<B>bold</B><SPAN STYLE="a>b">er</SPAN>', 'bolder'],
    ['a <!-- b --> c <?php d ?><!DOCTYPE html>e', 'a c e'],
    ['<script>if (a<b && c>d) alert("</b>")</script><style>p{}</style>seen', 'seen'],
    ['3 < 5 and 7 > 5, a<5', '3 < 5 and 7 > 5, a<5'],
    ['<img src="x.png" alt="A cat">', '[image: A cat]'],
    ['<img src=x>', '[image]'],
    [
      '<img class="equation_image" data-equation-content="\\frac{1}{2}" alt="LaTeX: …">',
      '\\(\\frac{1}{2}\\)',
    ],
    ['<a href="https://example.org">here</a>', 'here'],
    ['an unfinished <b', 'an unfinished <b'],
    ['a <b title="unfinished', 'a <b title="unfinished'],
    ['a <!-- unfinished <i>b</i>', 'a <!-- unfinished <i>b</i>'],
    ['', ''],
  ])('converts %j to %j', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each([
    ['&lt;b&gt; &amp;amp; &quot;&apos;', '<b> &amp; "\''],
    ['&#233;&#xE9;&eacute;&Eacute;&ntilde;&ccedil;&ouml;&szlig;', 'éééÉñçöß'],
    ['&alpha;&Omega;&le;&radic;&minus;&times;&frac12;', 'αΩ≤√−×½'],
    [
      '&unknown; & &#0; &#xD800; &#99999999; &constructor;',
      '&unknown; & &#0; &#xD800; &#99999999; &constructor;',
    ],
  ])('decodes %j once', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it('reports what is lost, each kind once', () => {
    const html =
      '<p><b>a</b><i>b</i><a href=x>c</a><img><video></video><script>d</script><input><table></table></p>';
    expect(htmlToText(html).lost).toEqual([
      'fields',
      'formatting',
      'images',
      'links',
      'media',
      'scripts',
      'tables',
    ]);
    expect(htmlToText('<p>a<br>b</p><span>c</span><img data-equation-content="x">').lost).toEqual([]);
  });

  it('returns the original of an escaped text, for random texts', property, () => {
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const check = fc.property(randomText, (text) => {
      expect(textOf(`<pre>${escaped(text)}</pre>`)).toBe(text);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  const pieces = [
    '<',
    '</',
    '<a',
    '<a ',
    '<a b="',
    '<!--',
    '<!',
    '<a b=',
    '&',
    '&#',
    '<script>',
    '<sup>',
    '<pre>',
    ' ',
    '<b/',
    "='",
  ];
  it.each(pieces)('reads 300 KB of %j to the end', (piece) => {
    const many = piece.repeat(300_000 / piece.length);
    for (const html of [many, `${many}>`, `<p>${many}">x</p>`]) {
      expect(typeof textOf(html)).toBe('string');
    }
  });
});
