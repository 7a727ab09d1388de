import { decodeText } from './archive/decode-text.ts';
import { isZip } from './archive/is-zip.ts';
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
const patterns: readonly (readonly [FormatId, (text: string) => boolean])[] = [
  ['moodle', (text) => /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:!DOCTYPE\s+)?quiz\s*[>[]/.test(text)],
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

/** Maximum bytes of a text to examine. */
const maxExamined = 64 * 1024;

/**
 * Format of a file. ZIP packages are recognized by their content, and GIFT, CSV and TSV files by their
 * extension. For other files the content decides, then the extension. Null if both are unclear.
 */
export function detectFormat(fileName: string, bytes: Uint8Array): FormatId | null {
  if (isZip(bytes)) return 'qti';
  const named = byExtension[extensionOf(fileName)];
  if (named === 'gift' || named === 'csv') return named;
  const text = decodeText(bytes.subarray(0, maxExamined)).text.replaceAll(/\r\n?/g, '\n');
  const [detected] = patterns.find(([, matches]) => matches(text)) ?? [];
  return detected ?? named ?? null;
}
