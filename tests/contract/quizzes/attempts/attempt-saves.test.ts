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
  correctAnswers,
  startAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { signIn } from '../../../support/accounts.ts';
import { browserOf } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { codeOf, expectUnchanged } from '../../../support/expectations.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'saves');

  describe.each(gatewaysOn(openStore))('saving attempts over $name', (gateway) => {
    it('continues in another browser with the saved answers', async () => {
      const test = await given(gateway);
      const { _id } = await test.quiz();
      const attempt = await startAttempt(test.ada, _id);
      const answers = answersTo(attempt, { SHORT_ANSWER: 'Par' });
      await test.ada.patch(`/api/attempts/${attempt.id}`, { answers });
      const phone = browserOf(gateway, test.app);
      await signIn(phone, 'ada@markwise.example');
      const again = await startAttempt(phone, _id);
      expect(again).toMatchObject({ id: attempt.id, number: 1, revision: 1 });
      expect(again.questions.map(({ answers: options }) => options)).toEqual(
        attempt.questions.map(({ answers: options }) => options),
      );
      expect(again.questions[2]?.response.text).toBe('Par');
    });

    it('accepts the same answers again and changes nothing, and reports a conflict with another tab', async () => {
      const { ada, quiz } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz())._id);
      const path = `/api/attempts/${attempt.id}`;
      const first = { answers: answersTo(attempt, { SHORT_ANSWER: 'Paris' }), revision: 0 };
      const saved = await ada.patch(path, first);
      expect(JSON.parse(saved.text)).toMatchObject({ revision: 1 });
      expect((await ada.patch(path, first)).text).toBe(saved.text);
      const stale = await ada.patch(path, {
        answers: answersTo(attempt, { SHORT_ANSWER: 'Rome' }),
        revision: 0,
      });
      expect([stale.status, stale.text]).toEqual([
        409,
        'The attempt was changed elsewhere after you loaded it. Nothing was overwritten.',
      ]);
      expect((await ada.get(path)).text).toBe(saved.text);
      expect((await ada.patch(path, { answers: answersTo(attempt, { NUMERIC: '3' }) })).status).toBe(200);
    });

    it('lists all invalid answers, and saves none of them', async () => {
      const { ada, quiz } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz())._id);
      const [choice, several, short] = attempt.questions;
      const right = { questionId: short?.id, text: 'Paris' };
      const option = several?.answers[0]?.id;
      const path = `/api/attempts/${attempt.id}`;
      const bad = [
        right,
        { questionId: 'no-such-id', text: 'x' },
        { questionId: choice?.id, answerIds: [option] },
        { questionId: choice?.id, answerIds: choice?.answers.slice(0, 2).map(({ id }) => id) },
        { questionId: several?.id, answerIds: [option, option] },
        { questionId: attempt.questions[4]?.id, matches: [{ promptId: 'x', optionId: 'y' }] },
      ];
      const long = [
        right,
        { questionId: attempt.questions[5]?.id, text: 'x'.repeat(50_001) },
        { questionId: attempt.questions[3]?.id, text: '1'.repeat(2_001) },
        right,
        { questionId: attempt.questions[5]?.id, text: 'a\u0000b' },
      ];
      const messages = [
        'answers.1: This question is not part of the attempt.',
        'answers.2: This is not an answer of the question.',
        'answers.3: Choose one answer.',
        'answers.4: An answer is chosen twice.',
        'answers.5: This is not a pair of the question.',
      ];
      const longMessages = [
        'answers.1: An answer must not be longer than 50,000 characters.',
        'answers.2: An answer must not be longer than 2,000 characters.',
        'answers.3: The question is answered twice.',
        'answers.4: An answer must not contain control characters.',
      ];
      const tooMany = ['answers: The attempt has 6 questions: send at most one answer to each.'];
      await expectUnchanged(
        async () => (await ada.get(path)).text,
        async () => {
          for (const [answers, lines] of [
            [bad, messages],
            [long, longMessages],
            [[...bad, ...long], tooMany],
          ] as const) {
            for (const reply of [
              await ada.patch(path, { answers }),
              await ada.post(`${path}/submit`, { answers }),
            ])
              expect([reply.status, reply.text.split('\n')]).toEqual([400, lines]);
          }
          for (const answers of [7, [{}], [{ questionId: { $gt: '' } }], [{ questionId: 'x', extra: 1 }]])
            expect((await ada.patch(path, { answers })).status).toBe(400);
          expect((await ada.patch(path, { answers: [], unknown: 1 })).status).toBe(400);
        },
      );
    });

    it('accepts answers with the submission over GraphQL, and refuses the whole submission if one is invalid', async () => {
      const { ada, quiz } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz(everyQuestionType.slice(2, 4)))._id);
      const submit = `mutation ($id: ID!, $answers: [AttemptAnswerInput!]!) {
        submitAttempt(id: $id, answers: $answers) { score }
      }`;
      const bad = await ada.graphql(submit, { id: attempt.id, answers: [{ questionId: 'nobody' }] });
      expect(codeOf(bad)).toBe('BAD_USER_INPUT');
      const answers = answersTo(attempt, correctAnswers);
      const done = await ada.graphql(submit, { id: attempt.id, answers });
      expect(done.result.data).toEqual({ submitAttempt: { score: 2 } });
      expect(codeOf(await ada.graphql(submit, { id: attempt.id, answers }))).toBe('CONFLICT');
    });

    it('refuses a submission that names an older revision, and changes nothing', async () => {
      const { ada, quiz } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz(everyQuestionType.slice(2, 4)))._id);
      const path = `/api/attempts/${attempt.id}`;
      const submit = `mutation ($id: ID!, $revision: Int) {
        submitAttempt(id: $id, revision: $revision) { score }
      }`;
      const answers = answersTo(attempt, correctAnswers);
      const { revision } = attempt;
      expect((await ada.patch(path, { answers })).status).toBe(200);
      await expectUnchanged(
        async () => (await ada.get(path)).text,
        async () => expect(codeOf(await ada.graphql(submit, { id: attempt.id, revision }))).toBe('CONFLICT'),
      );
      const seen = await readJson<AttemptReply>(ada, path);
      const done = await ada.graphql(submit, { id: attempt.id, revision: seen.revision });
      expect(done.result.data).toEqual({ submitAttempt: { score: 2 } });
    });
  });
};

describeOnSqlite('saving attempts', suite);
await describeOnMongo('saving attempts', suite);
