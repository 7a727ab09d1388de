import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { everyQuestionType, givenClassroom, takeQuiz, readJson } from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'astaken');

  describe.each(gatewaysOn(openStore))('an unpublished quiz that was taken, over $name,', (gateway) => {
    it('has the files from the start of the attempt, and none that were added later', async () => {
      const { ada, teacher, quiz, change, blobStore } = await given(gateway);
      const sheet = { id: 'sheet', name: 'figure.txt', size: 6, type: 'text/plain' };
      const next = { ...sheet, id: 'next', name: 'next exam.txt' };
      await blobStore.put(sheet.id, Buffer.from('Figure'));
      await blobStore.put(next.id, Buffer.from('Secret'));
      const { _id } = await quiz(everyQuestionType, { files: [sheet] });
      await takeQuiz(ada, _id, {});
      await change(_id, { isPublished: false, files: [sheet, next] });
      expect(await readJson(ada, `/api/quiz/${_id}`)).toMatchObject({ files: [{ id: 'sheet' }] });
      expect((await ada.get(`/api/quiz/${_id}/files/sheet`)).text).toBe('Figure');
      expect((await ada.get(`/api/quiz/${_id}/files/next`)).status).toBe(404);
      expect((await teacher.get(`/api/quiz/${_id}/files/next`)).status).toBe(200);
    });

    it('has the time limit and the questions of the last attempt', async () => {
      const { ada, quiz, change } = await given(gateway);
      const { _id } = await quiz(everyQuestionType, { timeLimit: 30, allowedAttempts: 3 });
      await takeQuiz(ada, _id, {});
      const { questions } = await quiz(everyQuestionType.slice(0, 2));
      await change(_id, { timeLimit: 20, questions });
      await takeQuiz(ada, _id, {});
      await change(_id, { isPublished: false, timeLimit: 5 });
      expect(await readJson(ada, `/api/quiz/${_id}`)).toMatchObject({
        timeLimit: 20,
        questionCount: 2,
        pointsPossible: 2,
      });
    });

    it('shows only its new title, and none of the author’s other changes', async () => {
      const { ada, quiz, change } = await given(gateway);
      const { _id } = await quiz(everyQuestionType, { timeLimit: 30, description: 'Of the sun' });
      await takeQuiz(ada, _id, {});
      const { questions } = await quiz(everyQuestionType.slice(0, 1));
      await change(_id, {
        isPublished: false,
        title: 'Stars',
        description: 'The secret next exam',
        files: [{ id: 'next', name: 'next exam.txt', size: 6, type: 'text/plain' }],
        timeLimit: 5,
        creditMethod: 'ALL_OR_NOTHING',
        shuffleQuestions: true,
        questions,
      });
      const taken = {
        title: 'Stars',
        description: '',
        timeLimit: 30,
        questionCount: everyQuestionType.length,
      };
      expect(await readJson(ada, '/api/quiz/meta')).toContainEqual(
        expect.objectContaining({ id: _id, ...taken }),
      );
      expect(await readJson(ada, `/api/quiz/${_id}`)).toMatchObject({
        ...taken,
        files: [],
        creditMethod: 'NET_CORRECT',
        shuffleQuestions: false,
        pointsPossible: 10,
      });
    });
  });
};

describeOnSqlite('quizzes as they were taken', suite);
