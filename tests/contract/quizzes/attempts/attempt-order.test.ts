import { describe, expect, it } from 'vitest';
import { choice, matching } from '../../../../core/quizzes/testing/given.ts';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  givenClassroom,
  readJson,
  startAttempt,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

/** Both columns are sorted, as authors write lists. Without shuffling, each partner would be next to its prompt. */
const sorted = Array.from({ length: 8 }, (_, at) => ({
  ...matching([
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'c'],
    ['4', 'd'],
  ]),
  question: `Which belong together, ${at + 1}?`,
}));

type Matching = Pick<AttemptReply['questions'][number], 'matchPrompts' | 'matchOptions'>;
const columns = ({ matchPrompts, matchOptions }: Matching) =>
  [matchPrompts, matchOptions].map((column) => column.map(({ text }) => text).join(''));

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'order');

  describe.each(gatewaysOn(openStore))('the order of a question over $name', (gateway) => {
    it('does not reveal which pairs belong together, even if a quiz does not shuffle', async () => {
      const { ada, eve, quiz } = await given(gateway);
      const inOrder = choice({ question: 'In order?', answers: ['one', 'two', 'three'], correctAnswer: [2] });
      const { _id } = await quiz([...sorted, inOrder], { shuffleAnswers: false });
      const adas = await startAttempt(ada, _id);
      const asked = adas.questions.slice(0, -1).map(columns);
      expect(new Set(asked.map(([matchPrompts]) => matchPrompts)).size).toBeGreaterThan(2);
      expect(new Set(asked.map(([, matchOptions]) => matchOptions)).size).toBeGreaterThan(2);
      expect(adas.questions.at(-1)?.answers.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
      const again = await readJson<AttemptReply>(ada, `/api/attempts/${adas.id}`);
      expect(again.questions).toEqual(adas.questions);
      const eves = await startAttempt(eve, _id);
      expect(eves.questions.slice(0, -1).map(columns)).not.toEqual(asked);
    });

    it('does not reveal the pairs in practice either, and stays the same for a card', async () => {
      const { ada, clock, quiz } = await given(gateway);
      const { _id } = await quiz(sorted, { shuffleAnswers: false });
      await submitAttempt(ada, (await startAttempt(ada, _id)).id);
      clock.advance(day);
      const cards = async () =>
        (await readJson<{ cards: { question: Matching }[] }>(ada, '/api/practice')).cards.map(
          ({ question }) => columns(question),
        );
      const asked = await cards();
      expect(asked).toHaveLength(8);
      for (const side of [0, 1]) expect(new Set(asked.map((each) => each[side])).size).toBeGreaterThan(2);
      expect(await cards()).toEqual(asked);
    });
  });
};

describeOnSqlite('orders', suite);
