import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { addQuestion, givenBankUsers } from '../../../support/bank.ts';
import { gateways } from '../../../support/gateways.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

interface ExportReply {
  readonly file: { readonly fileName: string; readonly content: string };
  readonly report: readonly object[];
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'questionexport');

  describe.each(gateways)('questions over $name', (gateway) => {
    it('are exported by ID or by filter, with a report about the file', async () => {
      const { ada, eve } = await givenBankUsers(given, gateway);
      const one = await addQuestion(ada, { question: 'One?' });
      const two = await addQuestion(ada, { question: 'Two?', points: 1, difficulty: null });
      const evesQuestion = await addQuestion(eve, { question: 'Hers?' });
      const exportQuestions = (query: string) => ada.get(`/api/questions/export?format=GIFT&${query}`);
      for (const query of [`ids=${one.id},${two.id}`, `ids=${one.id}&ids=${two.id}`]) {
        const { text } = await exportQuestions(query);
        expect(text.indexOf('One?')).toBeGreaterThan(-1);
        expect(text.indexOf('One?')).toBeLessThan(text.indexOf('Two?'));
      }
      expect((await exportQuestions(`ids=${two.id}`)).text).not.toContain('One?');
      expect((await exportQuestions('difficulty=EASY')).text).not.toContain('Two?');
      expect(await exportQuestions(`ids=${one.id},${evesQuestion.id}`)).toMatchObject({
        status: 404,
        text: 'Question not found.',
      });
      const json = await ada.send({
        path: `/api/questions/export?format=GIFT&ids=${one.id}`,
        headers: { accept: 'application/json' },
      });
      expect(json.headers.get('vary')).toMatch(/Accept/i);
      const { file, report } = JSON.parse(json.text) as ExportReply;
      expect(file.fileName).toBe('questions.txt');
      expect(Buffer.from(file.content, 'base64').toString()).toContain('One?');
      expect(report).toMatchObject(
        [
          { level: 'NOTE', message: /^Points of 1 question are in comments/ },
          { level: 'NOTE', message: /^Difficulty of 1 question are/ },
        ].map(({ level, message }) => ({ level, message: expect.stringMatching(message) })),
      );
    });
  });
};

describeOnSqlite('export of questions', suite);
