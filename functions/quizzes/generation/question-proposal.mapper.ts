import { plainText } from '../../../core/quizzes/generation/text/plain-text.ts';
import type { SourcedQuestion } from '../../../core/quizzes/generation/sourced-question.ts';
import type { GenerationSource } from '../../../core/quizzes/generation/generation-source.ts';
import type { Question } from '../../../core/quizzes/question.ts';

/** A proposed question with its answers, for instructors. */
export interface QuestionProposalView {
  readonly questionId: string | null;
  readonly question: Question;
  readonly source: string | null;
}

export interface QuestionProposalsView {
  readonly proposals: readonly QuestionProposalView[];
  readonly source: GenerationSource;
  readonly seed: string;
  readonly available: number;
}

export function toDrawnProposal(questionId: string, question: Question): QuestionProposalView {
  return { questionId, question, source: null };
}

export function toMadeProposal({ question, sources }: SourcedQuestion): QuestionProposalView {
  const source = sources.map(({ sentence }) => plainText(sentence)).join('\n');
  return { questionId: null, question, source };
}
