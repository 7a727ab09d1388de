import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import { openSqliteStore } from '../../../functions/platform/store/sqlite.ts';
import { AnswerKeyStore } from '../../../functions/quizzes/attempts/answer-key.store.ts';
import { AttemptStore, type AttemptDocument } from '../../../functions/quizzes/attempts/attempt.store.ts';
import { ResponseStore } from '../../../functions/quizzes/attempts/response.store.ts';
import { QuestionStore } from '../../../functions/quizzes/bank/question.store.ts';
import { storeQuiz } from '../../support/bank.ts';
import type { Attack } from '../attack.ts';
import { adminAccount, startProduct } from '../support/product.ts';
import { longestWait, signUp, Visitor } from '../support/visitor.ts';

const maxWaitMs = 1_000;
/** The maximum number of attempts that the statistics read. */
const attemptCount = 2_000;
const chunkSize = 50;
const quizId = 'large';

const ids = Array.from({ length: questionLimits.questions }, (_, at) => `q${at}`);
const startedAt = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString();

/** A multiple-choice question: the type with the most statistics. */
function versionOf(id: string) {
  const options = ['a', 'b'].map((option) => ({ id: option, text: option }));
  const prompt = {
    type: 'MULTIPLE_CHOICE',
    question: `Which is ${id}?`,
    options,
    matchPrompts: [],
    matchOptions: [],
  };
  const references = { _id: id, questionId: id, ownerId: 'somebody' };
  const key = { order: ['a', 'b'], correct: ['a'], accepted: [], numericAnswers: [], matches: [] };
  return {
    version: { ...references, number: 1, prompt, points: 1, concepts: [], createdAt: startedAt(0) } as const,
    key: { ...references, key: { ...key, explanation: '', answerExplanations: ['', ''] } },
  };
}

function attemptAt(at: number): AttemptDocument {
  const userId = `student-${at}`;
  return {
    _id: `attempt-${at}`,
    quizId,
    userId,
    takerName: userId,
    takerEmail: `${userId}@school.example`,
    kind: 'GRADED',
    creditMethod: 'NET_CORRECT',
    number: 1,
    startedAt: startedAt(at),
    dueAt: null,
    submittedAt: startedAt(at + 60),
    items: ids.map((id) => ({
      questionId: id,
      versionId: id,
      points: 1,
      optionIds: ['a', 'b'],
      matchOptionIds: [],
    })),
    results: Object.fromEntries(ids.map((id, index) => [id, { share: (at + index) % 2, feedback: '' }])),
    isScored: true,
    toGradeCount: 0,
    revision: 1,
    slot: `${quizId}:${userId}:GRADED:1`,
  };
}

/** Stores a quiz with the maximum number of questions, and as many attempts as the statistics read. */
async function fillQuiz(dataDir: string): Promise<void> {
  const store = await openSqliteStore(dataDir);
  const [questions, attempts] = [new QuestionStore(store), new AttemptStore(store)];
  const responses = new ResponseStore(store);
  await attempts.declareIndexes();
  await storeQuiz(store, { _id: quizId, ownerId: 'somebody', isPublished: true }, ids);
  const versions = ids.map(versionOf);
  await questions.addVersions(versions.map(({ version }) => version as never));
  await new AnswerKeyStore(store).addAll(versions.map(({ key }) => key));
  const chosen = Object.fromEntries(ids.map((id) => [id, { optionIds: ['a'], text: '', matches: [] }]));
  for (let at = 0; at < attemptCount; at += chunkSize) {
    const some = Array.from({ length: chunkSize }, (_, more) => attemptAt(at + more));
    await Promise.all(
      some.flatMap((attempt) => {
        const { _id, userId, submittedAt } = attempt;
        const closed = { submittedAt: submittedAt ?? '' };
        const responseDocument = { _id, userId, quizId, responses: chosen, revision: 1, closed };
        return [attempts.begin(attempt), responses.add(responseDocument)];
      }),
    );
  }
  await store.close();
}

/** Requests the statistics of a quiz with the maximum number of questions and attempts. */
export const largeStatistics: Attack = {
  name: 'request-cost-statistics-of-a-large-quiz',
  goal: `others wait at most ${maxWaitMs} ms`,
  async run({ onEnd }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'markwise-statistics-'));
    onEnd(() => rm(dataDir, { recursive: true, force: true }));
    await fillQuiz(dataDir);
    const product = await startProduct({ onEnd }, { dataDir });
    const author = await new Visitor(product).signIn(adminAccount.email, adminAccount.password);
    const other = await signUp(product, 'other@school.example');
    let waited = Infinity;
    let figures = '';
    const { cpuMs, memoryMb } = await product.cost(async () => {
      const request = author.graphql(
        `{ quizStatistics(quizId: "${quizId}") { studentCount questions { sampleSize } } }`,
      );
      waited = await longestWait(other, request);
      figures = JSON.stringify((await request).result.data);
    });
    const all = { studentCount: attemptCount, questions: ids.map(() => ({ sampleSize: attemptCount })) };
    return {
      figure: `${Math.round(waited)} ms; ${cpuMs} ms of CPU, ${Math.round(memoryMb)} MB`,
      holds: waited <= maxWaitMs && figures === JSON.stringify({ quizStatistics: all }),
    };
  },
};
