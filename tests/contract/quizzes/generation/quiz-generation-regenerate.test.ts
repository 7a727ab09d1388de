import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
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
