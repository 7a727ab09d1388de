import { addQuestion, createQuizCategory, givenBankUsers } from './bank.ts';
import type { Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import type { givenApp } from './given-app.ts';

/** Changes all selected questions with one request. */
export const updateQuestions = (browser: Browser, selection: object, changes: object) =>
  browser.patch('/api/questions', { selection, changes });
/** A selection of these questions, as a client sends it. */
export const selectionOf = (
  ...questions: readonly { readonly id: string; readonly revision?: number }[]
) => ({
  questions: questions.map(({ id, revision }) => ({ id, ...(revision !== undefined && { revision }) })),
});
export const idsIn = ({ text }: { readonly text: string }) => (JSON.parse(text) as { ids: string[] }).ids;

/** Ada's bank with three questions (`one` is the oldest) and Eve's with one (`hers`). `seen`: both lists, as text. */
export async function givenTwoBanks(given: ReturnType<typeof givenApp>, gateway: Gateway) {
  const school = await givenBankUsers(given, gateway);
  const { ada, eve, clock } = school;
  const write = async (question: string) => {
    clock.advance(1000);
    return addQuestion(ada, { question });
  };
  const [one, two, three] = [await write('One?'), await write('Two?'), await write('Three?')];
  const hers = await addQuestion(eve, { question: 'Hers?' });
  const categoryId = await createQuizCategory(ada, 'Calculus');
  clock.advance(1000);
  const look = async () => [await ada.get('/api/all-questions'), await eve.get('/api/all-questions')];
  const seen = async () => (await look()).map(({ text }) => text);
  return { ...school, one, two, three, hers, categoryId, seen };
}
