import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { startAttempt, submitAttempt } from '../../../support/attempts.ts';
import { addQuestion, createQuizCategory } from '../../../support/bank.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import {
  generatedQuestionTexts,
  addQuestions,
  bodyOf,
  createCourseWithStudent,
  generateQuiz,
  givenClassroom,
  submitEmptyAttempt,
  createQuizFromBank,
} from '../../../support/generation.ts';
import { createQuiz, quizIn } from '../../../support/quizzes.ts';

vi.setConfig({ testTimeout: 60_000 });

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quizkept');

  // oxlint-disable-next-line max-lines-per-function -- one suite
  describe.each(gatewaysOn(openStore))('questions for a student’s practice over $name', (gateway) => {
    it('come from the banks of the student’s teachers, if they are available for practice', async () => {
      const { ada, eve, sam, courseId } = await given(gateway);
      await addQuestions(ada, 1);
      await addQuestion(ada, { question: 'For the exam alone?', availableForPractice: false });
      await addQuestions(eve, 2);
      const allTexts = async (order: object = {}) => generatedQuestionTexts(sam, order);
      expect(await allTexts()).toEqual(['Q1 of 1?']);
      // Eve is first a person in a course of Sam's, then Sam is a person in a course of Eve's.
      await createCourseWithStudent(sam, 'eve@markwise.example');
      expect(await allTexts()).toEqual(['Q1 of 1?']);
      const evesCourse = await createCourseWithStudent(eve, 'sam@markwise.example');
      expect(await allTexts()).toEqual(['Q1 of 1?', 'Q1 of 2?', 'Q2 of 2?']);
      expect(await allTexts({ courseId })).toEqual(['Q1 of 1?']);
      expect(await allTexts({ courseId: evesCourse })).toEqual(['Q1 of 2?', 'Q2 of 2?']);
    });

    it('also come from the banks of authors who published a quiz for everybody', async () => {
      const { ada, eve, sam } = await given(gateway);
      await addQuestions(ada, 1);
      const [, second = ''] = await addQuestions(eve, 2);
      const quiz = await createQuizFromBank(eve, [second], { isPublished: false });
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 1?']);
      quizIn(await eve.patch(`/api/quizMetaData/${quiz.id}`, { isPublished: true }), 200);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 1?', 'Q1 of 2?']);
    });

    it('exclude questions of every quiz of the teacher that the student has not submitted', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const [published = '', draft = '', off = '', inOtherCourse = '', deleted = '', _free] =
        await addQuestions(ada, 6);
      const other = await createCourseWithStudent(ada, 'nobody@markwise.example');
      const takenQuiz = await createQuizFromBank(ada, [published], { courseId });
      await createQuizFromBank(ada, [draft], { isPublished: false });
      await createQuizFromBank(ada, [off], { active: false });
      await createQuizFromBank(ada, [inOtherCourse], { courseId: other });
      const deletedQuiz = await createQuizFromBank(ada, [deleted]);
      quizIn(await ada.patch(`/api/quizMetaData/${deletedQuiz.id}`, { deleted: true }), 200);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q6 of 6?']);
      const attempt = await startAttempt(sam, takenQuiz.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q6 of 6?']);
      await submitAttempt(sam, attempt.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 6?', 'Q6 of 6?']);
      // The question is now in a second quiz, which is not submitted.
      await createQuizFromBank(ada, [published], { isPublished: false });
      expect(await generatedQuestionTexts(sam)).toEqual(['Q6 of 6?']);
    });

    it('exclude questions of an open attempt, even if the quiz’s author removed them', async () => {
      const { ada, sam } = await given(gateway);
      const [removed = '', other = ''] = await addQuestions(ada, 2);
      const { id } = await createQuizFromBank(ada, [removed, other]);
      const attempt = await startAttempt(sam, id);
      const data = { questions: [{ id: other }] };
      quizIn(await ada.patch(`/api/quiz/${id}`, { data }), 200);
      expect(await generatedQuestionTexts(sam)).toEqual([]);
      await submitAttempt(sam, attempt.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 2?', 'Q2 of 2?']);
    });

    it('exclude questions of a quiz that does not release its answers', async () => {
      const { ada, sam } = await given(gateway);
      const [never = '', last = '', _free] = await addQuestions(ada, 3);
      const neverReleased = await createQuizFromBank(ada, [never], {}, { answerRelease: 'NEVER' });
      const releasedLate = await createQuizFromBank(
        ada,
        [last],
        {},
        { answerRelease: 'AFTER_LAST_ATTEMPT', allowedAttempts: 2 },
      );
      await submitEmptyAttempt(sam, neverReleased.id);
      await submitEmptyAttempt(sam, releasedLate.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q3 of 3?']);
      await submitEmptyAttempt(sam, releasedLate.id);
      expect(await generatedQuestionTexts(sam)).toEqual(['Q2 of 3?', 'Q3 of 3?']);
    });

    it('exclude a bank question with the same wording as a reserved one', async () => {
      const { ada, sam } = await given(gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      await addQuestions(ada, 1);
      await addQuestion(ada, { question: 'What is 1/n, for LARGE n?', categoryId });
      await createQuiz(ada, { isPublished: false });
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 1?']);
      expect(await generatedQuestionTexts(sam, { categoryIds: [categoryId] })).toEqual([]);
    });

    it('include questions of a submitted quiz that are in no bank', async () => {
      const { eve, sam, courseId } = await given(gateway);
      const { id } = await createQuiz(eve);
      expect(await generatedQuestionTexts(sam)).toEqual([]);
      await submitEmptyAttempt(sam, id);
      expect(await generatedQuestionTexts(sam)).toEqual(['What is 1/n for large n?', 'Which are even?']);
      expect(await generatedQuestionTexts(sam, { courseId })).toEqual([]);
    });

    it('can be drawn again while other practice quizzes use them', async () => {
      const { ada, sam } = await given(gateway);
      await addQuestions(ada, 2);
      expect(await generatedQuestionTexts(sam)).toEqual(await generatedQuestionTexts(sam));
    });

    it('exclude, when an attempt starts, questions that were added to a quiz after they were drawn', async () => {
      const { ada, sam } = await given(gateway);
      const [first = '', second = ''] = await addQuestions(ada, 2);
      const [one, other] = [await generateQuiz(sam, { count: 2 }), await generateQuiz(sam, { count: 2 })];
      await createQuizFromBank(ada, [first], { isPublished: false });
      const { questions } = await startAttempt(sam, one.id);
      expect(questions.map((each) => each.question_text)).toEqual(['Q2 of 2?']);
      const exam = await createQuizFromBank(ada, [first, second]);
      const refused = await sam.post('/api/attempts', { quizId: other.id });
      expect([refused.status, refused.text]).toEqual([
        409,
        'All questions of this quiz are now in other quizzes. Hand in those quizzes first.',
      ]);
      await submitEmptyAttempt(sam, exam.id);
      const later = await startAttempt(sam, other.id);
      expect(later.questions.map((each) => each.question_text)).toEqual(['Q2 of 2?']);
    });

    it('are neither graded nor revealed if they were added to a quiz after the attempt started', async () => {
      const { ada, sam } = await given(gateway);
      const [first = ''] = await addQuestions(ada, 2);
      const quiz = await generateQuiz(sam, { count: 2 });
      const attempt = await startAttempt(sam, quiz.id);
      expect(attempt.questions).toHaveLength(2);
      const exam = await createQuizFromBank(ada, [first]);
      const result = await submitAttempt(sam, attempt.id);
      expect(result).toMatchObject({ isRevealed: true, questions: [{ question_text: 'Q2 of 2?' }] });
      expect(result.possible).toBe(attempt.questions[1]?.points);
      const again = await sam.get(`/api/attempts/${attempt.id}`);
      expect(again.text).not.toContain('Q1 of 2?');
      // The question also gets no practice card, which would reveal that the answer was wrong.
      expect((await sam.get('/api/practice')).text).not.toContain(first);
      await submitEmptyAttempt(sam, exam.id);
      const later = await submitAttempt(sam, (await startAttempt(sam, quiz.id)).id);
      expect(later.questions).toHaveLength(2);
    });

    it('exclude essays, which nobody would grade', async () => {
      const { ada, sam } = await given(gateway);
      await addQuestions(ada, 1);
      await addQuestion(ada, {
        question: 'Why is the sky blue?',
        type: 'ESSAY',
        answers: [],
        correctAnswer: [],
      });
      expect(await generatedQuestionTexts(sam)).toEqual(['Q1 of 1?']);
    });

    it('do not reveal that some are excluded', async () => {
      const { ada, sam } = await given(gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const refused = async () => {
        const reply = await sam.post('/api/quiz/generate-quiz', { categoryIds: [categoryId] });
        return [reply.status, reply.text];
      };
      const before = await refused();
      await createQuizFromBank(ada, await addQuestions(ada, 2, { categoryId }), { isPublished: false });
      expect(await refused()).toEqual(before);
      expect(before[0]).toBe(400);
      expect(bodyOf<unknown[]>(await sam.get('/api/quiz/meta'))).toEqual([]);
    });
  });
};

describeOnSqlite('reserved questions', suite);
