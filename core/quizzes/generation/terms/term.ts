import type { Definition } from './definitions.ts';
import type { NameKind } from './name-kinds.ts';

/** Terms of different kinds cannot replace each other in a sentence. */
export type TermKind = 'ACRONYM' | 'NAME' | 'COMMON';

/** A term of the text. */
export interface Term {
  readonly key: string;
  readonly keyWords: readonly string[];
  /** The term as it is written inside sentences, if the text has it there. */
  text: string;
  /** Whether `text` is from inside a sentence. At the start, a capital letter has no meaning. */
  hasFinalText: boolean;
  kind: TermKind;
  /** The kind of a name or an acronym. Null for other terms, and if it is unknown. */
  nameKind: NameKind;
  /** The longest name of the same person, if the text has exactly one: 'Karl von Frisch' for 'Frisch'. */
  fullName: string | null;
  /** Other names of the same thing: 'USA' for 'United States', 'Suez' for 'Suez Canal'. */
  otherNames: readonly string[];
  isPlural: boolean;
  /** Whether the whole text is about this name: it is far more frequent than all other names. */
  isMainName: boolean;
  /** Number of occurrences in the text. */
  count: number;
  /** The highest `evidence` of the phrases with this term. At least 3 if the term has a definition. */
  evidence: number;
  /** Whether the term is a heading, or is emphasized. */
  isMarked: boolean;
  isEmphasized: boolean;
  definition: Definition | null;
  /** The words before and after the term in the text, such as 'the _' and '_ is'. */
  readonly context: Set<string>;
  /**
   * The groups of the term. Terms of a group are of the same kind: terms with the same last word, labels of the same
   * list, subjects of the same verb, or terms that are defined as the same kind of thing.
   */
  readonly groups: Set<string>;
  /** Keys of the terms that are next to this term in an enumeration: 'ATP and NADPH'. */
  readonly peers: Set<string>;
  /** Index of the first sentence with the term. */
  readonly first: number;
  /** The higher the number, the better the term is for a question. */
  salience: number;
}
