import { gap, type QuestionParts } from './read-question.ts';
import { sentencesIn, stemOf, wordsIn } from './words.ts';

const personNoun =
  /\b(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Nn]o)\s(?:\p{Ll}[\p{L}-]+\s){0,3}?\p{Ll}*(?:er|or|ist|ian|ant|man|person|friar|king|child|patient|student)\b/u;

function referenceIn(text: string): string | null {
  const pronoun = /\b(?:he|him|his|she|her|hers)\b/i.exec(text);
  const before = text.slice(0, pronoun?.index ?? 0);
  const hasName =
    before.includes(gap) ||
    /(?:^|\s)\p{Lu}[\p{L}-]+(?=,?\s(?:\p{Ll}|\p{Lu}))/u.test(
      before.replace(/^(?:In|On|At|The|After|Before|During)\s/, ''),
    );
  if (pronoun !== null && !hasName && !personNoun.test(before)) return `“${pronoun[0]}” is someone else`;
  if (/^(?:\p{Lu}\S*\s){1,4}\p{Ll}+\s(?:it|them)\b/u.test(text)) return 'its object is in another sentence';
  if (/\bthere[.,;]/.test(text)) return '“there” means a place in another sentence';
  if (/\b(?:can|cannot|could|does|did)[,;]/.test(text)) return 'its verb is in another sentence';
  if (/^(?:in return|in turn|within (?:days|weeks|months|years))\b/i.test(text))
    return 'it continues another sentence';
  if (/\bare examples[.]?$/.test(text)) return 'it continues another sentence';
  return null;
}

export function selfContained({ made: { question }, shown }: QuestionParts): string | null {
  const texts = question.type === 'MATCHING' ? [] : [shown];
  if (question.pairs.some(({ left }) => /^(?:exam|slides?|week|reading|due|homework|chem \d)/i.test(left)))
    return 'a pair is about the course';
  return texts.map(referenceIn).find((found) => found !== null) ?? null;
}

/** Nouns that fit in sentences about every topic. */
const ordinary =
  /^(?:societ|patient|student|people|process|part|thing|member|worker|person|customer|compan|kind|number|way|time|place|group|product|user|team|firm)(?:y|ies|es|s)?$/i;

export function worthAsking({
  made: { question },
  shown,
  hasBlank,
  right,
  sentence,
}: QuestionParts): string | null {
  if (question.type === 'TRUE_FALSE')
    return /\bnot\b|\bcannot\b/.test(shown) && !/\bnot\b|\bcannot\b/.test(sentence)
      ? 'it is only negated'
      : null;
  if (!hasBlank || question.type === 'NUMERIC') return null;
  if (ordinary.test(right)) return `“${right}” is guessed`;
  const at = shown.indexOf(gap);
  if (/\p{L}ed\s$/u.test(shown.slice(0, at)) && /^\S+\s$/.test(shown.slice(0, at)))
    return 'it asks for a part of a term';
  if (/^[–-]\p{L}/u.test(shown.slice(at + gap.length))) return 'it asks for a part of a term';
  return /\bv[.]?\s$/.test(shown.slice(0, at)) ? 'it asks for a part of a name' : null;
}

/**
 * How the text uses a term: as a label in a list, as the subject of a sentence, or as a kind of something ('isobaric
 * process').
 */
export function partsOf(term: string, passage: string): Set<string> {
  const stems = wordsIn(term).map(stemOf);
  const parts = new Set<string>(stems.length > 1 ? [`kind of ${stems.at(-1) ?? ''}`] : []);
  for (const sentence of passage.split('\n').flatMap(sentencesIn)) {
    const bare = sentence
      .replace(/^[\s#>*•‣-]*(?:\d{1,3}[.)]\s*)?/, '')
      .replaceAll('**', '')
      .replace(/^(?:an?|the)\s/i, '');
    const words = wordsIn(bare);
    if (!stems.every((stem, at) => stemOf(words[at] ?? '') === stem)) continue;
    const isLabel = new RegExp(
      String.raw`^(?:[^\s]+\s){0,${stems.length + 1}}?[^\s]+(?:\s\([^)]*\))?(?::|\s[–—=-])\s`,
      'u',
    ).test(bare);
    parts.add(isLabel ? 'label' : 'subject');
  }
  return parts;
}
