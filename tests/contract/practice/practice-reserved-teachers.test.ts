import { describe, expect, it, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { started, submitted } from '../../support/attempts.ts';
import { added, choiceBody } from '../../support/bank.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import {
  askedOf,
  bankOf,
  bodyOf,
  courseOf,
  generated,
  givenClassroom,
  submitAttempt,
  quizOf,
} from '../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'keptteachers');

  describe.each(gatewaysOn(openStore))('a quiz of any teacher reserves, over $name:', (gateway) => {
    it('the same question in another teacher’s bank, whichever course is practised', async () => {
      const { ada, eve, sam, courseId } = await given(gateway);
      await added(ada, { question: 'Same words?' });
      await added(ada, { question: 'Free?' });
      const eveCourseId = await courseOf(eve, 'sam@markwise.example');
      const { id } = await added(eve, { question: 'Same words?', availableForPractice: false });
      const exam = await quizOf(eve, [id], { courseId: eveCourseId });
      expect(await askedOf(sam)).toEqual(['Free?']);
      expect(await askedOf(sam, { courseId })).toEqual(['Free?']);
      await submitAttempt(sam, exam.id);
      expect(await askedOf(sam, { courseId })).toEqual(['Free?', 'Same words?']);
    });

    it('the same question that another teacher’s quiz added later', async () => {
      const { ada, eve, sam } = await given(gateway);
      await added(ada, { question: 'Same words?' });
      const eveCourseId = await courseOf(eve, 'sam@markwise.example');
      const [begun, drawn] = [await generated(sam, { count: 1 }), await generated(sam, { count: 1 })];
      const attempt = await started(sam, begun.id);
      const { id } = await added(eve, { question: 'Same words?', availableForPractice: false });
      await quizOf(eve, [id], { courseId: eveCourseId });
      expect((await sam.post('/api/attempts', { quizId: drawn.id })).status).toBe(409);
      expect((await submitted(sam, attempt.id)).questions).toEqual([]);
    });

    it('the same question in an unpublished quiz of a co-instructor in the student’s course', async () => {
      const { ada, eve, sam, courseId } = await given(gateway);
      const person = { name: 'Eve', email: 'eve@markwise.example', role: 'Instructor' };
      bodyOf(await ada.post(`/api/courses/${courseId}/students`, person), 201);
      await added(ada, { question: 'Same words?' });
      const { id } = await added(eve, { question: 'Same words?' });
      const exam = await quizOf(eve, [id], { courseId, isPublished: false });
      expect(await askedOf(sam)).toEqual([]);
      bodyOf(await eve.patch(`/api/quizMetaData/${exam.id}`, { isPublished: true }));
      expect(await askedOf(sam)).toEqual([]);
      await submitAttempt(sam, exam.id);
      expect(await askedOf(sam)).toEqual(['Same words?', 'Same words?']);
    });

    it('a question that a former teacher reworded for a quiz, even if the student knows it already', async () => {
      const { eve, sam } = await given(gateway);
      const [known = ''] = await bankOf(eve, 1);
      const homework = await quizOf(eve, [known], {}, { allowedAttempts: 1 });
      await submitAttempt(sam, homework.id);
      // Sam can no longer take any quiz of Eve.
      bodyOf(await eve.patch(`/api/quizMetaData/${homework.id}`, { isPublished: false }));
      expect(await askedOf(sam)).toEqual(['Q1 of 1?']);
      bodyOf(await eve.put(`/api/questions/${known}`, { ...choiceBody, question: 'With other numbers?' }));
      const exam = await quizOf(eve, [known], { isPublished: false });
      expect(await askedOf(sam)).toEqual([]);
      bodyOf(await eve.patch(`/api/quizMetaData/${exam.id}`, { isPublished: true }));
      await submitAttempt(sam, exam.id);
      expect(await askedOf(sam)).toEqual(['With other numbers?']);
    });
  });
};

describeOnSqlite('questions reserved for any teacher’s quiz', suite);
