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
    it('are others if those that were shown are excluded, until there are no more', async () => {
      const { ada } = await given(gateway);
      await addQuestions(ada, 3);
      const text = `${biology} It has a meaning.`;
      for (const [material, count, field] of [
        [{ text }, 3, 'A sentence and a type at least differ.'],
        [{}, 2, 'A question of the bank comes once.'],
      ] as const) {
        const shown: ProposalsReply['proposals'][number][] = [];
        let last = '';
        while (last === '') {
          const excludedKeys = shown.map(({ key }) => key);
          // oxlint-disable-next-line no-await-in-loop -- each request excludes the earlier proposals
          const reply = await ada.post('/api/questions/proposals', { ...material, count, excludedKeys });
          if (reply.status === 400) last = reply.text;
          else shown.push(...(JSON.parse(reply.text) as ProposalsReply).proposals);
        }
        expect(last).toBe(
          'Error generating the quiz\nexcludedKeys: Everything that fits has been shown. Change the settings, or start again.',
        );
        expect(shown.length).toBeGreaterThanOrEqual(3);
        expect(new Set(shown.map(({ key }) => key)).size, field).toBe(shown.length);
      }
    });

    it('from a text say why there are fewer than requested', async () => {
      const { ada } = await given(gateway);
      const made = await readProposals(ada, { text: `${biology} It has a meaning.`, count: 10 });
      expect(made.proposals.length).toBeLessThan(10);
      expect(made.shortfall).toBe(
        `The text gives ${made.proposals.length} of 10 questions. Of the other sentences, 1 refers to another sentence.`,
      );
      expect((await readProposals(ada, { text: biology, count: 2 })).shortfall).toBeNull();
    });
  });
};

describeOnSqlite('further proposals', suite);
