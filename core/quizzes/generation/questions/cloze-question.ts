import { shuffled } from '../../random.ts';
import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import { optionsFor, type Article } from '../terms/distractors.ts';
import { withoutTitle } from '../terms/name-kinds.ts';
import { commonplaceNames } from '../terms/name-lists.ts';
import { classOf, isKnownPlace, nationalEnding } from '../terms/term-classes.ts';
import type { Term } from '../terms/term-book.ts';
import { auxiliaries, isVerb } from '../text/english.ts';
import { countWords, isCapitalized, isPlural, stem, wordsOf } from '../text/split-words.ts';
import { acceptedAnswers, gendered } from './accepted-answers.ts';
import { asOption, blank, type BuildParts, type Candidate } from './candidate.ts';
import { sentenceQuestion } from './sentence-question.ts';

/** A removable term in a statement. */
interface TermPosition {
  readonly statement: string;
  /** Offset of the term in the statement. */
  readonly start: number;
  readonly end: number;
  readonly term: Term;
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
  /** How well its sentence suits a question. */
  readonly worth: number;
}

interface GapText {
  readonly shown: string;
  /** The term as written, then its other names. */
  readonly accepted: readonly string[];
}

type Gap = GapText & Pick<TermPosition, 'term' | 'source'> & { readonly isRecallable: boolean };

/** Fewer words around a blank describe too many things: '_____ damages the eyes'. */
const minRest = 4;

const clozeTypes = ['MULTIPLE_CHOICE', 'SHORT_ANSWER'] as const;

/** '(ATP)' right after a term abbreviates it. */
const otherName = /^\s\((?!\d+\))([\p{L}\p{N}][\p{L}\p{N} -]{0,40})\)/u;
/** What follows a term with a second name. */
const alias = /^,?\s(?:or\s|also\s(?:known|called)|known as|i\.e\.)/;

/** 'Forms of _____', 'the _____ in Society', 'Donoghue v _____': a part of a longer name. */
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
  // The first word of a sentence has its capital anyway: 'In Paris …'.
  if (nameBefore.test(before) && !/^\p{Lu}\p{L}*\s$/u.test(before)) return true;
  if (nextName.test(after) || (nameKind !== 'PERSON' && nameAfter.test(after))) return true;
  // 'The _____ in Society': only a place is likely to follow in another way.
  return /\b[Tt]he\s$/.test(before) && /^\s(?:in|on)\s\p{Lu}\p{L}+/u.test(after) && nameKind === null;
}

/** Whether a word for its people shows a country: 'In _____, the Early English style began'. */
function isShownByNationality(rest: string, { nameKind, text }: Term): boolean {
  return (
    nameKind === 'PLACE' &&
    wordsOf(rest).some(
      ({ text: word }) =>
        nationalEnding.test(word) && isCapitalized(word) && word.slice(0, 3) === text.slice(0, 3),
    )
  );
}

/**
 * The statement with a blank for the phrase at `start`. Null if the rest reveals the phrase: by one of its words
 * or by another name.
 */
export function gapText(statement: string, start: number, end: number): GapText | null {
  const answer = statement.slice(start, end);
  const [paren = '', other] = otherName.exec(statement.slice(end)) ?? [];
  if (alias.test(statement.slice(end)) || statement.charAt(start - 1) === '(') return null;
  // 'Marie Curie was born _____': another name of the subject. 'A typical _____' could be many things.
  if (/\b(?:born|née|alias|typical|certain|ordinary|such as)\s$/i.test(statement.slice(0, start)))
    return null;
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

function choose(gap: Gap, parts: BuildParts): SourcedQuestion | null {
  if (!parts.allows('MULTIPLE_CHOICE')) return null;
  const { term, shown, accepted, source } = gap;
  const [answer = term.text] = accepted;
  // A pronoun for a man or a woman would exclude some of the people.
  if (term.nameKind === 'PERSON' && gendered.test(shown)) return null;
  // 'In Wozzeck': nothing but 'in' shows that a name is a place.
  if (classOf(term) === 'TOWN' && !isKnownPlace(term)) return null;
  // As written here: 'cells' even if the text mostly has 'cell'.
  const asked = { ...term, text: answer, isPlural: isPlural(answer) };
  const wrong = optionsFor(asked, { shown, article: articleBefore(shown) }, parts.pool, parts.random);
  if (wrong === null) return null;
  // A title would make one of the people stand out.
  const named = (text: string) => (term.nameKind === 'PERSON' ? withoutTitle(text) : text);
  const right = asOption(named(answer));
  const answers = shuffled([right, ...wrong.map(({ text }) => asOption(named(text)))], parts.random);
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

/** Subjects that any sentence may have: 'Critics object that …'. */
const actors = new Set(
  `critic expert scholar researcher scientist people worker student economist historian philosopher author observer firm company adult
  child individual human member user team society patient professional source page`.split(/\s+/),
);

/** 'Channels called _____', 'which is known as the _____'. */
const naming = /\b(?:called|named|termed|known as)\s(?:(?:an?|the)\s)?$/i;
/** A single word that occurs more often is a subject of the whole text. */
const maxCount = 4;

/** A name that occurs more often is the subject of the whole text. */
const maxNameCount = 6;

/** Whether the sentence is about the term: 'Titration determines …', 'An enzyme speeds up …', 'The balance sheet shows …'. */
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
 * Whether students can know a term from its sentence: names, and terms that the text explains, emphasizes or makes its subject.
 * Other nouns are guessed by grammar, or are one of several that fit.
 */
function isRecallable({ statement, start, end, term }: TermPosition): boolean {
  const { kind, keyWords, isMarked, isEmphasized, definition, count } = term;
  if ((kind === 'NAME' && count <= maxNameCount) || naming.test(statement.slice(0, start))) return true;
  if ((keyWords.length > 1 || kind === 'ACRONYM') && (count > 1 || isMarked || definition !== null))
    return true;
  // The subject of the whole text is guessed: 'bends in the course of a _____' in a text about rivers.
  if (isEmphasized && count <= maxCount) return true;
  return isSubject(statement, start, end, term) && !actors.has(keyWords.at(-1) ?? '');
}

function recall(gap: Gap, parts: BuildParts): SourcedQuestion | null {
  if (!parts.allows('SHORT_ANSWER') || !gap.isRecallable) return null;
  const { term, shown, accepted, source } = gap;
  return sentenceQuestion(
    { source, about: term },
    {
      type: 'SHORT_ANSWER',
      question: `Fill in the blank.\n\n${shown}`,
      answers: acceptedAnswers([...accepted, term.text], term),
      difficulty: 'MEDIUM',
    },
  );
}

/** Asks for a term in its sentence. A long text has thousands of candidates, so the gap is computed on demand. */
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
    this.asked = [position.term.key];
    this.quality = position.worth + position.term.salience;
  }

  isPossible(): boolean {
    const { term } = this.position;
    return !term.isMainName && !commonplaceNames.has(term.text.toLowerCase()) && this.read() !== null;
  }

  build(parts: BuildParts): SourcedQuestion | null {
    const gap = this.read();
    if (gap === null) return null;
    return parts.random() < 0.25
      ? (recall(gap, parts) ?? choose(gap, parts))
      : (choose(gap, parts) ?? recall(gap, parts));
  }

  private read(): Gap | null {
    if (this.gap !== undefined) return this.gap;
    const { statement, start, end, term, source } = this.position;
    const rest = countWords(statement.slice(0, start)) + countWords(statement.slice(end));
    const text =
      rest < minRest ||
      isShownByNationality(`${statement.slice(0, start)} ${statement.slice(end)}`, term) ||
      isPartOfLongerName(statement, start, end, term)
        ? null
        : gapText(statement, start, end);
    this.gap = text === null ? null : { ...text, term, source, isRecallable: isRecallable(this.position) };
    return this.gap;
  }
}
