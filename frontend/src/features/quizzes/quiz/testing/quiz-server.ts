import { HttpResponse } from 'msw';
import { vi } from 'vitest';
import {
  isAnswered,
  isSameResponse,
  type QuestionResponse,
} from '../../../../ui/quiz-question/question-response.ts';
import { ada, answered, api, noConnection, refusal, signedInAs } from '../../../../testing/accounts.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { isAnswerList } from './is-answer-list.ts';
import { submittedAttempt, listed, quizToTake, resultOf } from './given.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';

const changed = refusal('The attempt was changed elsewhere after you loaded it.', 'CONFLICT');

const closed = ({ closedReason }: QuizToTake) =>
  HttpResponse.json<{ data: null; errors: object[] }>({
    data: null,
    errors: [
      closedReason === 'NOT_IN_COURSE'
        ? {
            message: 'You’re no longer in the course of this quiz.',
            extensions: { code: 'FORBIDDEN', reason: 'NOT_IN_COURSE' },
          }
        : { message: 'This quiz is closed.', extensions: { code: 'FORBIDDEN', reason: 'QUIZ_CLOSED' } },
    ],
  });

let quizzes = 0;

/** The mocked server of one quiz and its attempts. The connection can be cut. */
export class QuizServer {
  isReachable = true;
  /** True to execute requests but send no response. */
  isMute = false;
  /** Seconds that the server's clock is ahead of the device's clock. */
  clockAhead = 0;
  /** The result of a submission. */
  result = resultOf();
  /** Each request to save or submit, with its answers by question. */
  readonly sent = vi.fn<(operation: string, answers: Readonly<Record<string, QuestionResponse>>) => void>();
  attempts: AttemptPartsFragment[] = [];
  /** If set, the response to every request to save or submit. The request is then not executed. */
  refusing: ReturnType<typeof refusal> | typeof noConnection | null = null;
  concepts: readonly object[] = [];

  quiz: QuizToTake;

  constructor(quiz: Partial<QuizToTake> = {}) {
    // Each test needs a quiz with a new ID, because the site's cache outlives a test.
    quizzes += 1;
    this.quiz = quizToTake({ id: `planets-${quizzes}`, ...quiz });
    server.use(
      api.query('QuizOnScreen', () => this.answer({ quiz: this.quiz })),
      api.query('OwnAttempts', () =>
        this.answer({ attempts: this.attempts.map((attempt) => listed(attempt)) }),
      ),
      api.query('MissedConcepts', () => this.answer({ weakConcepts: this.concepts })),
      api.query('OwnAttempt', ({ variables }) => this.answerAttempt(String(variables['id']))),
      api.mutation('StartAttempt', () => this.answer({ startAttempt: this.attempts.at(-1) })),
      api.mutation('SaveAttempt', ({ variables }) => this.save(variables)),
      api.mutation('SubmitAttempt', ({ variables }) => this.submit(variables)),
    );
  }

  /** Ada opens the quiz. `search` can name an attempt. */
  open(search = '') {
    signedInAs(ada);
    return openSite(this.path + search);
  }

  get path(): string {
    return `/quiz/${this.quiz.id}`;
  }

  /** Another device of the same account answers a question. */
  answerOnOtherDevice(questionId: string, response: Partial<QuestionResponse>): void {
    this.change({ [questionId]: { answerIds: [], text: '', matches: [], ...response } });
  }

  /** Closes the quiz, as an instructor does while attempts are in progress. */
  close(): void {
    this.quiz = { ...this.quiz, isClosed: true, closedReason: 'CLOSED' };
  }

  submitOnOtherDevice(): void {
    const attempt = this.attempts[0];
    if (attempt) this.attempts = [submittedAttempt(this.result, { questions: attempt.questions })];
  }

  /** Submits the attempt, as the server does when time is up. */
  endTime(): void {
    const { dueAt } = this.attempts[0] ?? {};
    this.submitOnOtherDevice();
    this.attempts = this.attempts.map((attempt) => ({
      ...attempt,
      dueAt: dueAt ?? null,
      submittedAt: dueAt ?? null,
    }));
  }

  private change(answers: Readonly<Record<string, QuestionResponse>>): void {
    this.attempts = this.attempts.map((attempt) => ({
      ...attempt,
      revision: attempt.revision + 1,
      questions: attempt.questions.map((question) => {
        const response = answers[question.id];
        if (!response || isSameResponse(response, question.response)) return question;
        const matches = response.matches.map((match) => ({ __typename: 'AnswerMatch' as const, ...match }));
        const { text, answerIds } = response;
        return {
          ...question,
          response: { __typename: 'QuestionResponse', text, answerIds: [...answerIds], matches },
        };
      }),
    }));
  }

  private now(): string {
    return new Date(Date.now() + this.clockAhead * 1000).toISOString();
  }

  private answer(data: Parameters<typeof answered>[0]) {
    return this.isReachable && !this.isMute ? answered(data)() : noConnection();
  }

  private answerAttempt(id: string) {
    const attempt = this.attempts.find((each) => each.id === id);
    if (attempt && !attempt.submittedAt && this.quiz.isClosed) return closed(this.quiz);
    if (!attempt && this.isReachable) return refusal('Attempt not found', 'NOT_FOUND')();
    return this.answer({ attempt: attempt && { ...attempt, serverTime: this.now() } });
  }

  private save(variables: Record<string, unknown>) {
    const [attempt] = this.attempts;
    if (!this.isReachable || !attempt) return noConnection();
    const answers = this.read('save', variables);
    if (this.refusing) return this.refusing();
    if (attempt.submittedAt !== null) return refusal('This attempt was handed in already.', 'CONFLICT')();
    if (variables['revision'] !== attempt.revision) return changed();
    this.change(answers);
    return this.answer({ saveAttempt: { ...this.attempts[0], serverTime: this.now() } });
  }

  private submit(variables: Record<string, unknown>) {
    if (!this.isReachable) return noConnection();
    const answers = this.read('submit', variables);
    if (this.refusing) return this.refusing();
    const [attempt] = this.attempts;
    if (attempt?.submittedAt) return refusal('This attempt was handed in already.', 'CONFLICT')();
    const { revision } = variables;
    if (typeof revision === 'number' && revision !== attempt?.revision) return changed();
    this.change(answers);
    this.submitOnOtherDevice();
    const { id, submittedAt } = this.result;
    return this.answer({ submitAttempt: { __typename: 'AttemptResult', id, submittedAt } });
  }

  private read(
    operation: string,
    { answers }: Record<string, unknown>,
  ): Readonly<Record<string, QuestionResponse>> {
    if (!isAnswerList(answers)) throw new Error('The request has no answers.');
    const byQuestion = Object.fromEntries(
      answers.map(({ questionId, ...response }) => [questionId, response] as const),
    );
    this.sent(operation, byQuestion);
    return byQuestion;
  }

  /** The stored answers by question. */
  saved(): Readonly<Record<string, QuestionResponse>> {
    const questions = this.attempts[0]?.questions ?? [];
    return Object.fromEntries(
      questions.flatMap(({ id, response }) => (isAnswered(response) ? [[id, response] as const] : [])),
    );
  }
}
