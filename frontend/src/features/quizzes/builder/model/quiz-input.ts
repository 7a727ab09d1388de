import type { QuizDataInput, QuizQuestionInput } from '../../../../gql/graphql.ts';
import { normalizeQuestion } from '../../../../../../core/quizzes/question-rules.ts';
import type { Question } from '../../../../../../core/quizzes/question.ts';
import { isSameQuestion, type BuiltQuestion, type QuizContent } from './quiz-content.ts';

/** What is sent of a quiz: of questions that stand there as they are only which, of the others all. */
export function toQuizData({ settings, questions }: QuizContent, saved: QuizContent | null): QuizDataInput {
  const standing = new Map(saved?.questions.flatMap(({ id, question }) => (id ? [[id, question]] : [])));
  return { ...settings, questions: questions.map((question) => toEntry(question, standing)) };
}

function toEntry(
  { id, bankId, question }: BuiltQuestion,
  standing: ReadonlyMap<string, Question>,
): QuizQuestionInput {
  const { points } = question;
  if (id === null) return bankId === null ? wordsOf(question) : { questionId: bankId, points };
  const before = standing.get(id);
  if (before && isSameQuestion(before, question)) return { id };
  return bankId === null ? { id, ...wordsOf(question) } : { id, points };
}

function wordsOf(written: Question): QuizQuestionInput {
  const { type, question, explanation, difficulty, points, ...lists } = normalizeQuestion(written);
  const { answers, correctAnswer, answerExplanations, numericAnswers, pairs, concepts } = lists;
  return {
    type,
    question,
    explanation,
    difficulty,
    points,
    answers: [...answers],
    correctAnswer: [...correctAnswer],
    answerExplanations: [...answerExplanations],
    numericAnswers: numericAnswers.map(({ value, tolerance }) => ({ value, tolerance })),
    pairs: pairs.map(({ left, right }) => ({ left, right })),
    concepts: [...concepts],
  };
}
