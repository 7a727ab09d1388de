import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { LinkedText, LinksIn } from './linked-text.tsx';
import { linksIn, textParts } from '../../../../core/links/text-links.ts';

describe('the parts of a text', () => {
  it.each([
    ['See https://a.example/x?y=1#z now', ['https://a.example/x?y=1#z']],
    [
      'http://a.example, ftp://b.example/file and file:///c/notes.txt.',
      ['http://a.example', 'ftp://b.example/file', 'file:///c/notes.txt'],
    ],
    ['(https://a.example/wiki/Graph_(discrete))', ['https://a.example/wiki/Graph_(discrete)']],
    ['“https://a.example/”…', ['https://a.example/']],
    ['HTTPS://A.example twice: HTTPS://A.example', ['HTTPS://A.example']],
    ['<https://a.example>', ['https://a.example']],
    ['javascript:alert(1) data:text/html,x mailto:a@b.example xhttps://a.example', []],
    ['https:// and http://.', []],
    ['', []],
  ])('of %j include the addresses %j', (text, expected) => {
    expect(linksIn(text)).toEqual(expected);
  });

  it.each(['', 'no address', 'https://a.example', 'x https://a.example. y http://b.example'])(
    'add up to the text %j',
    (text) => {
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    },
  );

  it('include an address before 100,000 brackets and full stops', () => {
    const text = `https://a.example/${').'.repeat(50_000)}`;
    expect(linksIn(text)).toEqual(['https://a.example/']);
  });
});

describe('a linked text', () => {
  it('has links that open in a new tab without a referrer, and shows markup as text', () => {
    renderSite(<LinkedText text={'Read https://a.example/<b>x</b>.'} />);
    const link = screen.getByRole('link', { name: 'https://a.example/' });
    expect(link).toHaveAttribute('href', 'https://a.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(document.body).toHaveTextContent('Read https://a.example/<b>x</b>.');
  });
});

describe('the links of a field', () => {
  it('are listed under it, and nothing is shown without links', () => {
    const { unmount } = renderSite(
      <LinksIn text="Call: https://a.example/call" label="Links in the syllabus" />,
    );
    expect(screen.getByRole('navigation', { name: 'Links in the syllabus' })).toBeVisible();
    unmount();
    renderSite(<LinksIn text="No address" label="Links in the syllabus" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
