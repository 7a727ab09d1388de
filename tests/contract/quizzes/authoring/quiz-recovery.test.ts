import { describe, expect, it } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import type { FileRecord } from '../../../../functions/platform/files/file-record.store.ts';
import { memoryBlobStore } from '../../../../functions/platform/files/testing/memory-blob-store.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import type { QuizWriteDocument } from '../../../../functions/quizzes/authoring/quiz-write.ts';
import type { QuizDocument } from '../../../../functions/quizzes/authoring/quiz.store.ts';
import { goodPassword, idOf } from '../../../support/accounts.ts';
import { gateways, type Gateway } from '../../../support/gateways.ts';
import { codeOf } from '../../../support/expectations.ts';
import { downloadDataExport } from '../../../support/export.ts';
import { createQuiz, givenClass, quizIn } from '../../../support/quizzes.ts';

const [gateway] = gateways as readonly [Gateway];
const files = [{ name: 'a.txt', content: Buffer.from('Notes').toString('base64') }];

const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'recovery');

  /**
   * A quiz with an interrupted write. If the write is committed, it was removing the file and the first question.
   * Otherwise, it was adding them.
   */
  async function givenInterruptedWrite(isCommitted: boolean) {
    const blobs = memoryBlobStore();
    const people = await given(gateway, { files: blobs });
    const { ivy, test } = people;
    const quiz = await createQuiz(ivy, { files });
    const [question] = quiz.quizData.questions;
    const fileId = quiz.files[0]?.id ?? '';
    const write: QuizWriteDocument = {
      _id: 'cut-off',
      quizId: quiz.id,
      ownerId: await idOf(ivy),
      startedAt: test.clock.now().toISOString(),
      addedQuestions: isCommitted ? [] : [question?.id ?? ''],
      removedQuestions: isCommitted ? [question?.id ?? ''] : [],
      switches: [],
      addedFiles: isCommitted ? [] : [fileId],
      removedFiles: isCommitted ? [fileId] : [],
    };
    await test.store.collection<QuizWriteDocument>('quizWrites').insertOne(write);
    const questions = [{ questionId: quiz.quizData.questions[1]?.id ?? '', points: null }];
    const after = { questions, files: [], ...(isCommitted && { writeId: 'cut-off' }) };
    await test.store.collection<QuizDocument>('quizzes').updateOne({ _id: quiz.id }, { $set: after });
    const writes = () => test.store.collection<QuizWriteDocument>('quizWrites').find({}).toArray();
    return { ...people, quiz, question, blobs, writes };
  }

  describe('an interrupted write of a quiz', () => {
    it.each([
      ['is completed if it was committed', true],
      ['is undone if it was not committed', false],
    ])('%s, and leaves no file or question behind', async (_what, isCommitted) => {
      const { ivy, test, quiz, question, blobs, writes } = await givenInterruptedWrite(isCommitted);
      await test.product.purge();
      expect(await writes()).toHaveLength(1);
      test.clock.advance(11 * minute);
      await test.product.purge();
      expect(await writes()).toEqual([]);
      expect(blobs.stored.size).toBe(0);
      const query = 'query ($id: ID!) { question(id: $id) { id } }';
      expect(codeOf(await ivy.graphql(query, { id: question?.id }))).toBe('NOT_FOUND');
      expect(quizIn(await ivy.get(`/api/quiz/${quiz.id}`), 200).quizData.questions).toHaveLength(1);
    });

    it('is completed by the next write of any user if it was committed', async () => {
      const { root, quiz, blobs, writes } = await givenInterruptedWrite(true);
      expect((await root.patch(`/api/quiz/${quiz.id}`, { data: { title: 'New' } })).status).toBe(200);
      expect(await writes()).toEqual([]);
      expect(blobs.stored.size).toBe(0);
    });
  });

  describe('the quizzes of an account', () => {
    it('are in its data export, and are deleted with it, including files and questions', async () => {
      const blobs = memoryBlobStore();
      const { ivy, ada, test } = await given(gateway, { files: blobs });
      const quiz = await createQuiz(ivy, { files });
      expect((await downloadDataExport(ivy))['quizzes.json']).toMatchObject([
        {
          id: quiz.id,
          title: quiz.title,
          files: [{ name: 'a.txt' }],
          questionIds: quiz.quizData.questions.map(({ id }) => id),
        },
      ]);
      const reply = await ivy.post('/api/account/delete', { password: goodPassword });
      expect(reply.status, reply.text).toBeLessThan(300);
      expect(blobs.stored.size).toBe(0);
      expect(await test.store.collection<FileRecord>('files').find({}).toArray()).toEqual([]);
      expect((await ada.get(`/api/quiz/${quiz.id}`)).status).toBe(404);
    });
  });
};

describeOnSqlite('recovery of quizzes', suite);
await describeOnMongo('recovery of quizzes', suite);
