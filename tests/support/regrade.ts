import type { Question } from '../../core/quizzes/question.ts';
import {
  everyQuestionType,
  takeQuiz,
  readJson,
  correctAnswers,
  type AttemptReply,
  type Classroom,
} from './attempts.ts';
import type { Browser } from './browser.ts';

export interface RegradeReply {
  readonly studentCount: number;
  readonly changedCount: number;
  readonly changes: readonly { readonly name: string; readonly before: number; readonly after: number }[];
  readonly questions: readonly {
    readonly id: string;
    readonly outdatedKeyCount: number;
    readonly rewordedCount: number;
    readonly skippedReason: string | null;
    readonly hasFullCredit: boolean;
  }[];
}

type Written = Pick<Question, 'type'> & { readonly id: string };

const quizQuestionsQuery = `query ($id: ID!) {
  quiz(id: $id) {
    ... on AuthoredQuiz {
      questions {
        id type question answers correctAnswer answerExplanations numericAnswers { value tolerance }
        pairs { left right } explanation concepts points
      }
    }
  }
}`;

const twoWrongAnswers = { ...correctAnswers, MULTIPLE_CHOICE: 'Mars', SHORT_ANSWER: 'Lutetia' };

export const regradePath = (quizId: string) => `/api/quiz/${quizId}/regrade`;
export const previewOf = (browser: Browser, quizId: string) =>
  readJson<RegradeReply>(browser, regradePath(quizId));

export async function regrade(browser: Browser, quizId: string, body: object = {}): Promise<RegradeReply> {
  const { status, text } = await browser.post(regradePath(quizId), body);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as RegradeReply;
}

/** Changes questions of the quiz, by type, as its author. Sends all questions of the quiz, like the builder. */
export async function reviseQuestions(
  { teacher }: Classroom,
  quizId: string,
  changes: Readonly<Partial<Record<Question['type'], Partial<Question>>>>,
): Promise<void> {
  const { result } = await teacher.graphql(quizQuestionsQuery, { id: quizId });
  const quiz = result.data?.['quiz'] as { questions: readonly Written[] };
  const questions = quiz.questions.map((question) => ({ ...question, ...changes[question.type] }));
  const { status, text } = await teacher.patch(`/api/quiz/${quizId}`, { data: { questions } });
  if (status !== 200) throw new Error(`${status} ${text}`);
}

/**
 * Ada and Eve submit the same quiz. Ada's answers to the multiple-choice and the short-answer question are wrong, all
 * others are correct. The essays of both are not graded yet.
 */
export async function givenTwoAttempts(classroom: Classroom, more: object = {}) {
  const { _id } = await classroom.quiz(everyQuestionType, more);
  const adas = await takeQuiz(classroom.ada, _id, twoWrongAnswers);
  const eves = await takeQuiz(classroom.eve, _id, correctAnswers);
  return { quizId: _id, adas, eves };
}

export const resultOf = async (browser: Browser, { id }: AttemptReply) =>
  (await readJson<AttemptReply>(browser, `/api/attempts/${id}`)).result;

export const marsIsCorrect = { MULTIPLE_CHOICE: { correctAnswer: [1] } };
