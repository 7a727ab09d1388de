import { blankQuestion, type Question } from '../../question.ts';
import { normalizeQuestion } from '../../question-rules.ts';
import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import { conceptOf } from '../terms/full-names.ts';
import type { Term } from '../terms/term.ts';
import { explain } from './explanation.ts';

interface AboutSentence {
  readonly source: TextSource;
  /** The term that the question is about. Null if there is none. */
  readonly about: Pick<Term, 'text' | 'fullName' | 'nameKind'> | null;
}

/** Completes a question about one sentence. The sentence is quoted in the explanation. */
export function sentenceQuestion(
  { source, about }: AboutSentence,
  content: Partial<Question>,
): SourcedQuestion {
  return {
    question: normalizeQuestion({
      ...blankQuestion,
      ...content,
      explanation: explain([source]),
      concepts: about === null ? [] : [conceptOf(about)],
    }),
    sources: [source],
  };
}
