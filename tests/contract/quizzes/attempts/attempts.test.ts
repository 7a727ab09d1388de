import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  answersTo,
  everyQuestionType,
  givenClassroom,
  readJson,
  reword,
  correctAnswers,
  answerKeyTexts,
  startAttempt,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { expectUnchanged } from '../../../support/expectations.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'attempts');

  describe.each(gatewaysOn(openStore))('an attempt over $name', (gateway) => {
    it('shows questions, saves answers, and returns the result with explanations', async () => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz();
      const attempt = await startAttempt(ada, _id);
      expect(attempt).toMatchObject({
        _id: attempt.id,
        quizId: _id,
        quizTitle: 'Planets',
        kind: 'GRADED',
        number: 1,
        startedAt: '2026-11-21T09:00:00.000Z',
        dueAt: null,
        submittedAt: null,
        result: null,
      });
      expect(attempt.questions.map(({ type }) => type)).toEqual(everyQuestionType.map(({ type }) => type));
      const answers = answersTo(attempt, { ...correctAnswers, MULTIPLE_CHOICE: 'Venus' });
      const saved = await ada.patch(`/api/attempts/${attempt.id}`, { answers: answers.slice(0, 3) });
      expect(saved.status).toBe(200);
      await ada.patch(`/api/attempts/${attempt.id}`, { answers: answers.slice(3) });
      const result = await submitAttempt(ada, attempt.id);
      expect(result).toMatchObject({
        score: 4,
        possible: 10,
        percent: null,
        isPending: true,
        isRevealed: true,
      });
      const [choice, several, short, numeric, matching, essay] = result.questions;
      expect(choice).toMatchObject({ earned: 0, explanation: everyQuestionType[0]?.explanation });
      const explained = choice?.answers.map(({ text }, at) => [text, choice.answerExplanations[at]]);
      expect(Object.fromEntries(explained ?? [])).toEqual({
        Mars: 'It is small.',
        Jupiter: 'It is a giant.',
        Venus: 'It is hot.',
      });
      expect([several, short, numeric, matching].map((each) => each?.earned)).toEqual([1, 1, 1, 1]);
      expect(short?.correct).toMatchObject({ texts: ['Paris'] });
      expect(numeric?.correct).toMatchObject({ numbers: [{ value: 3.14, tolerance: 0.01 }] });
      expect(essay).toMatchObject({ earned: null, isPending: true, points: 5 });
      expect((await readJson<AttemptReply>(ada, `/api/attempts/${attempt.id}`)).result).toEqual(result);
    });

    it('shows nothing of the answer key before it is submitted', async () => {
      const { ada, quiz, store } = await given(gateway);
      const { _id } = await quiz();
      const attempt = await startAttempt(ada, _id);
      const answers = answersTo(attempt, correctAnswers);
      const replies = [
        await ada.get(`/api/attempts/${attempt.id}`),
        await ada.patch(`/api/attempts/${attempt.id}`, { answers }),
        await ada.get(`/api/attempts?quizId=${_id}`),
      ];
      const shown = replies.map(({ text }) => text).join('\n');
      for (const word of answerKeyTexts) expect(shown).not.toContain(word);
      expect(await store.collection('answerKeys').countDocuments({})).toBe(everyQuestionType.length);
    });

    it('is submitted once, however many requests try at once', async () => {
      const { ada, quiz, store } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz())._id);
      await ada.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, correctAnswers) });
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => ada.post(`/api/attempts/${attempt.id}/submit`, {})),
      );
      expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
      const refused = tries.filter(({ status }) => status === 409).map(({ text }) => text);
      expect(new Set(refused)).toEqual(new Set(['This attempt was handed in already.']));
      expect(await store.collection('quizAttempts').countDocuments({})).toBe(1);
      await expectUnchanged(
        async () => (await ada.get(`/api/attempts/${attempt.id}`)).text,
        async () => {
          const late = { answers: answersTo(attempt, { SHORT_ANSWER: 'Rome' }) };
          expect((await ada.patch(`/api/attempts/${attempt.id}`, late)).status).toBe(409);
        },
      );
    });

    it('is started once for twenty requests at once, and not more often than the quiz allows', async () => {
      const { ada, quiz, store } = await given(gateway);
      const { _id } = await quiz(everyQuestionType, { allowedAttempts: 2 });
      const starts = await Promise.all(Array.from({ length: 20 }, () => startAttempt(ada, _id)));
      expect(new Set(starts.map(({ id }) => id)).size).toBe(1);
      await submitAttempt(ada, starts[0]?.id ?? '');
      await submitAttempt(ada, (await startAttempt(ada, _id)).id);
      const over = await ada.post('/api/attempts', { quizId: _id });
      expect([over.status, over.text]).toEqual([409, 'All 2 attempts are used.']);
      expect(await store.collection('quizAttempts').countDocuments({})).toBe(2);
    });

    it('is refused if the quiz has no questions', async () => {
      const { ada, quiz } = await given(gateway);
      const empty = await ada.post('/api/attempts', { quizId: (await quiz([]))._id });
      expect([empty.status, empty.text]).toEqual([409, 'The quiz has no questions yet.']);
    });

    it('keeps the wording of its questions even if the author changes them', async () => {
      const { ada, eve, quiz, ...test } = await given(gateway);
      const { _id, questions } = await quiz(everyQuestionType.slice(0, 1));
      const attempt = await startAttempt(ada, _id);
      await reword(test, questions[0]?.questionId ?? '');
      expect((await readJson<AttemptReply>(ada, `/api/attempts/${attempt.id}`)).questions).toEqual(
        attempt.questions,
      );
      await ada.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, correctAnswers) });
      expect(await submitAttempt(ada, attempt.id)).toMatchObject({ score: 1, percent: 100 });
      expect((await startAttempt(eve, _id)).questions[0]?.question_text).toBe('Which is the smallest?');
    });

    it('shows each student a different order, which stays the same', async () => {
      const { ada, eve, quiz } = await given(gateway);
      const many = Array.from({ length: 12 }, (_, at) => everyQuestionType.slice(0, 2)[at % 2]).flatMap(
        (question, at) => (question ? [{ ...question, question: `${at + 1}. ${question.question}` }] : []),
      );
      const { _id } = await quiz(many, { shuffleQuestions: true });
      const orderOf = ({ questions }: AttemptReply) =>
        questions.map(({ id, answers }) => [id, ...answers.map((answer) => answer.id)]);
      const adas = await startAttempt(ada, _id);
      expect(orderOf(await readJson(ada, `/api/attempts/${adas.id}`))).toEqual(orderOf(adas));
      const eves = await startAttempt(eve, _id);
      expect(orderOf(eves)).not.toEqual(orderOf(adas));
      const flat = (attempt: AttemptReply) => orderOf(attempt).flat().toSorted();
      expect(flat(eves)).toEqual(flat(adas));
    });
  });
};

describeOnSqlite('attempts', suite);
await describeOnMongo('attempts', suite);
