import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { QuestionText, RichText } from './rich-text.tsx';

/** Waits until the code of the renderer and of formulas has loaded, and returns the element around the text. */
async function showText(text: string, isLine = false): Promise<HTMLElement> {
  renderSite(
    <div data-testid="text">
      <RichText text={`${text}\n\nThe **end**`} format="MARKDOWN" isLine={isLine} />
    </div>,
  );
  await screen.findByText('end', { selector: 'strong' }, { timeout: 10_000 });
  const element = screen.getByTestId('text');
  if (/[$\\]/.test(text))
    await vi.waitFor(
      () => expect(element.querySelector('.katex, code[data-problem]')).not.toBeNull(),
      10_000,
    );
  return element;
}

/** Texts that try to run a script, to load something, or to look like a part of the site. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" onclick="alert(1)">click</a>',
  '<style>*{display:none}</style><form action="https://evil.example"><input></form>',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](java\nscript:alert(1))',
  '[click](&#106;avascript:alert(1))',
  '[click](&#x6A;&#x61;vascript&colon;alert(1))',
  '[click]( javascript:alert(1))',
  '[click](<\u0001javascript:alert(1)>)',
  '[click](data:text/html;base64,PHNjcmlwdD4=)',
  '[click](vbscript:msgbox(1))',
  '[click](//evil.example)',
  '[click](/api/account)',
  '<javascript:alert(1)>',
  '[click][x]\n\n[x]: javascript:alert(1)',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x" onerror="alert(1)](https://evil.example/x.png)',
  '`<img src=x onerror=alert(1)>`',
  '```"><script>\n</code></pre><script>alert(1)</script>\n```',
  '| <b onclick=alert(1)>a</b> |\n|---|\n| <script>alert(1)</script> |',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\href{https://evil.example}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\htmlClass{a" onclick="alert(1)}{x}$',
  '$\\htmlStyle{position:fixed;inset:0}{x}$',
  '$\\htmlData{x=1}{x}$',
  '$</math><script>alert(1)</script>$',
  '$$\\text{<img src=x onerror=alert(1)>}$$',
  '$\\def\\a{\\a\\a}\\a$',
];

const active = 'script, style, iframe, object, embed, form, input, button, img, image, link, meta, base, use';

describe('a formatted text', () => {
  it.each(hostile)(
    'that is hostile runs no script, loads nothing, and links to nothing: %j',
    async (text) => {
      const element = await showText(text);
      expect([...element.querySelectorAll(active)]).toEqual([]);
      for (const each of element.querySelectorAll('*')) {
        const names = each.getAttributeNames();
        expect(names.filter((name) => name.startsWith('on') || name === 'srcdoc')).toEqual([]);
        for (const name of ['href', 'src', 'xlink:href', 'action', 'formaction'])
          expect(each.getAttribute(name)).toBeNull();
        expect(each.getAttribute('style') ?? '').not.toMatch(/position|url|inset/);
      }
    },
  );

  it('has links to web pages and email addresses, which open in a new tab without a referrer', async () => {
    const element = await showText('[a](https://a.example/x) <mailto:a@b.example>');
    const links = [...element.querySelectorAll('a')];
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
      ['https://a.example/x', '_blank', 'noopener noreferrer'],
      ['mailto:a@b.example', '_blank', 'noopener noreferrer'],
    ]);
  });

  it('has formulas that screen readers can read, and shows the error of a wrong formula', async () => {
    const element = await showText('$x^2$ and $\\frac{1}$');
    await vi.waitFor(() => expect(element.querySelectorAll('.katex, code[data-problem]')).toHaveLength(2));
    expect(element.querySelector('math annotation')).toHaveTextContent('x^2');
    expect(element.querySelector('code[data-problem]')).toHaveTextContent(String.raw`\frac{1}`);
    expect(element).toHaveTextContent('Unexpected end of input');
  });

  it('shows a formula of 100 KB as its source, with the limit', async () => {
    const element = await showText(`$${'x+'.repeat(50_000)}x$`);
    expect(element.querySelector('.katex')).toBeNull();
    expect(element).toHaveTextContent('A formula has a maximum of 2,000 characters.');
  });

  it('in a line has no blocks and no links', async () => {
    const element = await showText(
      '# a\n\n- b\n- [c](https://a.example)\n\n|d|\n|-|\n|e|\n\n```\nf\n  g\n```',
      true,
    );
    expect(element.querySelector('p, ul, table, a, pre')).toBeNull();
    expect(element.querySelector('code')?.textContent).toBe('f g');
    expect(element).toHaveTextContent('a b c d e f g The end');
  });

  it('that is plain is shown as it was typed', () => {
    renderSite(<RichText text="**a** $x$ <b>" format="PLAIN" />);
    expect(screen.getByText('**a** $x$ <b>')).toBeVisible();
  });

  it('of a question has its first paragraph as the heading, and the rest after it', async () => {
    renderSite(
      <QuestionText
        text={'What does **this** print?\n\n```\nprint(1)\n```'}
        format="MARKDOWN"
        renderHeading={(text) => <h2>{text}</h2>}
      />,
    );
    await screen.findByText('this', { selector: 'strong' }, { timeout: 10_000 });
    expect(screen.getByRole('heading')).toHaveTextContent(/^What does this print\?$/);
    expect(screen.getByText('print(1)', { selector: 'pre > code' })).toBeVisible();
  });

  it.each([
    ['Let it (with $n$), be', ['n)']],
    ['In ($a$,$b$]: non-$x$-axis', ['(a', ',b]', '-x-']],
    ['a $n$ b', ['n']],
  ])('keeps a formula in the line of the characters that touch it: %s', async (text, joined) => {
    const element = await showText(text);
    const formulas = Array.from(element.querySelectorAll('.katex'), (formula) => {
      const parent = formula.closest('[class*="joined"]');
      formula.querySelector('.katex-mathml')?.remove();
      return parent?.textContent;
    });
    expect(formulas).toEqual(joined);
  });
});
