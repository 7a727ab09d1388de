import { describe, expect, it, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { started, submitted } from '../../support/attempts.ts';
import { added, choiceBody } from '../../support/bank.ts';
import type { Browser } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import {
  askedOf,
  bankOf,
  bodyOf,
  generated,
  givenClassroom,
  submitAttempt,
  quizOf,
} from '../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

async function reword(author: Browser, id: string, more: object): Promise<void> {
  bodyOf(await author.put(`/api/questions/${id}`, { ...choiceBody, ...more }));
}

/** Replaces the quiz's questions. */
async function askOnly(author: Browser, quizId: string, ids: readonly string[]): Promise<void> {
  const questions = ids.map((questionId) => ({ questionId }));
  bodyOf(await author.patch(`/api/quiz/${quizId}`, { data: { questions } }));
}

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'keptedits');

  describe.each(gatewaysOn(openStore))('practice excludes after an author’s edit, over $name:', (gateway) => {
    it('the question of an open attempt, even if its author reworded it', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await added(ada, { question: 'Old words?' });
      await added(ada, { question: 'Old words?' });
      const exam = await quizOf(ada, [id], { courseId });
      const attempt = await started(sam, exam.id);
      await reword(ada, id, { question: 'Quite new words?' });
      expect(await askedOf(sam)).toEqual([]);
      await submitted(sam, attempt.id);
      expect(await askedOf(sam)).toEqual(['Old words?']);
    });

    it('a quiz’s own question that its author removed from it', async () => {
      const { ada, sam, courseId } = await given(gateway);
      await added(ada, { question: 'Inline words?' });
      const other = await added(ada, { question: 'Other?' });
      const inline = { question: 'Inline words?', answers: ['2x', 'x', '2'], correctAnswer: [1] };
      const questions = [inline, { questionId: other.id }];
      const exam = await quizOf(ada, [], { courseId }, { questions });
      const attempt = await started(sam, exam.id);
      await askOnly(ada, exam.id, [other.id]);
      expect(await askedOf(sam)).toEqual([]);
      await submitted(sam, attempt.id);
      expect(await askedOf(sam)).toContain('Inline words?');
    });

    it('a question of the bank that its author removed from the quiz and deleted', async () => {
      const { ada, sam, courseId } = await given(gateway);
      await added(ada, { question: 'Words?' });
      const { id } = await added(ada, { question: 'Words?' });
      const other = await added(ada, { question: 'Other?' });
      const exam = await quizOf(ada, [id, other.id], { courseId });
      const attempt = await started(sam, exam.id);
      await askOnly(ada, exam.id, [other.id]);
      expect((await ada.remove(`/api/questions/${id}`)).status).toBe(204);
      expect(await askedOf(sam)).toEqual([]);
      await submitted(sam, attempt.id);
      expect(await askedOf(sam)).toEqual(['Other?', 'Words?']);
    });

    it('the questions of an open attempt at a deleted quiz, which can be restored', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await added(ada, { question: 'Old words?' });
      await added(ada, { question: 'Old words?' });
      const exam = await quizOf(ada, [id], { courseId });
      await started(sam, exam.id);
      await reword(ada, id, { question: 'Quite new words?' });
      bodyOf(await ada.patch(`/api/quizMetaData/${exam.id}`, { deleted: true }));
      expect(await askedOf(sam)).toEqual([]);
    });

    it('a question that was added to a submitted quiz while the student has an open or unused attempt', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const [one = '', two = ''] = await bankOf(ada, 2);
      const exam = await quizOf(ada, [one], { courseId }, { allowedAttempts: 2 });
      await submitAttempt(sam, exam.id);
      await askOnly(ada, exam.id, [one, two]);
      expect(await askedOf(sam)).toEqual(['Q1 of 2?']);
      const second = await started(sam, exam.id);
      expect(second.questions).toHaveLength(2);
      expect(await askedOf(sam)).toEqual(['Q1 of 2?']);
      await submitted(sam, second.id);
      expect(await askedOf(sam)).toEqual(['Q1 of 2?', 'Q2 of 2?']);
    });

    it('a question that was added to a quiz with an unused attempt, even after a retry; not to one without', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const [one = '', two = '', three = '', four = ''] = await bankOf(ada, 4);
      const retry = async (quizId: string) =>
        bodyOf<{ id: string }>(await sam.post('/api/attempts/retry', { quizId }), 201).id;
      const twice = await quizOf(ada, [one], { courseId }, { allowedAttempts: 2 });
      await submitAttempt(sam, twice.id);
      await submitted(sam, await retry(twice.id));
      await askOnly(ada, twice.id, [one, two]);
      expect(await askedOf(sam)).toEqual(['Q1 of 4?', 'Q3 of 4?', 'Q4 of 4?']);
      const once = await quizOf(ada, [three], { courseId }, { allowedAttempts: 1 });
      await submitAttempt(sam, once.id);
      await retry(once.id);
      await askOnly(ada, once.id, [three, four]);
      expect(await askedOf(sam)).toEqual(['Q1 of 4?', 'Q3 of 4?', 'Q4 of 4?']);
    });

    it('a question that was corrected after a first attempt and is asked again in the second', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await added(ada, { question: 'Q?' });
      await added(ada, { question: 'Another?' });
      const exam = await quizOf(ada, [id], { courseId }, { allowedAttempts: 2 });
      await submitAttempt(sam, exam.id);
      expect(await askedOf(sam)).toEqual(['Another?', 'Q?']);
      const drawn = await generated(sam, { count: 2 });
      const begun = await started(sam, drawn.id);
      await reword(ada, id, { question: 'Q, now with other numbers?', correctAnswer: [3] });
      const second = await started(sam, exam.id);
      expect(await askedOf(sam)).toEqual(['Another?']);
      const { questions } = await submitted(sam, begun.id);
      expect(questions.map((each) => each.id)).not.toContain(id);
      await submitted(sam, second.id);
      expect(await askedOf(sam)).toEqual(['Another?', 'Q, now with other numbers?']);
    });

    it('a practised question whose wording a quiz now uses, even if it was reworded or deleted later', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const reworded = await added(ada, { question: 'First words?' });
      const deleted = await added(ada, { question: 'Second words?' });
      await added(ada, { question: 'Free?' });
      const practice = await started(sam, (await generated(sam, { count: 3 })).id);
      expect(practice.questions).toHaveLength(3);
      const texts = ['First words?', 'Second words?'];
      const twins = await Promise.all(
        texts.map((question) => added(ada, { question, availableForPractice: false })),
      );
      await quizOf(
        ada,
        twins.map(({ id }) => id),
        { courseId },
      );
      await reword(ada, reworded.id, { question: 'Third words?' });
      expect((await ada.remove(`/api/questions/${deleted.id}`)).status).toBe(204);
      const { questions } = await submitted(sam, practice.id);
      expect(questions).toMatchObject([{ question_text: 'Free?' }]);
    });
  });
};

describeOnSqlite('reserved questions after edits', suite);
