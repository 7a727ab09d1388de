import { shuffled } from '../../random.ts';
import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import { optionsFor, type Article } from '../terms/distractors.ts';
import { conceptOf } from '../terms/full-names.ts';
import { withoutTitle } from '../terms/name-kinds.ts';
import { commonplaceNames } from '../terms/name-lists.ts';
import { classOf, isKnownPlace, nationalEnding } from '../terms/term-classes.ts';
import type { Term } from '../terms/term.ts';
import { auxiliaries, isFunctionWord, isVerb } from '../text/english.ts';
import { countWords, isCapitalized, isPlural, stem, termKey, wordsOf } from '../text/split-words.ts';
import { acceptedAnswers, gendered } from './accepted-answers.ts';
import { asOption, blank, type BuildContext, type Candidate } from './candidate.ts';
import { sentenceQuestion } from './sentence-question.ts';

/** A term in a statement that can be replaced by a blank. */
interface TermPosition {
  readonly statement: string;
  /** Offset of the term in the statement. */
  readonly start: number;
  readonly end: number;
  readonly term: Term;
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
  /** The higher the number, the better the sentence is for a question. */
  readonly sentenceQuality: number;
}

interface GapText {
  /** The statement with the blank. */
  readonly shown: string;
  /** The term as in the statement, then its other name if the statement has one. */
  readonly accepted: readonly string[];
}

type Gap = GapText & Pick<TermPosition, 'term' | 'source'> & { readonly isRecallable: boolean };

/** Minimum words around a blank. Fewer words fit too many terms: '_____ damages the eyes'. */
const minWordsAround = 4;

const clozeTypes = ['MULTIPLE_CHOICE', 'SHORT_ANSWER'] as const;

/** Brackets right after a term contain another name of the term: '(ATP)'. */
const otherName = /^\s\((?!\d+\))([\p{L}\p{N}][\p{L}\p{N} -]{0,40})\)/u;
/** Words after a term that introduce another name. */
const aliasAfter = /^,?\s(?:or\s|also\s(?:known|called)|known as|i\.e\.)/;

/** Text before or after a blank that makes the blank a part of a longer name: 'Forms of _____', 'Donoghue v _____'. */
const nameBefore = /\p{Lu}[\p{L}.]*\s(?:of\s(?:the\s)?|the\s)?$|\sv(?:s?\.)?\s$/u;
const nextName = /^\s\p{Lu}\p{L}+/u;
const nameAfter = /^\s(?:(?:of|for)\s(?:the\s)?\p{Lu}|v\s\p{Lu})|^[’']s\s\p{Lu}/u;

/** Whether the blank would replace a part of a name or of a title. */
function isPartOfLongerName(
  statement: string,
  start: number,
  end: number,
  { kind, nameKind }: Term,
): boolean {
  if (kind === 'COMMON') return false;
  const [before, after] = [statement.slice(0, start), statement.slice(end)];
  // The first word of a sentence always has a capital letter, so it is not a part of a name: 'In Paris …'.
  if (nameBefore.test(before) && !/^\p{Lu}\p{L}*\s$/u.test(before)) return true;
  // 'The _____’ War', 'The Thirty Years’ _____': a part of a name.
  if (/^[’'](?!s\b)/.test(after) || /\p{Lu}\p{L}+s[’']\s$/u.test(before)) return true;
  if (nextName.test(after) || (nameKind !== 'PERSON' && nameAfter.test(after))) return true;
  // 'The _____ in Society' is a title, not a place.
  return /\b[Tt]he\s$/.test(before) && /^\s(?:in|on)\s\p{Lu}\p{L}+/u.test(after) && nameKind === null;
}

/** Whether an adjective in the sentence reveals a country: 'In _____, the Early English style began'. */
function isRevealedByNationality(rest: string, { nameKind, text }: Term): boolean {
  return (
    nameKind === 'PLACE' &&
    wordsOf(rest).some(
      ({ text: word }) =>
        nationalEnding.test(word) && isCapitalized(word) && word.slice(0, 3) === text.slice(0, 3),
    )
  );
}

/**
 * The statement with a blank in place of the phrase from `start` to `end`. Null if the rest of the statement reveals
 * the phrase by one of its words or by another name.
 */
export function gapText(statement: string, start: number, end: number): GapText | null {
  const answer = statement.slice(start, end);
  const [paren = '', other] = otherName.exec(statement.slice(end)) ?? [];
  if (aliasAfter.test(statement.slice(end)) || statement.charAt(start - 1) === '(') return null;
  // 'Marie Curie was born _____': another name of the subject. 'A typical _____' could be many things.
  if (/\b(?:born|née|alias|typical|certain|ordinary|such as)\s$/i.test(statement.slice(0, start)))
    return null;
  // '117 _____' and 'degrees _____' ask for a unit.
  if (/(?:\d|\bdegrees)\s$/.test(statement.slice(0, start))) return null;
  // 'The _____–bicarbonate system': a part of a compound.
  if (/[–/-]$/.test(statement.slice(0, start)) || /^[–-]\p{L}/u.test(statement.slice(end))) return null;
  const before = statement.slice(0, start).replace(/\b(a|A)n?\s$/, '$1(n) ');
  const after = statement.slice(end + paren.length);
  const rest = new Set(
    wordsOf(`${before} ${after}`).flatMap(({ lower }) => [stem(lower), stem(lower.replace(/[’']s$/, ''))]),
  );
  // 'Cost-push inflation' is revealed by 'costs'.
  const answerStems = wordsOf(`${answer} ${other ?? ''}`).flatMap(({ lower }) => [
    stem(lower),
    ...(lower.includes('-')
      ? lower
          .split('-')
          .filter((word) => word.length > 3)
          .map(stem)
      : []),
  ]);
  if (
    answerStems.some((word) => word.length > 2 && rest.has(word)) ||
    answerStems.every((word) => rest.has(word))
  )
    return null;
  return { shown: `${before}${blank}${after}`, accepted: [answer, ...(other === undefined ? [] : [other])] };
}

function articleBefore(shown: string): Article {
  const before = shown.slice(0, shown.indexOf(blank));
  if (/\bthe\s$/i.test(before)) return 'THE';
  return /\ba\(n\)\s$/i.test(before) ? 'A' : 'NONE';
}

/** A question with options. Null if there are too few options, or if they would reveal the answer. */
function choiceQuestion(gap: Gap, context: BuildContext): SourcedQuestion | null {
  if (!context.allows('MULTIPLE_CHOICE')) return null;
  const { term, shown, accepted, source } = gap;
  const [answer = term.text] = accepted;
  // 'He' or 'she' would exclude some of the options.
  if (term.nameKind === 'PERSON' && gendered.test(shown)) return null;
  // 'In Wozzeck': the word 'in' is not enough evidence that the name is a place.
  if (classOf(term) === 'TOWN' && !isKnownPlace(term)) return null;
  // The options have the number of the answer in this sentence: 'cells', even if the rest of the text has 'cell'.
  const asked = { ...term, text: answer, isPlural: isPlural(answer) };
  const wrong = optionsFor(asked, { shown, article: articleBefore(shown) }, context.pool, context.random);
  if (wrong === null) return null;
  // Options have no titles, because a single option with a title would be noticed.
  const withoutTitles = (text: string) => (term.nameKind === 'PERSON' ? withoutTitle(text) : text);
  const right = asOption(withoutTitles(answer));
  const answers = shuffled(
    [right, ...wrong.map(({ text }) => asOption(withoutTitles(text)))],
    context.random,
  );
  return sentenceQuestion(
    { source, about: term },
    {
      question: `Which term belongs in the blank?\n\n${shown}`,
      answers,
      correctAnswer: [answers.indexOf(right) + 1],
      difficulty: 'EASY',
    },
  );
}

/** Subjects that fit many sentences: 'Critics object that …'. */
const actors = new Set(
  `critic expert scholar researcher scientist people worker student economist historian philosopher author observer firm company adult
  child individual human member user team society patient professional source page`.split(/\s+/),
);

/** Text before a term that the sentence introduces: 'Channels called _____', 'which is known as the _____'. */
const introduction = /\b(?:called|named|termed|known as)\s(?:(?:an?|the)\s)?$/i;
/**
 * Maximum occurrences of a single word. A word that occurs more often is a subject of the whole text, and easy to
 * guess.
 */
const maxCount = 4;

/** Maximum occurrences of a name. A name that occurs more often is the subject of the whole text, and easy to guess. */
const maxNameCount = 6;

/** Whether the term is the subject of the sentence: 'Titration determines …', 'The balance sheet shows …'. */
function isSubject(statement: string, start: number, end: number, { keyWords }: Term): boolean {
  const before = statement.slice(0, start);
  if (!/^(?:(?:an?|the)\s)?$/i.test(before)) return false;
  if (/^the\s$/i.test(before) && keyWords.length < 2) return false;
  const [next] = wordsOf(statement.slice(end, end + 40));
  return (
    next !== undefined &&
    statement.charAt(end) === ' ' &&
    (auxiliaries.has(next.lower) || isVerb(next.lower) || /[^s]s$/.test(next.lower))
  );
}

/**
 * Whether students can know a term from its sentence. True for names, and for terms that the text explains, emphasizes
 * or uses as a subject. Other nouns can be guessed by grammar, or are one of several nouns that fit.
 */
function isRecallable({ statement, start, end, term }: TermPosition): boolean {
  const { kind, keyWords, isMarked, isEmphasized, definition, count } = term;
  if ((kind === 'NAME' && count <= maxNameCount) || introduction.test(statement.slice(0, start))) return true;
  if ((keyWords.length > 1 || kind === 'ACRONYM') && (count > 1 || isMarked || definition !== null))
    return true;
  // The subject of the whole text is easy to guess: 'bends in the course of a _____' in a text about rivers.
  if (isEmphasized && count <= maxCount) return true;
  return isSubject(statement, start, end, term) && !actors.has(keyWords.at(-1) ?? '');
}

/** The term with the noun after the blank, which students can repeat: 'Krebs cycle' for 'Krebs' in 'The _____ cycle'. */
function withNextNoun({ term, shown, accepted: [answer = ''] }: Gap): string[] {
  const [, next = ''] = /^_____ (\p{Ll}{3,})(?=[\s.,;]|$)/u.exec(shown.slice(shown.indexOf(blank))) ?? [];
  const isNoun =
    term.kind === 'NAME' && next !== '' && !isFunctionWord(next) && !isVerb(next) && !next.endsWith('s');
  return isNoun ? [`${answer} ${next}`] : [];
}

/** A question with a short answer. Null if students cannot know the term from its sentence. */
function shortAnswerQuestion(gap: Gap, context: BuildContext): SourcedQuestion | null {
  if (!context.allows('SHORT_ANSWER') || !gap.isRecallable) return null;
  const { term, shown, accepted, source } = gap;
  return sentenceQuestion(
    { source, about: term },
    {
      type: 'SHORT_ANSWER',
      question: `Fill in the blank.\n\n${shown}`,
      answers: acceptedAnswers([...accepted, ...withNextNoun(gap), term.text], term),
      difficulty: 'MEDIUM',
    },
  );
}

/** Asks for a term in its sentence. The gap is computed on demand, because a long text has thousands of candidates. */
export class ClozeCandidate implements Candidate {
  readonly form = 'CLOZE';
  readonly types = clozeTypes;
  readonly sentences: readonly number[];
  readonly asked: readonly string[];
  readonly quality: number;
  /** Undefined until it is computed. */
  private gap: Gap | null | undefined;

  private readonly position: TermPosition;

  constructor(position: TermPosition) {
    this.position = position;
    this.sentences = [position.at];
    this.asked = [termKey(conceptOf(position.term))];
    this.quality = position.sentenceQuality + position.term.salience;
  }

  isPossible(): boolean {
    const { term } = this.position;
    return !term.isMainName && !commonplaceNames.has(term.text.toLowerCase()) && this.read() !== null;
  }

  build(context: BuildContext): SourcedQuestion | null {
    const gap = this.read();
    if (gap === null) return null;
    return context.random() < 0.25
      ? (shortAnswerQuestion(gap, context) ?? choiceQuestion(gap, context))
      : (choiceQuestion(gap, context) ?? shortAnswerQuestion(gap, context));
  }

  private read(): Gap | null {
    if (this.gap !== undefined) return this.gap;
    const { statement, start, end, term, source } = this.position;
    const rest = countWords(statement.slice(0, start)) + countWords(statement.slice(end));
    const text =
      rest < minWordsAround ||
      isRevealedByNationality(`${statement.slice(0, start)} ${statement.slice(end)}`, term) ||
      isPartOfLongerName(statement, start, end, term)
        ? null
        : gapText(statement, start, end);
    this.gap = text === null ? null : { ...text, term, source, isRecallable: isRecallable(this.position) };
    return this.gap;
  }
}
