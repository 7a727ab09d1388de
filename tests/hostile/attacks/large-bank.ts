import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDocument } from '../../../functions/quizzes/bank/question-writer.ts';
import { QuestionStore } from '../../../functions/quizzes/bank/question.store.ts';
import { openSqliteStore } from '../../../functions/platform/store/sqlite.ts';
import type { Attack } from '../attack.ts';
import { adminAccount, startProduct } from '../support/product.ts';
import { longestWait, signUp, Visitor } from '../support/visitor.ts';

const maxWaitMs = 1_000;
const questionCount = 10_000;
const chunkSize = 100;

/** Stores as many questions as an account can have, each of 700 short words. */
async function fillBank(dataDir: string): Promise<void> {
  const store = await openSqliteStore(dataDir);
  const questions = new QuestionStore(store);
  await questions.declareIndexes();
  for (let at = 0; at < questionCount; at += chunkSize)
    await questions.addAll(Array.from({ length: chunkSize }, (_, more) => questionAt(at + more)));
  await store.close();
}

function questionAt(at: number) {
  const words = Array.from({ length: 700 }, (_, index) =>
    index < 10 ? String(index) : (at * 700 + index).toString(36).padStart(9, 'x'),
  );
  const id = `large-${at}`;
  const question = { type: 'ESSAY', question: words.join(' '), concepts: [], difficulty: null, points: 1 };
  const ids = { _id: id, ownerId: 'somebody', quizId: null, versionId: id, categoryId: null };
  return newDocument(question as unknown as Parameters<typeof newDocument>[0], {
    ...ids,
    availableForPractice: false,
    createdAt: new Date(at).toISOString(),
  });
}

/** One request searches the largest bank four times, for words that every question contains. */
export const largeBank: Attack = {
  name: 'request-cost-searches-of-a-large-bank',
  goal: `others wait at most ${maxWaitMs} ms`,
  async run({ onEnd }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'markwise-bank-'));
    onEnd(() => rm(dataDir, { recursive: true, force: true }));
    await fillBank(dataDir);
    const product = await startProduct({ onEnd }, { dataDir });
    const author = await new Visitor(product).signIn(adminAccount.email, adminAccount.password);
    const other = await signUp(product, 'other@school.example');
    const search = (at: number) =>
      `a${at}: questions(search: "1 2 3 4 5 6 7 8 9 0", first: 1) { totalCount }`;
    const searches = author.ask<Record<string, { readonly totalCount: number }>>(
      `{ ${[0, 1, 2, 3].map(search).join(' ')} }`,
    );
    const waited = await longestWait(other, searches);
    const counts = Object.values(await searches).map(({ totalCount }) => totalCount);
    return {
      figure: `${Math.round(waited)} ms`,
      holds: waited <= maxWaitMs && counts.length === 4 && counts.every((count) => count === questionCount),
    };
  },
};
