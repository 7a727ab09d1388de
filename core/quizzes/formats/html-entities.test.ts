// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { decodeEntities } from './html-entities.ts';

/** The text as a browser decodes it. */
function inBrowser(html: string): string {
  const field = document.createElement('textarea');
  field.innerHTML = html;
  return field.value;
}

const names = `
    amp lt gt quot apos zwj zwnj ndash mdash minus hellip lsquo rsquo sbquo ldquo rdquo bdquo laquo raquo
    lsaquo rsaquo bull middot sect para copy reg trade deg prime Prime micro permil sup1 sup2 sup3 frac12
    frac14 frac34 times divide plusmn lowast radic infin prop asymp sim cong ne equiv le ge sum prod int
    part nabla empty isin notin ni cap cup sub sup nsub sube supe and or not forall exist there4 ang perp
    oplus otimes larr uarr rarr darr harr lArr rArr hArr euro pound yen cent iexcl iquest ordf ordm szlig
    aelig AElig oelig OElig oslash Oslash eth ETH thorn THORN
    alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau
    upsilon phi chi psi omega Gamma Delta Theta Lambda Pi Sigma Phi Psi Omega
    eacute Eacute agrave Agrave ocirc Ocirc ntilde Ntilde auml Auml ouml Ouml uuml Uuml ccedil Ccedil aring Aring
    scaron Scaron yacute Yacute yuml Yuml atilde otilde iuml icirc oline frasl circ tilde uml acute cedil macr
    dagger Dagger brvbar curren fnof weierp image real alefsym thetasym upsih piv crarr uArr dArr sdot lceil rceil
    lfloor rfloor lang rang loz spades clubs hearts diams lrm rlm`;

describe('decodeEntities', () => {
  it.each(names.trim().split(/\s+/))('reads &%s; like browsers', (name) => {
    expect(decodeEntities(`a&${name};b`)).toBe(inBrowser(`a&${name};b`));
  });

  it('reads spaces of every width as normal spaces, and removes soft hyphens', () => {
    expect(decodeEntities('a&nbsp;b&ensp;c&emsp;d&thinsp;e&shy;f')).toBe('a b c d ef');
  });

  it.each([
    ['&#233;&#xE9;&#XE9;&#x1F600;', 'ééé😀'],
    ['&#1;&#xD7FF;&#xE000;&#x10FFFF;', '\u0001\uD7FF\uE000\u{10FFFF}'],
    ['&#xDFFF;', '&#xDFFF;'],
    ['&amp;lt;', '&lt;'],
    [
      '&nothing; &constructor; &#0; &#xD800; &#1114112; & &;',
      '&nothing; &constructor; &#0; &#xD800; &#1114112; & &;',
    ],
  ])('reads %s', (text, expected) => {
    expect(decodeEntities(text)).toBe(expected);
  });
});
