/** Entities in questions of other systems. Greek and accented letters are not listed, because they are computed. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwj: '\u200D',
  zwnj: '\u200C',
  ndash: '–',
  mdash: '—',
  minus: '−',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  middot: '·',
  sect: '§',
  para: '¶',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  prime: '′',
  Prime: '″',
  micro: 'µ',
  permil: '‰',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  divide: '÷',
  plusmn: '±',
  lowast: '∗',
  radic: '√',
  infin: '∞',
  prop: '∝',
  asymp: '≈',
  sim: '∼',
  cong: '≅',
  ne: '≠',
  equiv: '≡',
  le: '≤',
  ge: '≥',
  sum: '∑',
  prod: '∏',
  int: '∫',
  part: '∂',
  nabla: '∇',
  empty: '∅',
  isin: '∈',
  notin: '∉',
  ni: '∋',
  cap: '∩',
  cup: '∪',
  sub: '⊂',
  sup: '⊃',
  nsub: '⊄',
  sube: '⊆',
  supe: '⊇',
  and: '∧',
  or: '∨',
  not: '¬',
  forall: '∀',
  exist: '∃',
  there4: '∴',
  ang: '∠',
  perp: '⊥',
  oplus: '⊕',
  otimes: '⊗',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  lArr: '⇐',
  rArr: '⇒',
  hArr: '⇔',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
  dagger: '†',
  Dagger: '‡',
  oline: '‾',
  frasl: '⁄',
  circ: 'ˆ',
  tilde: '˜',
  uml: '¨',
  acute: '´',
  cedil: '¸',
  macr: '¯',
  brvbar: '¦',
  curren: '¤',
  fnof: 'ƒ',
  weierp: '℘',
  image: 'ℑ',
  real: 'ℜ',
  alefsym: 'ℵ',
  thetasym: 'ϑ',
  upsih: 'ϒ',
  piv: 'ϖ',
  crarr: '↵',
  uArr: '⇑',
  dArr: '⇓',
  sdot: '⋅',
  lceil: '⌈',
  rceil: '⌉',
  lfloor: '⌊',
  rfloor: '⌋',
  lang: '⟨',
  rang: '⟩',
  loz: '◊',
  spades: '♠',
  clubs: '♣',
  hearts: '♥',
  diams: '♦',
  lrm: '\u200E',
  rlm: '\u200F',
};

const greekNames =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';
const greek: ReadonlyMap<string, string> = new Map(
  greekNames.split(' ').map((name, at) => [name, String.fromCodePoint(0x3b1 + at)]),
);

const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  caron: '\u030C',
  cedil: '\u0327',
};

/** The accented letter of a name such as `eacute`, which is é. Null for other names. */
function accented(name: string): string | null {
  const accent = accents[name.slice(1)];
  return accent === undefined ? null : `${name.charAt(0)}${accent}`.normalize('NFC');
}

function greekLetter(name: string): string | null {
  const small = greek.get(name.toLowerCase());
  if (small === undefined) return null;
  return name === name.toLowerCase() ? small : small.toUpperCase();
}

/** The character with a decimal code, or with a hexadecimal code after an x. Null for an invalid code. */
function characterOfCode(digits: string): string | null {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const isSurrogate = code >= 0xd8_00 && code <= 0xdf_ff;
  return code > 0 && code <= 0x10_ff_ff && !isSurrogate ? String.fromCodePoint(code) : null;
}

/** Decodes `&amp;`, `&#233;` and other entities, once. Unknown entities stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z][a-z\d]{1,9}));/gi,
    (entity, digits: string | undefined, name: string | undefined) => {
      if (digits !== undefined) return characterOfCode(digits) ?? entity;
      if (name === undefined) return entity;
      const known = Object.hasOwn(named, name) ? named[name] : undefined;
      return known ?? greekLetter(name) ?? accented(name) ?? entity;
    },
  );
}
