import type { TextSource } from '../sourced-question.ts';
import { blocksOf, type Block, type BlockKind } from './blocks.ts';
import { isFunctionWord } from './english.ts';
import { emphasized, plainText } from './plain-text.ts';
import { isLooseEvent, refersBack } from './references.ts';
import { stem } from './split-words.ts';

/** A sentence, list item or heading, with its position. */
export interface Sentence extends TextSource {
  readonly kind: BlockKind;
  /** Whether the sentence begins its paragraph or list item. */
  readonly isFirst: boolean;
  /** The text without marks of Markdown. */
  readonly plain: string;
  /** The parts of the sentence that are in bold, italics or code. */
  readonly emphasized: readonly string[];
  /** Whether the sentence refers to an earlier sentence: 'the pump' after 'the sodium-potassium pump'. */
  readonly refersBack: boolean;
}

/** Maximum UTF-16 units of a sentence. Longer texts are probably not sentences. */
const maxLength = 600;

/** The locale is fixed, so that all machines find the same sentences. English rules work for other languages too. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** An abbreviation at the end of a segment. Its full stop does not end the sentence. */
const abbreviated =
  /(?:^|[\s("“[])(?:\p{Lu}|e\.\s?g|i\.\s?e|z\.\s?B|d\.\s?h|u\.\s?a|p\.\s?ex|c\.-à-d|cf|vgl|bzw|ca|approx|vs|viz|resp|incl|esp|fig|figs|eq|eqs|ch|chap|sec|no|nos|nr|vol|pp?|ed|eds|al|dr|mr|mrs|ms|prof|st|sr|sra|jr|gen|col|capt|rev|hon|lt|sgt|mt|ft|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\d{1,2})\.\s*$/iu;
const numberAtEnd = /(?:^|\s)\d{1,2}\.\s*$/;
const month = /^\s*(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\b/iu;

/** Whether a sentence ends in a letter that is not an initial: 'Rich in vitamin C. The …', unlike 'by J. Smith'. */
function endsInLetter(piece: string, next: string): boolean {
  const [, word = ''] = /(?:^|\s)(\p{Ll}[\p{L}-]*)\s\p{Lu}\.\s*$/u.exec(piece.slice(-40)) ?? [];
  return word !== '' && !isFunctionWord(word) && /^\s*\p{Lu}\p{Ll}/u.test(next);
}

/** Whether a sentence was split in the middle, so that the next piece continues it. */
function isSplitTooEarly(piece: string, next: string): boolean {
  const tail = piece.slice(-16);
  if (!abbreviated.test(tail) || endsInLetter(piece, next)) return false;
  // The sentence ends in a unit: '100 ms. A …'.
  if (/\d\s?\p{L}{1,3}\.\s*$/u.test(tail) && /^\s*\p{Lu}/u.test(next)) return false;
  // The sentence continues after '28.' in '28. Juli', and after '1.' at its start. It ends after 'It has 12.'.
  return !numberAtEnd.test(tail) || /^\s*\d{1,2}\.\s*$/.test(piece) || month.test(next);
}

/** Replaces each line break by one space, because the segmenter ends sentences at line breaks. */
function unbroken(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029\u0085]/g, ' ');
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function spansOf(text: string, { kind, start, end }: Block): Span[] {
  if (kind === 'HEADING') return [{ start, end }];
  const spans: Span[] = [];
  let from = start;
  const pieces = [...segmenter.segment(unbroken(text.slice(start, end)))];
  for (const [at, { segment, index }] of pieces.entries()) {
    const next = pieces[at + 1]?.segment;
    if (next !== undefined && isSplitTooEarly(segment, next)) continue;
    spans.push({ start: from, end: start + index + segment.length });
    from = start + index + segment.length;
  }
  return spans;
}

function trimmed(text: string, { start, end }: Span): Span {
  const raw = text.slice(start, end);
  return { start: start + (raw.length - raw.trimStart().length), end: start + raw.trimEnd().length };
}

function sentenceOf(text: string, span: Span, kind: BlockKind, isFirst: boolean): Sentence | null {
  const { start, end } = trimmed(text, span);
  if (end - start > maxLength) return null;
  const sentence = text.slice(start, end);
  // Some databases and JSON parsers refuse half surrogate pairs and control characters.
  if (!sentence.isWellFormed() || /[^\P{Cc}\s]/u.test(sentence)) return null;
  const plain = plainText(sentence);
  return plain === ''
    ? null
    : { start, end, sentence, kind, isFirst, plain, emphasized: emphasized(sentence), refersBack: false };
}

const definedNoun = /^(?:(?:An?|The)\s)?(\p{L}+)\s(?:is|are|was|were|means|refers)\b/u;

/** Marks the sentences that refer to an earlier sentence. */
function withReferences(sentences: readonly Sentence[]): Sentence[] {
  const texts = sentences.map(({ plain }) => plain);
  const names = new Set(texts.flatMap((text) => text.match(/(?<=\S\s)\p{Lu}[\p{L}-]+/gu) ?? []));
  const defined = new Set(texts.map((text) => stem((definedNoun.exec(text)?.[1] ?? '').toLowerCase())));
  return sentences.map((sentence, at) =>
    isLooseEvent(sentence.plain, names) ||
    refersBack(sentence.plain, texts.slice(Math.max(0, at - 6), at), (noun) => defined.has(noun))
      ? { ...sentence, refersBack: true }
      : sentence,
  );
}

/** The sentences and headings of notes or pasted text, in order. Sentences over 600 characters are skipped. */
export function sentencesOf(text: string): Sentence[] {
  const sentences = blocksOf(text).flatMap((block) =>
    spansOf(text, block)
      .map((span, at) => sentenceOf(text, span, block.kind, at === 0))
      .filter((sentence) => sentence !== null),
  );
  return withReferences(sentences);
}
