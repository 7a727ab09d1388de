import { questionKey } from '../../../core/quizzes/generation/shown-questions.ts';
import { plainText } from '../../../core/quizzes/generation/text/plain-text.ts';
import type { SourcedQuestion } from '../../../core/quizzes/generation/sourced-question.ts';
import type { Question } from '../../../core/quizzes/question.ts';
import type { QuestionProposal } from '../../../schema/quizzes/generate.type.ts';

export function toDrawnProposal(questionId: string, question: Question): QuestionProposal {
  return { key: questionId, questionId, question, source: null };
}

export function toMadeProposal(made: SourcedQuestion): QuestionProposal {
  const { question, sources } = made;
  const source = sources.map(({ sentence }) => plainText(sentence)).join('\n');
  return { key: questionKey(made), questionId: null, question, source };
}
