import { describe, expect, it, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { startAttempt, submitAttempt } from '../../support/attempts.ts';
import { addQuestion, choiceBody } from '../../support/bank.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import {
  generatedQuestionTexts,
  addQuestions,
  bodyOf,
  createCourseWithStudent,
  generateQuiz,
  givenClassroom,
  submitEmptyAttempt,
  createQuizFromBank,
} from '../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'keptteachers');

  describe.each(gatewaysOn(openStore))('a quiz of any teacher reserves, over $name:', (gateway) => {
    it('the same question in another teacher’s bank, whichever course is practised', async () => {
      const { ada, eve, sam, courseId } = await given(gateway);
      await addQuestion(ada, { question: 'Same words?' });
      await addQuestion(ada, { question: 'Free?' });
      const eveCourseId = await createCourseWithStudent(eve, 'sam@markwise.example');
      const { id } = await addQuestion(eve, { question: 'Same words?', availableForPractice: false });
      const exam = await createQuizFromBank(eve, [id], { courseId: eveCourseId });
      expect(await generatedQuestionTexts(sam)).toEqual(['Free?']);
      expect(await generatedQuestionTexts(sam, { courseId })).toEqual(['Free?']);
      await submitEmptyAttempt(sam, exam.id);
      expect(await generatedQuestionTexts(sam, { courseId })).toEqual(['Free?', 'Same words?']);
    });

    it('the same question that another teacher’s quiz added later', async () => {
      const { ada, eve, sam } = await given(gateway);
      await addQuestion(ada, { question: 'Same words?' });
      const eveCourseId = await createCourseWithStudent(eve, 'sam@markwise.example');
      const [begun, drawn] = [await generateQuiz(sam, { count: 1 }), await generateQuiz(sam, { count: 1 })];
      const attempt = await startAttempt(sam, begun.id);
      const { id } = await addQuestion(eve, { question: 'Same words?', availableForPractice: false });
      await createQuizFromBank(eve, [id], { courseId: eveCourseId });
      expect((await sam.post('/api/attempts', { quizId: drawn.id })).status).toBe(409);
      expect((await submitAttempt(sam, attempt.id)).questions).toEqual([]);
    });

    it('the same question in an unpublished quiz of a co-instructor in the student’s course', async () => {
      const { ada, eve, sam, courseId } = await given(gateway);
      const person = { name: 'Eve', email: 'eve@markwise.example', role: 'Instructor' };
      bodyOf(await ada.post(`/api/courses/${courseId}/students`, person), 201);
      await addQuestion(ada, { question: 'Same words?' });
      const { id } = await addQuestion(eve, { question: 'Same words?' });
      const exam = await createQuizFromBank(eve, [id], { courseId, isPublished: false });
      expect(await generatedQuestionTexts(sam)).toEqual([]);
      bodyOf(await eve.patch(`/api/quizMetaData/${exam.id}`, { isPublished: true }));
      expect(await generatedQuestionTexts(sam)).toEqual([]);
      await submitEmptyAttempt(sam, exam.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Same words?', 'Same words?']);
    });

    it('a question that a former teacher reworded for a quiz, even if the student has already practised it', async () => {
      const { eve, sam } = await given(gateway);
      const [known = ''] = await addQuestions(eve, 1);
      const homework = await createQuizFromBank(eve, [known], {}, { allowedAttempts: 1 });
      await submitEmptyAttempt(sam, homework.id);
      // Sam can no longer take any quiz of Eve.
      bodyOf(await eve.patch(`/api/quizMetaData/${homework.id}`, { isPublished: false }));
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 1?']);
      bodyOf(await eve.put(`/api/questions/${known}`, { ...choiceBody, question: 'With other numbers?' }));
      const exam = await createQuizFromBank(eve, [known], { isPublished: false });
      expect(await generatedQuestionTexts(sam)).toEqual([]);
      bodyOf(await eve.patch(`/api/quizMetaData/${exam.id}`, { isPublished: true }));
      await submitEmptyAttempt(sam, exam.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['With other numbers?']);
    });
  });
};

describeOnSqlite('questions reserved for any teacher’s quiz', suite);
