import { expect, it } from 'vitest';
import type { AnswerKey, QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import type { Answered } from '../attempts/answered-attempts.ts';
import type { SubmittedAttempt } from '../attempts/attempt.policy.ts';
import { regraded, type Rules } from './regrading.ts';

const choices = 20;
const key = { order: [], correct: ['0'], accepted: [], numericAnswers: [], matches: [], explanations: [] };

/** A version of a question that counts how often its options are read. */
function wording(count: () => void): QuestionPrompt {
  const options = Array.from({ length: choices }, (_, at) => ({
    id: String(at),
    get text() {
      count();
      return `Choice ${at}`;
    },
  }));
  return {
    type: 'MULTIPLE_CHOICE',
    question: 'Which?',
    options,
    matchPrompts: [],
    matchOptions: [],
  } as never;
}

it('regrading many attempts compares each wording once', () => {
  let reads = 0;
  const count = () => (reads += 1);
  const [asked, newest] = [wording(count), wording(count)];
  const item = { questionId: 'q', versionId: 'old', points: 1, optionIds: [], matchOptionIds: [] };
  const response = { optionIds: ['0'], text: '', matches: [] };
  const attempt = { items: [item], results: {}, responses: { q: response }, creditMethod: 'ALL_OR_NOTHING' };
  const rules: Rules = {
    newest: new Map([
      ['q', { versionId: 'new', prompt: newest, key: key as unknown as AnswerKey, points: 1 }],
    ]),
    fullCredit: null,
    compared: new Map(),
  };
  const regrade = () =>
    regraded(
      attempt as unknown as Answered<SubmittedAttempt>,
      [{ item, prompt: asked, key: key as unknown as AnswerKey }],
      rules,
    );
  regrade();
  const once = reads;
  expect(once).toBeGreaterThan(choices);
  const results = [regrade(), regrade()].map(({ regradedItems }) => regradedItems[0]?.result.share);
  expect(results).toEqual([1, 1]);
  expect(reads).toBe(once);
});
