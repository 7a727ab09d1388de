import type { DefinedTerm } from '../questions/definition-question.ts';
import type { BuildContext } from '../questions/candidate.ts';
import type { Definition } from '../terms/definitions.ts';
import { distractorPool } from '../terms/distractors.ts';
import type { Term } from '../terms/term.ts';
import { termKey } from '../text/split-words.ts';

/** A common noun that is once in the first sentence. */
export function termOf(text: string, fields: Partial<Term> = {}): Term {
  const key = termKey(text);
  return {
    key,
    keyWords: key.split(' '),
    text,
    hasFinalText: true,
    kind: 'COMMON',
    nameKind: null,
    fullName: null,
    otherNames: [],
    isPlural: false,
    isMainName: false,
    count: 1,
    evidence: 3,
    isMarked: false,
    isEmphasized: false,
    definition: null,
    context: new Set(),
    groups: new Set(['test']),
    peers: new Set(),
    first: 0,
    salience: 3,
    ...fields,
  };
}

/** A term that is defined by the sentence with index `at`. */
export function definedTerm(
  text: string,
  description: string,
  at = 0,
  style: Definition['style'] = 'IS',
): DefinedTerm {
  const definition = { term: text, description, isInitial: true, style, isTelling: false, isBrief: false };
  const sentence = `${text} is ${description}.`;
  const source = { start: at * 1000, end: at * 1000 + sentence.length, sentence };
  return { term: termOf(text, { definition, first: at }), definition, source, at };
}

/** A build context with these terms for wrong answers. `luck`: the value that `random` always returns. */
export function buildContextOf(
  terms: readonly Term[],
  luck: number,
  types: readonly string[] = ['MULTIPLE_CHOICE', 'SHORT_ANSWER', 'MATCHING'],
): BuildContext {
  const pool = distractorPool({ terms: new Map(terms.map((term) => [term.key, term])), sentences: [] });
  return { pool, random: () => luck, allows: (type) => types.includes(type) };
}
