import { decodeText } from './archive/decode-text.ts';
import { isZip } from './archive/unzip.ts';
import { isQuestionTable } from './csv/read-csv.ts';
import type { FormatId } from './format.ts';

const byExtension: Readonly<Record<string, FormatId>> = {
  gift: 'gift',
  csv: 'csv',
  tsv: 'csv',
  zip: 'qti',
  imscc: 'qti',
  qti: 'qti',
};

function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
}

/** Patterns of the formats, most specific first. */
const looks: readonly (readonly [FormatId, (text: string) => boolean])[] = [
  ['qti', (text) => /^\s*<(?:\?xml|questestinterop)/.test(text)],
  ['csv', isQuestionTable],
  ['aiken', (text) => /^[ \t]{0,9}ANSWER:[ \t]{0,9}[A-Z][ \t]{0,9}$/m.test(text)],
  [
    'text',
    (text) => /^(?:\d{1,4}[.)][ \t]|\*?[a-z]\)[ \t]|\[[ *]?\][ \t])/m.test(text) && !/^[^\n{]*\{/m.test(text),
  ],
  ['gift', (text) => text.includes('{') && text.lastIndexOf('}') > text.indexOf('{')],
  ['text', (text) => /^\d{1,4}[.)][ \t]/m.test(text)],
];

/** The part of a text to examine. */
const glance = 64 * 1024;

/** Format of a file by its content, else by its name. Null if both are unclear. */
export function detectFormat(fileName: string, bytes: Uint8Array): FormatId | null {
  if (isZip(bytes)) return 'qti';
  const named = byExtension[extensionOf(fileName)];
  if (named === 'gift' || named === 'csv') return named;
  const text = decodeText(bytes.subarray(0, glance)).text.replaceAll(/\r\n?/g, '\n');
  const [looked] = looks.find(([, looksLike]) => looksLike(text)) ?? [];
  return looked ?? named ?? null;
}
