import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { nextCode, parseCode } from '../../../../core/quizzes/generation/selection-code.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import {
  addQuestions,
  biology,
  givenClassroom,
  readProposals,
  type ProposalsReply,
} from '../../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quizregenerate');

  describe.each(gatewaysOn(openStore))('further proposals over $name', (gateway) => {
    it('differ from the excluded proposals, until there are no more', async () => {
      const { ada } = await given(gateway);
      await addQuestions(ada, 3);
      const text = `${biology} It has a meaning.`;
      for (const [material, count, field] of [
        [{ text }, 3, 'Each proposal has another sentence or type.'],
        [{}, 2, 'Each question of the bank is proposed once.'],
      ] as const) {
        const proposals: ProposalsReply['proposals'][number][] = [];
        let refusal = '';
        while (refusal === '') {
          const excludedKeys = proposals.map(({ key }) => key);
          const reply = await ada.post('/api/questions/proposals', { ...material, count, excludedKeys });
          if (reply.status === 400) refusal = reply.text;
          else proposals.push(...(JSON.parse(reply.text) as ProposalsReply).proposals);
        }
        expect(refusal).toBe(
          'Error generating the quiz\nexcludedKeys: Everything that fits has been shown. Change the settings, or start again.',
        );
        expect(proposals.length).toBeGreaterThanOrEqual(3);
        expect(new Set(proposals.map(({ key }) => key)).size, field).toBe(proposals.length);
      }
    });

    it('have a code that repeats them alone, and that is refused for another text or bank', async () => {
      const { ada, eve } = await given(gateway);
      await addQuestions(ada, 9);
      await addQuestions(eve, 1);
      for (const material of [{ text: `${biology} It has a meaning.` }, { concepts: ['Odd'] }]) {
        const first = await readProposals(ada, { ...material, count: 2 });
        const materialCode = parseCode(first.seed)?.material ?? '';
        const seed = nextCode(first.seed, materialCode, { count: 2, types: [] }, { count: 3, types: [] });
        const excludedKeys = first.proposals.map(({ key }) => key);
        const second = await readProposals(ada, { ...material, count: 3, excludedKeys, seed });
        const keys = second.proposals.map(({ key }) => key);
        expect(keys.filter((key) => excludedKeys.includes(key))).toEqual([]);
        expect(second.proposals).toHaveLength(3);
        // The code also has the number of questions.
        const repeated = await readProposals(ada, { ...material, count: 1, seed: second.seed });
        expect(repeated.proposals).toEqual(second.proposals);
        expect((await readProposals(ada, { ...material, seed: first.seed })).proposals).toEqual(
          first.proposals,
        );
      }
      const ofText = (await readProposals(ada, { text: biology, count: 2 })).seed;
      const ofBank = (await readProposals(ada, { count: 2 })).seed;
      for (const [input, reason] of [
        [
          { seed: ofText },
          'This code is of questions from a text. Choose that text, or leave the code empty.',
        ],
        [
          { seed: ofText, text: `${biology} It has a meaning.` },
          'This code is of questions from another text. Use the same text, or leave the code empty.',
        ],
        [
          { seed: ofBank, text: biology },
          'This code is of questions from the bank. Draw from the bank, or leave the code empty.',
        ],
        [
          { seed: ofBank, concepts: ['Even'] },
          'This code is of questions with other categories, concepts or difficulty. Choose the same ones, or leave the code empty.',
        ],
      ] as const) {
        const reply = await ada.post('/api/questions/proposals', input);
        expect(reply.status).toBe(400);
        expect(reply.text).toBe(`Error generating the quiz\nseed: ${reason}`);
      }
    });

    it('from a text have the reason if there are fewer than requested', async () => {
      const { ada } = await given(gateway);
      const reply = await readProposals(ada, { text: `${biology} It has a meaning.`, count: 10 });
      expect(reply.proposals.length).toBeLessThan(10);
      expect(reply.shortfall).toBe(
        `The text gives ${reply.proposals.length} of 10 questions. The other sentence is unclear on its own.`,
      );
      expect((await readProposals(ada, { text: biology, count: 2 })).shortfall).toBeNull();
    });
  });
};

describeOnSqlite('further proposals', suite);
