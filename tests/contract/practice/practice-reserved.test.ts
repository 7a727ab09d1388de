import { describe, expect, it, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { startAttempt, submitAttempt } from '../../support/attempts.ts';
import { addQuestion, choiceBody } from '../../support/bank.ts';
import type { Browser } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import {
  generatedQuestionTexts,
  addQuestions,
  bodyOf,
  generateQuiz,
  givenClassroom,
  submitEmptyAttempt,
  createQuizFromBank,
} from '../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

async function rewordQuestion(author: Browser, id: string, more: object): Promise<void> {
  bodyOf(await author.put(`/api/questions/${id}`, { ...choiceBody, ...more }));
}

/** Replaces the quiz's questions. */
async function setQuestions(author: Browser, quizId: string, ids: readonly string[]): Promise<void> {
  const questions = ids.map((questionId) => ({ questionId }));
  bodyOf(await author.patch(`/api/quiz/${quizId}`, { data: { questions } }));
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'keptedits');

  describe.each(gatewaysOn(openStore))('practice excludes after an author’s edit, over $name:', (gateway) => {
    it('the question of an open attempt, even if its author reworded it', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'Old words?' });
      await addQuestion(ada, { question: 'Old words?' });
      const exam = await createQuizFromBank(ada, [id], { courseId });
      const attempt = await startAttempt(sam, exam.id);
      await rewordQuestion(ada, id, { question: 'Quite new words?' });
      expect(await generatedQuestionTexts(sam)).toEqual([]);
      await submitAttempt(sam, attempt.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Old words?']);
    });

    it('a quiz’s own question that its author removed from it', async () => {
      const { ada, sam, courseId } = await given(gateway);
      await addQuestion(ada, { question: 'Inline words?' });
      const other = await addQuestion(ada, { question: 'Other?' });
      const inline = { question: 'Inline words?', answers: ['2x', 'x', '2'], correctAnswer: [1] };
      const questions = [inline, { questionId: other.id }];
      const exam = await createQuizFromBank(ada, [], { courseId }, { questions });
      const attempt = await startAttempt(sam, exam.id);
      await setQuestions(ada, exam.id, [other.id]);
      expect(await generatedQuestionTexts(sam)).toEqual([]);
      await submitAttempt(sam, attempt.id);
      expect(await generatedQuestionTexts(sam)).toContain('Inline words?');
    });

    it('a question of the bank that its author removed from the quiz and deleted', async () => {
      const { ada, sam, courseId } = await given(gateway);
      await addQuestion(ada, { question: 'Words?' });
      const { id } = await addQuestion(ada, { question: 'Words?' });
      const other = await addQuestion(ada, { question: 'Other?' });
      const exam = await createQuizFromBank(ada, [id, other.id], { courseId });
      const attempt = await startAttempt(sam, exam.id);
      await setQuestions(ada, exam.id, [other.id]);
      expect((await ada.remove(`/api/questions/${id}`)).status).toBe(204);
      expect(await generatedQuestionTexts(sam)).toEqual([]);
      await submitAttempt(sam, attempt.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Other?', 'Words?']);
    });

    it('the questions of an open attempt at a deleted quiz, which can be restored', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'Old words?' });
      await addQuestion(ada, { question: 'Old words?' });
      const exam = await createQuizFromBank(ada, [id], { courseId });
      await startAttempt(sam, exam.id);
      await rewordQuestion(ada, id, { question: 'Quite new words?' });
      bodyOf(await ada.patch(`/api/quizMetaData/${exam.id}`, { deleted: true }));
      expect(await generatedQuestionTexts(sam)).toEqual([]);
    });

    it('a question that was added to a submitted quiz while the student has an open or unused attempt', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const [one = '', two = ''] = await addQuestions(ada, 2);
      const exam = await createQuizFromBank(ada, [one], { courseId }, { allowedAttempts: 2 });
      await submitEmptyAttempt(sam, exam.id);
      await setQuestions(ada, exam.id, [one, two]);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 2?']);
      const second = await startAttempt(sam, exam.id);
      expect(second.questions).toHaveLength(2);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 2?']);
      await submitAttempt(sam, second.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 2?', 'Q2 of 2?']);
    });

    it('a question that was added to a quiz with an unused attempt, even after a retry, but not one that was added to a quiz without unused attempts', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const [one = '', two = '', three = '', four = ''] = await addQuestions(ada, 4);
      const retry = async (quizId: string) =>
        bodyOf<{ id: string }>(await sam.post('/api/attempts/retry', { quizId }), 201).id;
      const twice = await createQuizFromBank(ada, [one], { courseId }, { allowedAttempts: 2 });
      await submitEmptyAttempt(sam, twice.id);
      await submitAttempt(sam, await retry(twice.id));
      await setQuestions(ada, twice.id, [one, two]);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 4?', 'Q3 of 4?', 'Q4 of 4?']);
      const once = await createQuizFromBank(ada, [three], { courseId }, { allowedAttempts: 1 });
      await submitEmptyAttempt(sam, once.id);
      await retry(once.id);
      await setQuestions(ada, once.id, [three, four]);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 4?', 'Q3 of 4?', 'Q4 of 4?']);
    });

    it('a question that was corrected after a first attempt and is asked again in the second', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'Q?' });
      await addQuestion(ada, { question: 'Another?' });
      const exam = await createQuizFromBank(ada, [id], { courseId }, { allowedAttempts: 2 });
      await submitEmptyAttempt(sam, exam.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Another?', 'Q?']);
      const drawn = await generateQuiz(sam, { count: 2 });
      const begun = await startAttempt(sam, drawn.id);
      await rewordQuestion(ada, id, { question: 'Q, now with other numbers?', correctAnswer: [3] });
      const second = await startAttempt(sam, exam.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Another?']);
      const { questions } = await submitAttempt(sam, begun.id);
      expect(questions.map((each) => each.id)).not.toContain(id);
      await submitAttempt(sam, second.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Another?', 'Q, now with other numbers?']);
    });

    it('a practised question whose wording a quiz now uses, even if it was reworded or deleted later', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const reworded = await addQuestion(ada, { question: 'First words?' });
      const deleted = await addQuestion(ada, { question: 'Second words?' });
      await addQuestion(ada, { question: 'Free?' });
      const practice = await startAttempt(sam, (await generateQuiz(sam, { count: 3 })).id);
      expect(practice.questions).toHaveLength(3);
      const texts = ['First words?', 'Second words?'];
      const twins = await Promise.all(
        texts.map((question) => addQuestion(ada, { question, availableForPractice: false })),
      );
      await createQuizFromBank(
        ada,
        twins.map(({ id }) => id),
        { courseId },
      );
      await rewordQuestion(ada, reworded.id, { question: 'Third words?' });
      expect((await ada.remove(`/api/questions/${deleted.id}`)).status).toBe(204);
      const { questions } = await submitAttempt(sam, practice.id);
      expect(questions).toMatchObject([{ question_text: 'Free?' }]);
    });
  });
};

describeOnSqlite('reserved questions after edits', suite);
