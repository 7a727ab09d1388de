/** Creates texts of any length that might slow down a parser more than in proportion to their length. */
export interface Adversary {
  readonly name: string;
  /** Exactly `length` UTF-16 units long. */
  readonly text: (length: number) => string;
}

/** At least one character of every class that parsers distinguish. */
const singles = [
  ...' \t\n\r\f\u00A0\u2028\uFEFF\u200B\u00AD\0\u0007',
  ...'"\'`“’\\/|{}[]()<>&#%$€*_-–=~+^:;,.!?@…',
  ...'09azAÉé中\u0301\u{1F600}',
  '\uD800',
];

/** Texts that are repeated: alternating characters, unclosed marks, and lines of every supported format. */
const units = [
  ['a ', ' a', 'a\n', '\n ', ' \n', '\t\n', '\r\n', 'a\r', '\n\n', 'a\t', 'a. ', 'A. ', 'a, ', 'a b c. '],
  [
    '1 ',
    '1. ',
    '12. ',
    '1,',
    '1.1',
    '1 000 ',
    "1'000",
    '-1 ',
    '12 % ',
    '$1 ',
    '1/',
    '1e1',
    '1;',
    '0.',
    '\u0301a',
  ],
  [
    '{}',
    '{ ',
    '} ',
    '[]',
    '()',
    '( ',
    '<>',
    '><',
    '<<a',
    '""',
    '"a',
    'a"b ',
    '" "',
    '",',
    ',"',
    '"\n',
    '"\t',
    '"""x\n',
  ],
  [
    '\\"',
    '\\\\n',
    '\\{',
    '\\]',
    '&amp;',
    '&#1;',
    '&a',
    '&;',
    '${a}',
    '[a](',
    '![a]',
    '[^a]',
    '**a',
    '_a_',
    '`a ',
    '~~~\n',
  ],
  [
    '<a>',
    '</a>',
    '<a></a>',
    '<a ',
    '<a b="',
    '<a b=c ',
    '<a =',
    '<!--',
    '-->',
    '<!',
    '<?',
    '<![CDATA[',
    ']]>',
    '<p>',
  ],
  [
    '<sup>',
    '</sup>',
    '<sup>a</sup>',
    '<sup>1',
    '<sub>ab',
    '<pre>',
    '<li>',
    '<td>',
    '<br>',
    '<img alt="a">',
    '<script>',
  ],
  ['&lt;sup&gt;', '&lt;a ', '&lt;!--', '&lt;'],
  ['> ', '- a\n', '# a\n', '| a ', '-', ' -', 'a: b\n', 'a - b ', '- ', '==', '  *'],
  [
    'A cell is a room. ',
    'A are b that a of ',
    'Aa of ',
    'Aa of the ',
    'is a ',
    'is called ',
    ' (ATP) or ',
    'May 12. ',
  ],
  [
    '=a ',
    '~a ',
    '~=a',
    '=a->b ',
    '#a',
    '%50%',
    '~%50%a',
    '####',
    '::',
    '->',
    '..',
    '// a\n',
    '// [tag:a]\n',
    '[tag:',
    '[id:a',
  ],
  ['A) a\n', 'A. a\n', 'ANSWER: A\n', 'ANSWER:', 'a\nA) b\nB) c\nANSWER: B\n\n'],
  [
    '* a\n',
    '*a) b\n',
    '[*] a\n',
    '[ ] a\n',
    '... a\n',
    '= 1\n',
    '____\n',
    '1. a\n*a) b\nb) c\n',
    'GROUP\n',
    '```\n',
    '_ ',
  ],
  ['a,b;c\td\n', 'a,', ',\n', ',,,\n', ',;\t', ';', 'name,', 'name\t', 'x\ty\n', 'a;b\n', '1, '],
  ['"",', '"\n",', '"a",', '"a"b'],
].flat();

const pairs: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<sup>', '</sup>'],
  ['<sup>a', 'b</sup>'],
  ['<div>', '</div>'],
  ['<a>', '</a>'],
  ['<!--', '-->'],
  ['&lt;sup&gt;', '&lt;/sup&gt;'],
  ['"', '"x'],
];

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

function nested([open, close]: readonly [string, string], length: number): string {
  const depth = Math.floor(length / (open.length + close.length));
  return (open.repeat(depth) + close.repeat(depth)).padEnd(length);
}

function adversary(unit: string): Adversary {
  return { name: JSON.stringify(unit), text: (length) => repeated(unit, length) };
}

export const characters: readonly Adversary[] = singles.map(adversary);

export const adversaries: readonly Adversary[] = [
  ...characters,
  ...units.map(adversary),
  ...pairs.map((pair) => ({
    name: `nested ${pair.join('…')}`,
    text: (length: number) => nested(pair, length),
  })),
];

/** Puts a text between two others. Many regular expressions are slow only if they fail at the end of a text. */
export function between(before: string, { name, text }: Adversary, after: string): Adversary {
  return {
    name: [before, name, after].map((part) => (part === name ? name : JSON.stringify(part))).join(' '),
    text: (length) => before + text(Math.max(0, length - before.length - after.length)) + after,
  };
}
