import { shuffled } from '../../random.ts';
import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import { areRelated, isAdjectival, optionsFor } from '../terms/distractors.ts';
import { areClose } from '../terms/option-groups.ts';
import type { Definition } from '../terms/definitions.ts';
import { conceptOf } from '../terms/full-names.ts';
import { withoutTitle } from '../terms/name-kinds.ts';
import { nationalEnding } from '../terms/term-classes.ts';
import { isCapitalized, termKey, wordsOf } from '../text/split-words.ts';
import type { Term } from '../terms/term.ts';
import { acceptedAnswers } from './accepted-answers.ts';
import { asOption, type BuildContext, type Candidate } from './candidate.ts';
import { sentenceQuestion } from './sentence-question.ts';

/** A term with its definition and the sentence that contains it. */
export interface DefinedTerm {
  readonly term: Term;
  readonly definition: Definition;
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
}

interface Choice {
  readonly text: string;
  /** The explanation of a wrong option. */
  readonly why: string;
}

function choiceQuestion(
  defined: DefinedTerm,
  question: string,
  right: string,
  wrong: readonly Choice[],
  { random }: BuildContext,
): SourcedQuestion {
  const choices = shuffled([{ text: right, why: '' }, ...wrong], random);
  return sentenceQuestion(
    { source: defined.source, about: defined.term },
    {
      question,
      answers: choices.map(({ text }) => text),
      correctAnswer: [choices.findIndex(({ text }) => text === right) + 1],
      answerExplanations: choices.map(({ why }) => why),
      difficulty: 'EASY',
    },
  );
}

/**
 * Whether the description only names a kind, as in 'a German opera', without a fact or a name that identifies the term.
 */
function isOfKind({ description }: Definition): boolean {
  const hasFact = /\b(?:that|which|who|whose|where|when)\b|\d/.test(description);
  const hasName = wordsOf(description).some(
    ({ text, start }) => start > 0 && isCapitalized(text) && !nationalEnding.test(text),
  );
  return /^an?\s/i.test(description) && !hasFact && !hasName;
}

/** The option for a term. People have no titles, because a single option with a title would be noticed. */
function optionOf({ text, nameKind }: Term): string {
  return asOption(nameKind === 'PERSON' ? withoutTitle(text) : text);
}

/** The explanation of a wrong term: its own definition. Empty if the text has none. */
function wrongReason(term: Term): string {
  return term.definition === null ? '' : `${asOption(term.text)}: ${term.definition.description}.`;
}

/** Asks for the term of a description, with other terms as options. */
function askForTerm(defined: DefinedTerm, context: BuildContext): SourcedQuestion | null {
  if (!context.allows('MULTIPLE_CHOICE')) return null;
  const { term, definition } = defined;
  if (definition.isTelling) return null;
  // The whole sentence is passed: terms in the rest of the sentence may fit the description too.
  const wrong = optionsFor(term, { shown: defined.source.sentence }, context.pool, context.random);
  if (wrong === null) return null;
  const question = `Which term fits this description?\n\n${asOption(definition.description)}`;
  const others = wrong.map((other) => ({ text: optionOf(other), why: wrongReason(other) }));
  return choiceQuestion(defined, question, optionOf(term), others, context);
}

/** Minimum wrong descriptions, which gives three options. */
const fewestDescriptions = 2;
/** Maximum characters of an option. Long options are tiring to compare. */
const maxOptionLength = 160;

function articleOf({ description }: Definition): string {
  return (/^(?:an?|one|the)\s/i.exec(description)?.[0] ?? '').toLowerCase().slice(0, 1);
}

/** Whether two descriptions have a similar form and length, so that neither is noticed among the options. */
function isAlike(one: Definition, other: Definition): boolean {
  const [short = 0, long = 0] = [one.description.length, other.description.length].toSorted((a, b) => a - b);
  return (
    one.style === other.style &&
    articleOf(one) === articleOf(other) &&
    long <= maxOptionLength &&
    long <= short * 1.7
  );
}

/** Asks for the description of a term, with descriptions of other terms as options. */
function askForDescription(defined: DefinedTerm, context: BuildContext): SourcedQuestion | null {
  if (!context.allows('MULTIPLE_CHOICE')) return null;
  const { term, definition } = defined;
  if (definition.isTelling) return null;
  const right = asOption(definition.description);
  const others = new Map<string, string>();
  for (const other of context.pool.terms) {
    if (other.definition === null || other.key === term.key || areRelated(term, other)) continue;
    if (!areClose(term, other)) continue;
    if (other.kind !== term.kind || other.nameKind !== term.nameKind || other.isPlural !== term.isPlural)
      continue;
    const text = asOption(other.definition.description);
    if (text !== right && isAlike(definition, other.definition))
      others.set(text, `This describes: ${other.text}.`);
  }
  const wrong = shuffled([...others], context.random).slice(0, 3);
  if (wrong.length < fewestDescriptions) return null;
  const choices = wrong.map(([text, why]) => ({ text, why }));
  return choiceQuestion(defined, `Which description fits “${term.text}”?`, right, choices, context);
}

/** The term with the article from the start of its sentence: 'a cell' for 'A cell is …'. */
function withArticle(term: string, { sentence }: TextSource): string[] {
  const [article] = /^an?\s/i.exec(sentence) ?? [];
  const isFirst = article !== undefined && sentence.slice(article.length).startsWith(term);
  return isFirst ? [`${article.toLowerCase()}${term}`] : [];
}

/** Asks for the term of a description, with a short answer. */
function recall({ term, definition, source }: DefinedTerm, context: BuildContext): SourcedQuestion | null {
  if (!context.allows('SHORT_ANSWER') || definition.isBrief || /^\d/.test(term.text)) return null;
  // 'Gestational' is not an answer to 'Which term', because its noun is missing.
  if (isAdjectival(term)) return null;
  return sentenceQuestion(
    { source, about: term },
    {
      type: 'SHORT_ANSWER',
      question: `Which term fits this description?\n\n${asOption(definition.description)}`,
      answers: acceptedAnswers([term.text, definition.term, ...withArticle(definition.term, source)], term),
      difficulty: 'MEDIUM',
    },
  );
}

const definitionTypes = ['MULTIPLE_CHOICE', 'SHORT_ANSWER'] as const;

/** Asks about a definition: with terms or descriptions as options, or with the term as a short answer. */
export class DefinitionCandidate implements Candidate {
  readonly form = 'DEFINITION';
  readonly types = definitionTypes;
  readonly sentences: readonly number[];
  readonly asked: readonly string[];
  readonly quality: number;

  private readonly defined: DefinedTerm;

  constructor(defined: DefinedTerm) {
    const { term, definition, at } = defined;
    const { length } = definition.description;
    this.defined = defined;
    this.sentences = [at];
    this.asked = [termKey(conceptOf(term))];
    this.quality =
      4 +
      term.salience / 2 +
      (length >= 25 && length <= 140 ? 1 : 0) -
      (definition.style === 'WAS' ? 0.5 : 0);
  }

  isPossible(): boolean {
    const { term, definition } = this.defined;
    // The main person of a text is easy to guess. A description like 'a German opera' fits many names.
    return !term.isMainName && !(term.kind === 'NAME' && isOfKind(definition));
  }

  build(context: BuildContext): SourcedQuestion | null {
    const { defined } = this;
    const luck = context.random();
    const first = luck < 0.25 ? recall : askForTerm;
    const described = luck > 0.75 ? askForDescription(defined, context) : null;
    return described ?? first(defined, context) ?? askForTerm(defined, context) ?? recall(defined, context);
  }
}
