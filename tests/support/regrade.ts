import type { Question } from '../../core/quizzes/question.ts';
import {
  everyKind,
  submittedAttempt,
  read,
  rightAnswers,
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

const authored = `query ($id: ID!) {
  quiz(id: $id) {
    ... on AuthoredQuiz {
      questions {
        id type question answers correctAnswer answerExplanations numericAnswers { value tolerance }
        pairs { left right } explanation concepts points
      }
    }
  }
}`;

const wrong = { ...rightAnswers, MULTIPLE_CHOICE: 'Mars', SHORT_ANSWER: 'Lutetia' };

export const pathOf = (quizId: string) => `/api/quiz/${quizId}/regrade`;
export const previewOf = (browser: Browser, quizId: string) => read<RegradeReply>(browser, pathOf(quizId));

export async function regrade(browser: Browser, quizId: string, body: object = {}): Promise<RegradeReply> {
  const { status, text } = await browser.post(pathOf(quizId), body);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as RegradeReply;
}

/** Changes the quiz's questions of these types, as its author. Sends all questions of the quiz, like the builder. */
export async function revise(
  { teacher }: Classroom,
  quizId: string,
  changes: Readonly<Partial<Record<Question['type'], Partial<Question>>>>,
): Promise<void> {
  const { result } = await teacher.graphql(authored, { id: quizId });
  const quiz = result.data?.['quiz'] as { questions: readonly Written[] };
  const questions = quiz.questions.map((question) => ({ ...question, ...changes[question.type] }));
  const { status, text } = await teacher.patch(`/api/quiz/${quizId}`, { data: { questions } });
  if (status !== 200) throw new Error(`${status} ${text}`);
}

/** Ada has the choice and the short answer wrong, Eve everything correct. Their essays are not graded yet. */
export async function taken(classroom: Classroom, more: object = {}) {
  const { _id } = await classroom.quiz(everyKind, more);
  const adas = await submittedAttempt(classroom.ada, _id, wrong);
  const eves = await submittedAttempt(classroom.eve, _id, rightAnswers);
  return { quizId: _id, adas, eves };
}

export const resultOf = async (browser: Browser, { id }: AttemptReply) =>
  (await read<AttemptReply>(browser, `/api/attempts/${id}`)).result;

export const marsIsRight = { MULTIPLE_CHOICE: { correctAnswer: [1] } };
