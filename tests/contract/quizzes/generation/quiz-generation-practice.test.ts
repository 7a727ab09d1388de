import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword } from '../../../support/accounts.ts';
import { answersTo, readJson, startAttempt, submitAttempt } from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import {
  generatedQuestionTexts,
  addQuestions,
  biology,
  bodyOf,
  generateQuiz,
  givenClassroom,
  type GeneratedQuizReply,
} from '../../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The collections that generation writes. */
const writtenCollections = ['questions', 'questionVersions', 'answerKeys', 'quizzes', 'quizWrites'];

async function readDataExport(browser: Browser): Promise<string> {
  const { result } = await browser.graphql('{ exportMyData { content } }');
  const { content } = (result.data ?? {})['exportMyData'] as { content: string };
  return Object.values(unzipSync(Buffer.from(content, 'base64')))
    .map((bytes) => strFromU8(bytes))
    .join('\n');
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quizpractice');

  describe.each(gatewaysOn(openStore))('a student’s generated quiz over $name', (gateway) => {
    it('is a private practice quiz with results after it is submitted', async () => {
      const { ada, eve, root, sam, nobody, courseId } = await given(gateway);
      await addQuestions(ada, 4);
      const quiz = await generateQuiz(sam, { concepts: ['Odd'], courseId, seed: 's' });
      expect(quiz).toEqual({
        ...quiz,
        title: 'Odd · 21 Nov',
        // The description has no seed, because students have no use for it.
        description: 'Drawn from your teachers’ questions.',
        courseId,
        questionCount: 2,
        pointsPossible: 4,
        isPractice: true,
        canEdit: false,
        isPublished: false,
        attemptsUsed: 0,
      });
      const replies = quiz.quizData.questions;
      expect(replies.map(({ question_text }) => question_text).toSorted()).toEqual(['Q1 of 4?', 'Q3 of 4?']);
      for (const { answers } of replies)
        expect(answers.map((answer) => Object.keys(answer).toSorted())).toEqual(
          answers.map(() => ['id', 'text']),
        );
      const quizzes = await readJson<GeneratedQuizReply[]>(sam, '/api/quiz/meta');
      expect(quizzes.map(({ id }) => id)).toContain(quiz.id);
      const attempt = await startAttempt(sam, quiz.id);
      expect(attempt.questions.map((each) => each.question_text).toSorted()).toEqual([
        'Q1 of 4?',
        'Q3 of 4?',
      ]);
      const answers = answersTo(attempt, { MULTIPLE_CHOICE: '2x' });
      bodyOf(await sam.patch(`/api/attempts/${attempt.id}`, { answers }));
      const result = await submitAttempt(sam, attempt.id);
      expect(result).toMatchObject({ score: 4, possible: 4, isRevealed: true });
      expect(result.questions[0]?.explanation).toBe('See the power rule.');
      for (const other of [ada, eve, root])
        expect((await other.get(`/api/quiz/${quiz.id}`)).status).toBe(404);
      expect((await nobody.get(`/api/quiz/${quiz.id}`)).status).toBe(401);
      const author = await sam.graphql('query ($id: ID!) { quiz(id: $id) { author { name } } }', {
        id: quiz.id,
      });
      expect(author.result).toEqual({ data: { quiz: { author: null } } });
      const editMutation = 'mutation ($id: ID!) { updateQuiz(id: $id, input: { isPublished: true }) { id } }';
      expect((await root.graphql(editMutation, { id: quiz.id })).result.errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
    });

    it('has the same questions for the same seed', async () => {
      const { ada, sam } = await given(gateway);
      await addQuestions(ada, 8);
      const first = await generatedQuestionTexts(sam, { count: 4, seed: 'a' });
      expect(first).toHaveLength(4);
      expect(await generatedQuestionTexts(sam, { count: 4, seed: 'a' })).toEqual(first);
      expect(await generatedQuestionTexts(sam, { count: 4, seed: 'b' })).not.toEqual(first);
    });

    it('from the student’s own text reveals no answer key before it is submitted', async () => {
      const { ada, root, sam, samId, store } = await given(gateway);
      const input = { text: biology, count: 6, types: ['SHORT_ANSWER', 'MULTIPLE_CHOICE'] };
      const reply = await sam.post('/api/quiz/generate-quiz', input);
      const quiz = bodyOf<GeneratedQuizReply>(reply, 201);
      expect(quiz).toMatchObject({ title: 'From a text · 21 Nov', isPractice: true, canEdit: false });
      const attempt = await startAttempt(sam, quiz.id);
      const replies = [
        reply.text,
        (await sam.get(`/api/quiz/${quiz.id}`)).text,
        JSON.stringify(attempt),
        (await sam.get('/api/quiz/meta')).text,
        await readDataExport(sam),
      ].join('\n');
      // The text is compared as JSON, because its line breaks are escaped in the replies.
      expect(replies).toContain(JSON.stringify(attempt.questions[0]?.question_text));
      const dataExport = await readDataExport(sam);
      expect(dataExport).toContain(quiz.id);
      expect(dataExport).toMatch(/"isPractice": ?true/);
      expect(replies).not.toContain('From the text');
      expect(replies).not.toContain('correct');
      // A student who becomes an instructor is still the student of older practice quizzes.
      await root.patch(`/api/users/${samId}/role`, { role: 'Instructor' });
      for (const { id } of attempt.questions) {
        expect((await sam.get(`/api/questions/${id}`)).status).toBe(404);
        expect((await ada.get(`/api/questions/${id}`)).status).toBe(404);
      }
      expect(await readDataExport(sam)).not.toContain('From the text');
      expect(bodyOf(await sam.get('/api/all-questions'))).toEqual([]);
      const { questions } = await submitAttempt(sam, attempt.id);
      for (const { explanation } of questions) expect(explanation).toMatch(/^From the text: “/);
      expect(await store.collection('quizWrites').countDocuments({})).toBe(0);
    });

    it('asks about the concepts in which the student’s answers were wrong', async () => {
      const { ada, sam } = await given(gateway);
      await addQuestions(ada, 6);
      const first = await startAttempt(sam, (await generateQuiz(sam, { count: 6, seed: 'x' })).id);
      const answers = first.questions.map(({ id, question_text: text, answers: options }) => ({
        questionId: id,
        answerIds: options
          .filter((one) => (one.text === '2x') === /Q[135] /.test(text))
          .slice(0, 1)
          .map(({ id: option }) => option),
      }));
      bodyOf(await sam.patch(`/api/attempts/${first.id}`, { answers }));
      await submitAttempt(sam, first.id);
      expect(await generatedQuestionTexts(sam, { fromWeakConcepts: true })).toEqual([
        'Q2 of 6?',
        'Q4 of 6?',
        'Q6 of 6?',
      ]);
    });

    it('is deleted with the account', async () => {
      const { sam, store } = await given(gateway);
      const counts = () =>
        Promise.all(writtenCollections.map((name) => store.collection(name).countDocuments({})));
      const before = await counts();
      await generateQuiz(sam, { text: biology, count: 4 });
      expect(await counts()).not.toEqual(before);
      await sam.graphql('mutation ($password: String!) { deleteMyAccount(password: $password) }', {
        password: goodPassword,
      });
      expect(await counts()).toEqual(before);
    });
  });
};

describeOnSqlite('generated practice', suite);
