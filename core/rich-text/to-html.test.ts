import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { readableText } from './readable-text.ts';
import { toHtml } from './to-html.ts';

const html = (source: string, imageUrl: (id: string) => string | null = () => null) =>
  toHtml(parseMarkdown(source), { imageUrl });

describe('the HTML of a formatted text', () => {
  it.each([
    ['a **b** *c* ~~d~~ `<e>`', '<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>&lt;e&gt;</code></p>'],
    ['a\nb', '<p>a<br />b</p>'],
    ['a&#32; b', '<p>a&nbsp; b</p>'],
    ['$a<b$', '<p>\\(a&lt;b\\)</p>'],
    ['$$a$$', '<p>\\[a\\]</p>'],
    ['# a', '<p><strong>a</strong></p>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['- a\n- b\n  1. c', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
    ['3. a', '<ol start="3"><li>a</li></ol>'],
    ['```\n<a>\n```', '<pre><code>&lt;a&gt;</code></pre>'],
    ['|a|\n|-|\n|b|', '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>'],
    ['---', '<hr />'],
    ['[a](https://a.example/?x=1&y="2)', '<p><a href="https://a.example/?x=1&amp;y=&quot;2">a</a></p>'],
    ['<script>"</script>', '<p>&lt;script&gt;&quot;&lt;/script&gt;</p>'],
    ['[a](javascript:x)', '<p>[a](javascript:x)</p>'],
  ])('of %j has the expected elements and escapes other signs', (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it('has images with the given URLs, or only their descriptions if there is no URL', () => {
    expect(html('![a "b"](file:x)', (id) => `images/${id}.png`)).toBe(
      '<p><img src="images/x.png" alt="a &quot;b&quot;" /></p>',
    );
    expect(html('![a "b"](file:x)')).toBe('<p>a &quot;b&quot;</p>');
  });
});

describe('the readable text of a formatted text', () => {
  it.each([
    ['**Which** *of* `these`, $x^2$?', 'Which of these, x^2?'],
    ['# Head\n- a\n> b', 'Head\na\nb'],
    ['![A cell](file:abc) [here](https://a.example/x_y)', 'A cell here'],
    ['2\\*3\\*4 &#32;snake_case', '2*3*4  snake_case'],
  ])('of %j has no Markdown signs', (source, expected) => {
    expect(readableText(source, 'MARKDOWN')).toBe(expected);
    expect(readableText(source, 'PLAIN')).toBe(source);
  });
});
