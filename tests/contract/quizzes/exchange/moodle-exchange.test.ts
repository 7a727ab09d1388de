import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { givenBankUsers } from '../../../support/bank.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { givenApp } from '../../../support/given-app.ts';
import { sendForm } from '../../../support/quizzes.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'moodle');

  describe.each(gatewaysOn(openStore))('questions over $name', (gateway) => {
    it('are imported from Moodle XML, and exported to it', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const question = (type: string, text: string, parts: string) =>
        `<question type="${type}"><name><text>N</text></name><questiontext format="html"><text>${text}</text></questiontext>${parts}</question>`;
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${[
        question(
          'truefalse',
          'Is it?',
          '<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>',
        ),
        question('cloze', '{1:NUMERICAL:=5}', ''),
      ].join('\n')}\n</quiz>`;
      const reply = await sendForm(ada, 'POST', '/api/questions/import', [
        ['file', new File([xml], 'moodle.xml')],
      ]);
      expect(JSON.parse(reply.text)).toMatchObject({
        added: 1,
        questions: [{ type: 'TRUE_FALSE', question: 'Is it?', correctAnswer: [1] }],
        report: [
          { level: 'LOSS' },
          { line: 4, level: 'ERROR', message: expect.stringContaining('embedded answers') },
        ],
      });
      const exported = await ada.get('/api/questions/export?format=MOODLE');
      expect(exported.headers.get('content-type')).toMatch(/^application\/xml/);
      const preview = await ada.post('/api/questions/import/preview', { text: exported.text });
      expect(JSON.parse(preview.text)).toMatchObject({
        format: 'MOODLE',
        questions: [{ question: 'Is it?', type: 'TRUE_FALSE', line: 3 }],
      });
    });
  });
};

describeOnSqlite('exchange with Moodle', suite);
