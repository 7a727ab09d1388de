import type { SourcedQuestion } from '../../core/quizzes/generation/sourced-question.ts';
import { nameKinds } from './names.ts';
import { filled, gap, isOrder, read, yearIn, type QuestionParts } from './read-question.ts';
import { partsOf, selfContained, worthAsking } from './study-rules.ts';
import {
  distance,
  factsIn,
  isNamed,
  isPlural,
  isWithin,
  overlap,
  sentencesIn,
  stemOf,
  wordsIn,
} from './words.ts';

/**
 * What a teacher expects of generated questions. The checks use only the text and the questions, and no functions of
 * the generator. The rules are coarse, so a bad question can follow all of them.
 */
export const ruleTexts = {
  answerable: 'its source sentence gives the answer',
  oneRight: 'exactly one answer is correct',
  noGiveaway: 'the question does not show its answer',
  ownFact: 'no other question is about the same fact',
  sameKind: 'wrong options are of the same kind and number as the answer',
  readable: 'it is understood without the text',
  accepted: 'obvious variants of a short answer are accepted',
  samePart: 'wrong options have the same part in the text as the answer',
  selfContained: 'it needs no other sentence',
  worthAsking: 'it is not obvious, and its grammar does not show the answer',
} as const;

export type Rule = keyof typeof ruleTexts;

export interface Flaw {
  /** Index of the question. */
  readonly at: number;
  readonly rule: Rule;
  readonly why: string;
}

function pairsProblem(one: QuestionParts): string | null {
  const { pairs } = one.made.question;
  const texts = one.sentences;
  if (isOrder(one)) {
    const years = pairs.map(({ right }) => {
      const source = texts.find((sentence) => isWithin(right, sentence));
      return source === undefined ? null : yearIn(source);
    });
    if (years.includes(null)) return 'an event has no source with a year';
    const isAscending = years.every((year, at) => at === 0 || (years[at - 1] ?? 0) < (year ?? 0));
    return isAscending ? null : 'the events are not in order';
  }
  const lost = pairs.find(
    ({ left, right }) =>
      !texts.some((sentence) =>
        isNamed(left, sentence) || isWithin(left, sentence) ? isWithin(right, sentence) : false,
      ),
  );
  return lost === undefined ? null : `no source says “${lost.left}: ${lost.right}”`;
}

function statementProblem({ made: { question }, shown, sentence }: QuestionParts): string | null {
  const isTrue = /true/i.test(question.answers[(question.correctAnswer[0] ?? 1) - 1] ?? '');
  if (isTrue) return isWithin(shown, sentence) ? null : 'the true statement is not in its source';
  if (isWithin(shown, sentence)) return 'the false statement is in its source';
  const extra = Math.max(0, wordsIn(sentence).length - wordsIn(shown).length);
  return distance(shown, sentence) - extra <= 4
    ? null
    : 'the false statement has little to do with its source';
}

function answerable(one: QuestionParts): string | null {
  const { made, passage, shown, hasBlank, right, sentence } = one;
  for (const { start, end, sentence: quoted } of made.sources)
    if (passage.slice(start, end) !== quoted) return 'a source is not in the text';
  if (made.question.type === 'MATCHING') return pairsProblem(one);
  if (made.question.type === 'TRUE_FALSE') return statementProblem(one);
  if (hasBlank)
    return isWithin(filled(shown, right), sentence) ? null : 'the sentence does not fill the blank';
  const asked = /[“"](.+)[”"]/.exec(shown)?.[1] ?? shown;
  if (!isWithin(asked, sentence) && !isNamed(asked, sentence)) return 'the question is not from its source';
  return isWithin(right, sentence) || isNamed(right, sentence) ? null : 'the answer is not in its source';
}

const rough =
  /\b(?:about|around|roughly|nearly|almost|approximately|over|more than|up to|less than|at least|by)\s+\S{0,2}$/i;

function numberProblem({ made: { question }, sentence, shown }: QuestionParts): string | null {
  const [{ value, tolerance } = { value: 0, tolerance: 0 }] = question.numericAnswers;
  const at = shown.indexOf(gap);
  const [before, after] = [shown.slice(Math.max(0, at - 30), at), shown.slice(at + gap.length)];
  const isYear =
    Number.isInteger(value) &&
    value >= 1000 &&
    value <= 2100 &&
    /\b(?:in|since|of|from|to|and|until|between)\s$/i.test(before) &&
    !/^\s\p{Ll}{4,}s\b/u.test(after);
  if (/\d\s?\S{0,3}\sto\s\S?$|^\s?(?:to|–|-)\s?\S?\d|\d\s?[–-]\s?$/.test(before.slice(-12)) && !isYear)
    return 'it asks for one end of a range';
  if (/^\s?(?:to|–|-)\s?[$€£]?\d/.test(after) && !isYear) return 'it asks for one end of a range';
  const decimals = String(value).split('.')[1]?.length ?? 0;
  const exact = decimals === 0 ? 0 : 0.51 * 10 ** -decimals;
  const max = Math.max(exact, rough.test(before) ? Math.abs(value) * 0.055 : 0);
  if (tolerance > max) return `the tolerance ${tolerance} is too large for ${value}`;
  return wordsIn(sentence).filter((word) => Number(word) === Math.abs(value)).length === 1
    ? null
    : 'the number is not there once';
}

/** Whether another sentence makes a wrong option correct too. */
function isTrueElsewhere({ passage, shown, sentence }: QuestionParts, option: string): boolean {
  const facts = factsIn(shown);
  return sentencesIn(passage).some(
    (other) =>
      !sentence.includes(other) &&
      isNamed(option, other) &&
      overlap(facts, factsIn(other)) > 0.8 &&
      factsIn(other).size > 2,
  );
}

function oneRight(one: QuestionParts): string | null {
  const {
    made: { question },
    passage,
    shown,
    hasBlank,
    right,
    wrong,
    sentence,
  } = one;
  const { type, answers, correctAnswer, pairs } = question;
  if (type === 'NUMERIC') return numberProblem(one);
  if (type === 'MATCHING') {
    const sides = [pairs.map(({ left }) => left), pairs.map((pair) => pair.right)];
    return sides.every(
      (side) => new Set(side.map((text) => wordsIn(text).map(stemOf).join(' '))).size === side.length,
    )
      ? null
      : 'two pairs are alike';
  }
  if (type === 'SHORT_ANSWER') return null;
  if (correctAnswer.length !== 1) return 'several options are marked';
  if (type === 'TRUE_FALSE') {
    const isFalse = !/true/i.test(right);
    return isFalse && sentencesIn(passage).some((other) => isWithin(shown, other))
      ? 'the text says it elsewhere'
      : null;
  }
  const keys = answers.map((answer) => wordsIn(answer).map(stemOf).join(' '));
  if (new Set(keys).size < keys.length) return 'two options are alike';
  for (const option of wrong) {
    if (isNamed(option, sentence)) return `“${option}” is in the source as well`;
    if (hasBlank && sentencesIn(passage).some((other) => isWithin(filled(shown, option), other)))
      return `“${option}” fits the text as well`;
    if (isTrueElsewhere(one, option)) return `“${option}” may be right as well`;
  }
  return null;
}

const vowel = /^(?:[aeio]|u(?!ni|se|til|ra))/i;

function optionProblem({ shown, hasBlank, right, wrong }: QuestionParts): string | null {
  const lengths = wrong.map(({ length }) => length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (right.length > longest * 1.8 && right.length > longest + 12)
    return 'the answer is by far the longest option';
  if (right.length * 1.8 < shortest && right.length + 12 < shortest)
    return 'the answer is by far the shortest option';
  const [, article] = /\b(an?)\s+_____/i.exec(shown) ?? [];
  if (
    hasBlank &&
    article !== undefined &&
    [right, ...wrong].some((option) => vowel.test(option) !== vowel.test(right))
  )
    return 'the article shows the answer';
  const facts = factsIn(shown);
  const shared = (option: string) => [...factsIn(option)].some((word) => facts.has(word));
  if (shared(right) && !wrong.some(shared)) return 'only the answer repeats a word of the question';
  const capital = (option: string) => /^\p{Lu}/u.test(option);
  return wrong.every((option) => capital(option) !== capital(right))
    ? 'only the answer has its capital letter'
    : null;
}

function noGiveaway(one: QuestionParts): string | null {
  const {
    made: { question },
    shown,
    right,
    wrong,
  } = one;
  if (question.type === 'TRUE_FALSE') return null;
  if (question.type === 'MATCHING') {
    if (isOrder(one))
      return question.pairs.some(({ right: event }) => yearIn(event) !== null)
        ? 'an event shows its year'
        : null;
    const told = question.pairs.find(
      ({ left, right: description }) => overlap(factsIn(left), factsIn(description)) > 0.5,
    );
    return told === undefined ? null : `“${told.right}” names its partner`;
  }
  const asked = /[“"](.+)[”"]/.test(shown);
  if (!asked) {
    const facts = factsIn(shown);
    const last = stemOf(wordsIn(right).at(-1) ?? '');
    if (facts.has(last) || overlap(factsIn(right), facts) > 0.5) return 'the question contains its answer';
  }
  return wrong.length === 0 || asked ? null : optionProblem(one);
}

/** The facts that a question is about. A matching question has one for each pair. */
function factsOf(one: QuestionParts): readonly { readonly facts: Set<string>; readonly answer: string }[] {
  const {
    made: { question },
    shown,
    right,
    hasBlank,
  } = one;
  if (question.type === 'MATCHING')
    return question.pairs.map(({ left, right: other }) => ({
      facts: factsIn(`${isOrder(one) ? '' : left} ${other}`),
      answer: isOrder(one) ? '' : left,
    }));
  if (question.type === 'TRUE_FALSE') return [{ facts: factsIn(shown), answer: '' }];
  return [{ facts: factsIn(hasBlank ? filled(shown, right) : `${shown} ${right}`), answer: right }];
}

function areOneFact(one: QuestionParts, other: QuestionParts): boolean {
  return factsOf(one).some((a) =>
    factsOf(other).some((b) => Math.min(a.facts.size, b.facts.size) > 1 && overlap(a.facts, b.facts) > 0.6),
  );
}

/**
 * Kind of an option, from its form and its uses in the text: 'year', 'number', 'acronym', 'noun', 'name' or a known
 * kind.
 */
function kindOf(option: string, passage: string): string {
  if (/^[-−$€£]?\d[\d.,]*(?:\s\S+)?$/.test(option)) return /^\d{4}$/.test(option) ? 'year' : 'number';
  if (/^\S{1,8}$/.test(option) && /^.+\p{Lu}/u.test(option)) return 'acronym';
  const escaped = option.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const uses = [
    ...passage
      .replaceAll(/\s+/g, ' ')
      .matchAll(new RegExp(String.raw`[\p{L}\p{N},]\s+(${escaped})(?![\p{L}\p{N}])`, 'giu')),
  ].map(([, use = '']) => use);
  const known = nameKinds.get(option.toLowerCase());
  if (known !== undefined && uses.every((use) => /^\p{Lu}/u.test(use))) return known;
  if (/\s\p{Ll}\S*$/u.test(option)) return 'noun';
  const isName = uses.length === 0 ? /\s\p{Lu}/u.test(option) : uses.every((use) => /^\p{Lu}/u.test(use));
  return isName ? 'name' : 'noun';
}

const article = /^(?:(an?|one)|the)\s/i;

function sameKind(one: QuestionParts): string | null {
  const {
    made: { question },
    shown,
    right,
    wrong,
    passage,
  } = one;
  if (question.type !== 'MULTIPLE_CHOICE') return null;
  const isDescription = /[“"](.+)[”"]/.test(shown) || wordsIn(right).length > 6;
  for (const option of wrong) {
    if (isDescription) {
      const [a, b] = [article.exec(right), article.exec(option)];
      if ((a === null) !== (b === null)) return 'the descriptions begin differently';
      continue;
    }
    const [a, b] = [kindOf(right, passage), kindOf(option, passage)];
    // A number with four digits looks like a year.
    if (a === 'number' && b === 'year') continue;
    if (a !== b) return `“${right}” is a ${a}, “${option}” a ${b}`;
    if (a === 'noun' && isPlural(right) !== isPlural(option))
      return `“${right}” and “${option}” differ in number`;
    if (!isNamed(option, passage) && a !== 'number' && a !== 'year') return `“${option}” is not in the text`;
  }
  return null;
}

const dangling =
  /^(?:it|its|they|their|he|his|she|her|this|these|that|those|such|there|both|neither|another|then|also|afterwards|however|therefore|thus)\b/i;
const pointing = /\b(?:this|these|such an?|the (?:former|latter)|you|we|our|us)\b/i;

/** A noun with 'the' whose meaning is only clear from another sentence: 'The river is long.' */
const introduced =
  /^[Tt]he (?:river|company|theatre|couple|rule|court|book|dam|canal|king|queen|emperor|man|woman|city|town|country|treaty|machine|ship|team|author|poet|play|poem|opera|house|building|animal|experiment|expedition|war|battle|funeral|magazine|bill|law|report|letter|patent)\s(?!of\b|in\b|at\b|on\b|that\b|which\b|who\b|between\b|with\b|from\b)(?!\p{Lu})/u;

function readableText(text: string): string | null {
  const bare = text.trim();
  if (dangling.test(bare)) return `it begins with “${bare.split(' ')[0] ?? ''}”`;
  if (pointing.test(bare) || introduced.test(bare)) return 'it points to another sentence';
  if (bare.split('(').length !== bare.split(')').length) return 'a bracket is open';
  if ((bare.match(/["“”]/g) ?? []).length % 2 === 1) return 'a quotation mark is open';
  if (/\s(?:of|in|the|a|an|and|or|to|by|with|on)[.]?$/i.test(bare)) return 'it is cut off';
  return wordsIn(bare).length <= 45 ? null : 'it is too long';
}

/** Why a text that is not a whole sentence is not readable, or null. */
function readablePhrase(text: string): string | null {
  if (/\b(?:it|them|him|her)$/i.test(text.trim())) return 'it ends in a pronoun';
  if (/\b(?:week|chapter|lecture|page)\s\d/i.test(text)) return 'it is a label of the notes';
  return readableText(text);
}

function readable({ made: { question }, shown, hasBlank, sentence }: QuestionParts): string | null {
  if (question.type === 'MATCHING') {
    const texts = question.pairs.flatMap(({ left, right }) => [left, right]);
    return texts.map(readablePhrase).find((problem) => problem !== null) ?? null;
  }
  const isStatement = hasBlank || question.type === 'TRUE_FALSE';
  if (!isStatement) return readablePhrase(shown);
  if (wordsIn(shown).length < 4) return 'it is too short';
  // Items of a list often end without a full stop.
  if (!/[.!?”"’')]$/.test(shown.trim()) && /[.!?]$/.test(sentence.trim())) return 'it is no sentence';
  if (shown.split(gap).length > 2) return 'it has two blanks';
  return readableText(shown);
}

const titles =
  /^(?:king|queen|emperor|empress|general|president|pope|saint|sir|lord|lady|prince|princess|dr\.?|professor|captain|the)\s+(?=\p{Lu})/iu;

/** Variants that a teacher would accept. */
function variantsOf(answer: string): string[] {
  const bare = answer.replace(titles, '');
  const isPerson = nameKinds.get(bare.toLowerCase()) === 'person' && !/\b(?:of|the|[IVX]+)\b/.test(bare);
  const surname = isPerson ? (/\s(\S+)$/.exec(bare)?.[1] ?? bare) : bare;
  const unaccented = bare.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [
    answer.toLowerCase(),
    bare,
    surname,
    bare.replaceAll('-', ' '),
    unaccented,
    bare.replace(/^(?:an?|the)\s/i, ''),
  ];
}

function accepted({ made: { question }, right }: QuestionParts): string | null {
  if (question.type !== 'SHORT_ANSWER') return null;
  const key = (text: string) => text.trim().toLowerCase();
  const given = new Set(question.answers.map(key));
  const missing = variantsOf(right).find((variant) => !given.has(key(variant)));
  return missing === undefined ? null : `“${missing}” is not accepted for “${right}”`;
}

const single: readonly (readonly [rule: Rule, check: (one: QuestionParts) => string | null])[] = [
  ['answerable', answerable],
  ['oneRight', oneRight],
  ['noGiveaway', noGiveaway],
  ['sameKind', sameKind],
  ['readable', readable],
  ['accepted', accepted],
  ['samePart', samePart],
  ['selfContained', selfContained],
  ['worthAsking', worthAsking],
];

function samePart(one: QuestionParts): string | null {
  const { made, shown, right, wrong, passage } = one;
  if (made.question.type !== 'MULTIPLE_CHOICE' || /[“"](.+)[”"]/.test(shown) || wordsIn(right).length > 6)
    return null;
  if (kindOf(right, passage) !== 'noun' && kindOf(right, passage) !== 'acronym') return null;
  const own = partsOf(right, passage);
  const odd = wrong.find((option) => [...partsOf(option, passage)].every((part) => !own.has(part)));
  return odd === undefined ? null : `the text does not use “${odd}” like “${right}”`;
}

/** All violations of the rules by the questions about a text. */
export function flawsOf(passage: string, questions: readonly SourcedQuestion[]): Flaw[] {
  const all = questions.map((made) => read(made, passage));
  return all.flatMap((one, at) => {
    const flaws = single.flatMap(([rule, check]): Flaw[] => {
      const why = check(one);
      return why === null ? [] : [{ at, rule, why }];
    });
    const twin = all.findIndex((other, index) => index < at && areOneFact(other, one));
    return twin < 0
      ? flaws
      : [...flaws, { at, rule: 'ownFact', why: `question ${twin + 1} is about it too` }];
  });
}
