import type { TextSource } from '../sourced-question.ts';
import { withNames } from './antecedents.ts';
import { blocksOf, type Block, type BlockKind } from './blocks.ts';
import { isFunctionWord } from './english.ts';
import { emphasized, plainText } from './plain-text.ts';
import { isLooseEvent, refersBack } from './references.ts';
import { stem } from './split-words.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Antecedent extends Span {
  readonly source: TextSource;
}

/** A sentence, list item or heading, with its position. */
export interface Sentence extends Omit<TextSource, 'antecedent'> {
  readonly kind: BlockKind;
  /** Whether the sentence begins its paragraph or list item. */
  readonly isFirst: boolean;
  /** The text without marks of Markdown. */
  readonly plain: string;
  /** The parts of the sentence that are in bold, italics or code. */
  readonly emphasized: readonly string[];
  /** Whether the sentence refers to an earlier sentence: 'the pump' after 'the sodium-potassium pump'. */
  readonly refersBack: boolean;
  /**
   * The name that `plain` has in place of a pronoun: 'In 1891 Marie Curie followed' for 'In 1891 she followed'. Its
   * position in `plain`, and the sentence that has the name. Null if `plain` is as written.
   */
  readonly antecedent: Antecedent | null;
}

/** Maximum UTF-16 units of a sentence. Longer texts are probably not sentences. */
const maxLength = 600;

/** The locale is fixed, so that all machines find the same sentences. English rules work for other languages too. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** An abbreviation at the end of a segment. Its full stop does not end the sentence. */
const abbreviated =
  /(?:^|[\s("“[])(?:\p{Lu}|(?:\p{Lu}\.)+\p{Lu}|e\.\s?g|i\.\s?e|z\.\s?B|d\.\s?h|u\.\s?a|p\.\s?ex|c\.-à-d|cf|vgl|bzw|ca|approx|vs|viz|resp|incl|esp|fig|figs|eq|eqs|ch|chap|sec|no|nos|nr|vol|pp?|ed|eds|al|dr|mr|mrs|ms|prof|st|sr|sra|jr|gen|col|capt|rev|hon|lt|sgt|mt|ft|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\d{1,2})\.\s*$/iu;
const numberAtEnd = /(?:^|\s)\d{1,2}\.\s*$/;
const month = /^\s*(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\b/iu;

/** Letters with full stops, such as 'U.S.', at the end of a sentence: 'He moved to the U.S. The …'. */
function endsInInitials(piece: string, next: string): boolean {
  const [first = ''] = /^\s*\p{L}+/u.exec(next) ?? [];
  return /\p{Lu}\.\p{Lu}\.\s*$/u.test(piece) && isFunctionWord(first.trim().toLowerCase());
}

/** Whether a sentence ends in a letter that is not an initial: 'Rich in vitamin C. The …', unlike 'by J. Smith'. */
function endsInLetter(piece: string, next: string): boolean {
  const [, word = ''] = /(?:^|\s)(\p{Ll}[\p{L}-]*)\s\p{Lu}\.\s*$/u.exec(piece.slice(-40)) ?? [];
  return word !== '' && !isFunctionWord(word) && /^\s*\p{Lu}\p{Ll}/u.test(next);
}

/** Whether a sentence was split in the middle, so that the next piece continues it. */
function isSplitTooEarly(piece: string, next: string): boolean {
  const tail = piece.slice(-16);
  if (!abbreviated.test(tail) || endsInLetter(piece, next) || endsInInitials(piece, next)) return false;
  // The sentence ends in a unit: '100 ms. A …'.
  if (/\d\s?\p{L}{1,3}\.\s*$/u.test(tail) && /^\s*\p{Lu}/u.test(next)) return false;
  // The sentence continues after '28.' in '28. Juli', and after '1.' at its start. It ends after 'It has 12.'.
  return !numberAtEnd.test(tail) || /^\s*\d{1,2}\.\s*$/.test(piece) || month.test(next);
}

/**
 * Replaces line breaks and references like '[1]' by as many spaces, because the segmenter ends sentences at line breaks
 * and not before references.
 */
function unbroken(text: string): string {
  return text
    .replaceAll(/[\r\n\u2028\u2029\u0085]/g, ' ')
    .replaceAll(/\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]/g, (reference) => ' '.repeat(reference.length));
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
  if (plain === '') return null;
  const marked = emphasized(sentence);
  return {
    start,
    end,
    sentence,
    kind,
    isFirst,
    plain,
    emphasized: marked,
    refersBack: false,
    antecedent: null,
  };
}

const definedNoun = /^(?:(?:An?|The)\s)?(\p{L}+)\s(?:is|are|was|were|means|refers)\b/u;

/** The sentences without the later ones that repeat an earlier one. */
function withoutRepetitions(sentences: readonly Sentence[]): Sentence[] {
  const known = new Set<string>();
  return sentences.filter(({ plain, kind }) => {
    const isNew = kind === 'HEADING' || !known.has(plain);
    known.add(plain);
    return isNew;
  });
}

/** Puts names in place of the pronouns with which sentences begin. */
function withAntecedents(sentences: readonly Sentence[]): Sentence[] {
  return withNames(sentences).map((resolved, at) => {
    const sentence = sentences[at] as Sentence;
    const named = resolved === null ? undefined : sentences[resolved.namedAt];
    if (resolved === null || named === undefined) return sentence;
    const { plain, start, end } = resolved;
    const source = { start: named.start, end: named.end, sentence: named.sentence };
    return { ...sentence, plain, antecedent: { start, end, source } };
  });
}

/** Marks the sentences that refer to an earlier sentence. */
function withReferences(sentences: readonly Sentence[]): Sentence[] {
  const texts = sentences.map(({ plain }) => plain);
  const capitalized = texts.flatMap((text) => text.match(/(?<=\S\s)\p{Lu}[\p{L}-]+/gu) ?? []);
  // 'The' is in titles, too: 'The Descent of Man'.
  const names = new Set(capitalized.filter((word) => !isFunctionWord(word.toLowerCase())));
  const defined = new Set(texts.map((text) => stem((definedNoun.exec(text)?.[1] ?? '').toLowerCase())));
  return sentences.map((sentence, at) =>
    isLooseEvent(sentence.plain, names) ||
    refersBack(sentence.plain, texts.slice(Math.max(0, at - 6), at), (noun) => defined.has(noun))
      ? { ...sentence, refersBack: true }
      : sentence,
  );
}

/**
 * The sentences and headings of notes or pasted text, in order. Sentences over 600 characters, and sentences that repeat
 * an earlier one, are skipped.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences = blocksOf(text).flatMap((block) =>
    spansOf(text, block)
      .map((span, at) => sentenceOf(text, span, block.kind, at === 0))
      .filter((sentence) => sentence !== null),
  );
  return withReferences(withoutRepetitions(withAntecedents(sentences)));
}
