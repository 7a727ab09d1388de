import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { readJson, startAttempt, submitAttempt } from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { expectUnchanged } from '../../../support/expectations.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { createQuiz, givenClass } from '../../../support/quizzes.ts';

const formatted = {
  type: 'MULTIPLE_CHOICE',
  textFormat: 'MARKDOWN',
  question: 'What is the **derivative** of $x^2$?\n\n<script>alert(1)</script> [x](javascript:alert(1))',
  answers: ['$2x$', '`x`'],
  correctAnswer: [1],
  explanation: 'The *power* rule.',
};

interface FormattedQuestion {
  readonly textFormat: string;
  readonly question_text: string;
}

const readBank = (browser: Browser) => readJson<object[]>(browser, '/api/all-questions');
const add = (browser: Browser, body: object) => browser.post('/api/questions', body);
const idIn = ({ text }: { text: string }) => (JSON.parse(text) as { id: string }).id;

const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'formatted');

  describe.each(gatewaysOn(openStore))('a formatted question over $name', (gateway) => {
    it('keeps its format and its texts in the bank, quizzes, attempts and results', async () => {
      const { ivy, ada } = await given(gateway);
      const id = idIn(await add(ivy, formatted));
      expect(await readJson(ivy, `/api/questions/${id}`)).toMatchObject(formatted);
      const { textFormat, question: question_text } = formatted;
      const { id: quizId } = await createQuiz(ivy, {
        quizData: { title: 'Rules', questions: [{ questionId: id }, formatted] },
      });
      const both = [
        { textFormat, question_text },
        { textFormat, question_text },
      ];
      const quiz = await readJson<{ quizData: { questions: FormattedQuestion[] } }>(
        ada,
        `/api/quiz/${quizId}`,
      );
      expect(quiz.quizData.questions).toMatchObject(both);
      const attempt = await startAttempt(ada, quizId);
      expect(attempt.questions).toMatchObject(both);
      expect((await submitAttempt(ada, attempt.id)).questions).toMatchObject(both);
    });

    it('is found by its words, and is a duplicate of a plain question with the same words', async () => {
      const { ivy } = await given(gateway);
      const id = idIn(await add(ivy, formatted));
      const found = await readJson<{ id: string }[]>(ivy, '/api/all-questions?search=derivative');
      expect(found.map((question) => question.id)).toEqual([id]);
      const plainTwin = { ...formatted, textFormat: 'PLAIN', question: 'What is the derivative of x^2?' };
      const sameWords = { ...formatted, question: 'What is the **derivative** of $x^2$?' };
      const sameWordsId = idIn(await add(ivy, sameWords));
      const { text } = await add(ivy, plainTwin);
      expect(
        (JSON.parse(text) as { duplicates: { id: string }[] }).duplicates.map((each) => each.id),
      ).toEqual([sameWordsId]);
    });

    it('is plain text if no format is sent, and a new format makes a new version', async () => {
      const { ivy } = await given(gateway);
      const { textFormat: _textFormat, ...withoutFormat } = formatted;
      const id = idIn(await add(ivy, withoutFormat));
      const path = `/api/questions/${id}`;
      expect(await readJson(ivy, path)).toMatchObject({ textFormat: 'PLAIN', version: 1 });
      await ivy.put(path, formatted);
      expect(await readJson(ivy, path)).toMatchObject({ textFormat: 'MARKDOWN', version: 2 });
      await ivy.put(path, formatted);
      expect(await readJson(ivy, path)).toMatchObject({ version: 2 });
    });

    it('is refused in a format that does not exist', async () => {
      const { ivy } = await given(gateway);
      await expectUnchanged(
        () => readBank(ivy),
        async () => {
          expect((await add(ivy, { ...formatted, textFormat: 'HTML' })).status).toBe(400);
        },
      );
    });
  });
};

describeOnSqlite('formatted questions', suite);
