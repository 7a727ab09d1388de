import type { BuiltQuizFragment } from '../../../../gql/graphql.ts';
import type { BuiltQuestion, SavedQuiz } from '../model/quiz-content.ts';

/** @throws if the response contains no quiz that the user can edit */
export function savedQuizOf(answer: BuiltQuizFragment | { id: string } | null | undefined): SavedQuiz {
  if (!answer || !('questions' in answer)) throw new Error('The server did not return the quiz.');
  const { id, revision, isPublished, active, deleted, updatedAt, files, courseId, questions } = answer;
  const state = { id, revision, isPublished, active, deleted, updatedAt, files };
  return { ...state, content: { settings: settingsIn(answer), courseId, questions: questions.map(toBuilt) } };
}

function settingsIn(answer: BuiltQuizFragment): SavedQuiz['content']['settings'] {
  const {
    title,
    description,
    categoryId,
    timeLimit,
    allowedAttempts,
    scoringPolicy,
    answerRelease,
    creditMethod,
  } = answer;
  const { shuffleQuestions, shuffleAnswers } = answer;
  const rules = {
    timeLimit,
    allowedAttempts,
    scoringPolicy,
    answerRelease,
    creditMethod,
    shuffleQuestions,
    shuffleAnswers,
    pools: answer.pools.map(({ name, count, points }) => ({ name, count, points })),
  };
  return { title, description, categoryId, ...rules };
}

function toBuilt({ id, isInBank, pool, ...question }: BuiltQuizFragment['questions'][number]): BuiltQuestion {
  return { key: id, id, bankId: isInBank ? id : null, pool: pool ?? null, question };
}
