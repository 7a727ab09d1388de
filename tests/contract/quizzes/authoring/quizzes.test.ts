import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { signIn } from '../../../support/accounts.ts';
import { addPerson, saveCourse } from '../../../support/courses.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { codeOf, comparableReply, expectUnchanged } from '../../../support/expectations.ts';
import { createQuiz, givenClass, quizData, quizIn } from '../../../support/quizzes.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 60_000 });

const manyChoices = Array.from({ length: 50 }, (_, at) => `Choice ${at}`);

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'quizzes');

  // oxlint-disable-next-line max-lines-per-function -- one suite
  describe.each(gatewaysOn(openStore))('a quiz over $name', (gateway) => {
    it('gives a question its defaults for fields that its author sends as null', async () => {
      const { ivy } = await given(gateway);
      const [question] = quizData.questions;
      const nothing = {
        points: null,
        explanation: null,
        concepts: null,
        answerExplanations: null,
        pairs: null,
      };
      const { quizData: made } = await createQuiz(ivy, {
        quizData: { ...quizData, questions: [{ ...question, ...nothing }] },
      });
      const { quizData: plain } = await createQuiz(ivy, {
        quizData: { ...quizData, questions: [{ ...question, points: 1 }] },
      });
      const withoutIds = ({ questions }: typeof made) =>
        questions.map(({ answers, id: _id, ...rest }) => ({
          ...rest,
          texts: answers.map(({ text }) => text),
        }));
      expect(withoutIds(made)).toEqual(withoutIds(plain));
    });

    it('is returned to its author as it was written, with weights, over GraphQL and REST', async () => {
      const { ivy } = await given(gateway);
      const quiz = await createQuiz(ivy);
      expect(quiz).toMatchObject({
        title: 'Limits',
        isPublished: true,
        active: true,
        deleted: false,
        courseId: null,
      });
      expect(quiz).toMatchObject({
        timeLimit: null,
        allowedAttempts: -1,
        pointsPossible: 3,
        questionCount: 2,
      });
      expect(quiz.quizData.questions).toMatchObject([
        {
          question_type: 'multiple_choice_question',
          question_text: 'What is 1/n for large n?',
          points: 2,
          answers: [
            { text: '0', weight: 100 },
            { text: '1', weight: 0 },
            { text: 'n', weight: 0 },
          ],
        },
        {
          question_type: 'multiple_choice_question',
          answers: [{ weight: 0 }, { weight: 100 }, { weight: 100 }],
        },
      ]);
      for (let times = 0; times < 5; times += 1)
        expect(quizIn(await ivy.get(`/api/quiz/${quiz.id}`), 200)).toEqual(quiz);
      const query = `query ($id: ID!) { quiz(id: $id) { __typename title ... on AuthoredQuiz { questions { question answers correctAnswer isInBank points } } } }`;
      const { result } = await ivy.graphql(query, { id: quiz.id });
      expect(result.data?.['quiz']).toMatchObject({
        __typename: 'AuthoredQuiz',
        questions: [
          { correctAnswer: [1], points: 2, isInBank: false },
          { correctAnswer: [2, 3], points: 1 },
        ],
      });
    });

    it('is returned to students without its answer key', async () => {
      const { ivy, ada } = await given(gateway);
      const quiz = await createQuiz(ivy);
      const reply = await ada.get(`/api/quiz/${quiz.id}`);
      expect(JSON.parse(reply.text)).toMatchObject({
        id: quiz.id,
        canEdit: false,
        attemptsUsed: 0,
        pointsPossible: 3,
      });
      expect(reply.text).not.toMatch(/weight|correct_|correctAnswer|revision|updatedAt/);
      await ada.post('/api/attempts', { quizId: quiz.id });
      expect(JSON.parse((await ada.get(`/api/quiz/${quiz.id}`)).text).attemptsUsed).toBe(1);
    });

    it('can be created only by instructors, and changed only by its owner and admins', async () => {
      const { ivy, jon, ada, root, nobody } = await given(gateway);
      const body = { quizData };
      expect(await nobody.post('/api/quiz', body)).toMatchObject({ status: 401 });
      expect(await ada.post('/api/quiz', body)).toMatchObject({ status: 403 });
      const { id } = await createQuiz(ivy, { isPublished: false });
      const path = `/api/quiz/${id}`;
      const readState = async () => (await ivy.get(path)).text;
      await expectUnchanged(readState, async () => {
        for (const other of [path, `/api/quizMetaData/${id}`]) {
          const missing = await jon.patch(other.replace(id, 'no-such-id'), { nonsense: 1 });
          expect(missing).toMatchObject({ status: 404, text: 'Quiz not found' });
          expect(comparableReply(await jon.patch(other, { nonsense: 1 }))).toEqual(comparableReply(missing));
          expect((await ada.patch(other, { isPublished: true })).status).toBe(403);
          expect((await nobody.patch(other, { isPublished: true })).status).toBe(401);
        }
        expect(comparableReply(await ada.get(path))).toEqual(
          comparableReply(await ada.get('/api/quiz/no-such-id')),
        );
        expect((await nobody.get(path)).status).toBe(401);
      });
      expect((await root.patch(path, { isPublished: true })).status).toBe(200);
      expect((await jon.get(path)).text).not.toContain('weight');
      expect((await jon.patch(path, { isPublished: false })).status).toBe(404);
    });

    it('is visible to students of its course only while it is published, open and not deleted', async () => {
      const { ivy, ada, bob } = await given(gateway);
      const course = await saveCourse(ivy);
      await addPerson(ivy, course.id, { name: 'Ada', email: 'ada@markwise.example' });
      const { id } = await createQuiz(ivy, { courseId: course.id });
      const visibleIn = async (browser: typeof ada) => [
        (await browser.get(`/api/quiz/${id}`)).status === 200,
        (await browser.get('/api/quiz/meta')).text.includes(id),
        (await browser.get(`/api/quiz/meta?courseId=${course.id}`)).text.includes(id),
      ];
      for (let state = 0; state < 8; state += 1) {
        const [isPublished, active, deleted] = [(state & 1) > 0, (state & 2) > 0, (state & 4) > 0];
        const reply = await ivy.patch(`/api/quizMetaData/${id}`, { isPublished, active, deleted });
        expect(quizIn(reply, 200)).toMatchObject({ isPublished, active, deleted });
        const isOpen = isPublished && active && !deleted;
        expect(await visibleIn(ada), `${isPublished} ${active} ${deleted}`).toEqual([isOpen, isOpen, isOpen]);
        expect(await visibleIn(bob)).toEqual([false, false, false]);
        expect(await visibleIn(ivy)).toEqual([true, true, true]);
      }
    });

    it('is listed by title, and by ID for equal titles', async () => {
      const { ivy, ada } = await given(gateway);
      for (const title of ['b', 'Österreich', 'A', 'a', 'Zebra', 'B', 'a'])
        await createQuiz(ivy, { quizData: { ...quizData, title } });
      const list = JSON.parse((await ada.get('/api/quiz/meta')).text) as { title: string; id: string }[];
      expect(list.map(({ title }) => title)).toEqual(['a', 'a', 'A', 'b', 'B', 'Österreich', 'Zebra']);
      expect((await ada.get('/api/quiz/meta?courseId=no-such-id')).text).toBe('[]');
    });

    it('keeps the IDs of questions that an update names by ID, and removes omitted questions', async () => {
      const { ivy } = await given(gateway);
      const quiz = await createQuiz(ivy);
      const [first, second] = quiz.quizData.questions;
      const third = { question: 'New?', answers: ['yes', 'no'], correctAnswer: [1] };
      const changed = { id: first?.id, question: 'What is it?', answers: ['0', '1'], correctAnswer: [2] };
      const questions = [{ id: second?.id }, changed, third];
      const after = quizIn(await ivy.patch(`/api/quiz/${quiz.id}`, { data: { questions } }), 200);
      expect(after.quizData.questions.map(({ id }) => id)).toEqual([
        second?.id,
        first?.id,
        expect.any(String),
      ]);
      expect(after.quizData.questions[1]).toMatchObject({
        question_text: 'What is it?',
        answers: [{ weight: 0 }, { weight: 100 }],
      });
      expect(after).toMatchObject({ title: 'Limits', revision: quiz.revision + 1 });
      const last = quizIn(
        await ivy.patch(`/api/quiz/${quiz.id}`, { data: { questions: [{ id: first?.id }] } }),
        200,
      );
      expect(last.quizData.questions).toHaveLength(1);
      expect(JSON.parse((await ivy.get('/api/quiz/all-question')).text)).toMatchObject([
        { id: first?.id, version: 2 },
      ]);
    });

    it('accepts only questions of its owner’s bank', async () => {
      const { ivy, jon } = await given(gateway);
      const addToBankOf = async (author: typeof ivy) =>
        (JSON.parse((await author.post('/api/questions', quizData.questions[0])).text) as { id: string }).id;
      const [own, others] = [await addToBankOf(ivy), await addToBankOf(jon)];
      const quiz = await createQuiz(ivy, {
        quizData: { title: 'Bank', questions: [{ questionId: own, points: 5 }] },
      });
      expect(quiz).toMatchObject({ pointsPossible: 5, quizData: { questions: [{ id: own, points: 5 }] } });
      for (const questionId of [others, 'no-such-id']) {
        const reply = await ivy.post('/api/quiz', { quizData: { title: 'x', questions: [{ questionId }] } });
        expect(reply).toMatchObject({
          status: 400,
          text: 'Failed to create quiz\nquizData.questions.0.questionId: This question is not in the bank.',
        });
      }
    });

    it('is changed by only one of two updates of the same revision', async () => {
      const { ivy } = await given(gateway);
      const { id, revision } = await createQuiz(ivy);
      const path = `/api/quiz/${id}`;
      const replies = await Promise.all(
        ['One', 'Two'].map((title) => ivy.patch(path, { data: { title }, revision })),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await ivy.patch(path, { data: { title: 'Three' } })).status).toBe(200);
      const update = 'mutation ($id: ID!) { updateQuiz(id: $id, input: {}, revision: 1) { id } }';
      expect(codeOf(await ivy.graphql(update, { id }))).toBe('CONFLICT');
    });

    it('can be restored for 30 days after its deletion, and is then purged', async () => {
      const { ivy, test } = await given(gateway);
      const { id } = await createQuiz(ivy);
      await ivy.patch(`/api/quizMetaData/${id}`, { deleted: true });
      expect((await ivy.get('/api/quiz/all-question')).text).toBe('[]');
      test.clock.advance(30 * day - 1);
      await test.product.purge();
      await signIn(ivy, 'ivy@markwise.example');
      expect(quizIn(await ivy.patch(`/api/quizMetaData/${id}`, { deleted: false }), 200)).toMatchObject({
        deleted: false,
      });
      const log = await test.store.collection<never>('auditLog').find({}).sort({ createdAt: 1 }).toArray();
      const entry = { subjectId: id, subject: 'Limits', actorEmail: 'ivy@markwise.example' };
      expect(log.filter((each) => Reflect.get(each, 'subjectId') === id)).toMatchObject(
        ['deleteQuiz', 'restoreQuiz'].map((action) => ({ action, ...entry })),
      );
      await ivy.patch(`/api/quizMetaData/${id}`, { deleted: true });
      test.clock.advance(30 * day);
      await test.product.purge();
      await signIn(ivy, 'ivy@markwise.example');
      expect((await ivy.get(`/api/quiz/${id}`)).status).toBe(404);
    });

    const [validQuestion] = quizData.questions;
    const withQuestions = (...questions: object[]) => ({ quizData: { title: 'x', questions } });
    it.each([
      ['no title', { quizData: { questions: [] } }, 'quizData.title'],
      ['no questions', { quizData: { title: 'x' } }, 'quizData.questions'],
      [
        'a position without an answer',
        withQuestions({ ...validQuestion, correctAnswer: [4] }),
        'quizData.questions.0.correctAnswer',
      ],
      [
        'position 0',
        withQuestions({ ...validQuestion, correctAnswer: [0] }),
        'quizData.questions.0.correctAnswer',
      ],
      [
        'no correct answer',
        withQuestions(validQuestion ?? {}, { ...validQuestion, correctAnswer: [] }),
        'quizData.questions.1.correctAnswer',
      ],
      [
        'an empty question',
        withQuestions({ ...validQuestion, question: ' ' }),
        'quizData.questions.0.question',
      ],
      [
        '100 KB of text',
        withQuestions({ ...validQuestion, question: 'x'.repeat(100_000) }),
        'quizData.questions.0.question',
      ],
      [
        '5,000 questions',
        withQuestions(...Array.from({ length: 5000 }, () => validQuestion ?? {})),
        'quizData.questions: A quiz has at most 500',
      ],
      [
        '201 questions of 50 options',
        withQuestions(...Array.from({ length: 201 }, () => ({ ...validQuestion, answers: manyChoices }))),
        'quizData.questions: All questions of a quiz together have at most 10,000 answer options and pair sides. These have 10,050.',
      ],
      ['no questions, but published', { ...withQuestions(), isPublished: true }, 'isPublished'],
      [
        'an unknown course',
        { ...withQuestions(validQuestion ?? {}), courseId: 'no-such-id' },
        'courseId: You do not teach this course.',
      ],
      ['an unknown category', { quizData: { ...quizData, categoryId: 'no-such-id' } }, 'quizData.categoryId'],
      ['an unknown field', { quizData: { ...quizData, owner: 'me' } }, 'quizData.owner'],
    ])('is refused with %s, and nothing is stored', async (_what, body, message) => {
      const { ivy } = await given(gateway);
      const readState = async () => [
        (await ivy.get('/api/quiz/meta')).text,
        (await ivy.get('/api/quiz/all-question')).text,
      ];
      await expectUnchanged(readState, async () => {
        const reply = await ivy.post('/api/quiz', body);
        expect(reply.status, reply.text).toBe(400);
        expect(reply.text).toMatch(/^Failed to create quiz\n/);
        expect(reply.text).toContain(message);
      });
    });
  });
};

describeOnSqlite('quizzes', suite);
await describeOnMongo('quizzes', suite);
