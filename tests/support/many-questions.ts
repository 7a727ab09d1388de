import { added, categoryOf, staffed } from './bank.ts';
import type { Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import type { givenOn } from './given-app.ts';

/** Changes many questions. */
export const update = (browser: Browser, selection: object, changes: object) =>
  browser.patch('/api/questions', { selection, changes });
/** Selects these questions, each with the given revision, if any. */
export const these = (...questions: readonly { readonly id: string; readonly revision?: number }[]) => ({
  questions: questions.map(({ id, revision }) => ({ id, ...(revision !== undefined && { revision }) })),
});
export const idsIn = ({ text }: { readonly text: string }) => (JSON.parse(text) as { ids: string[] }).ids;

/** Ada's bank with three questions, oldest first, and Eve's with one. `seen` returns the lists of both. */
export async function bankOf(given: ReturnType<typeof givenOn>, gateway: Gateway) {
  const school = await staffed(given, gateway);
  const { ada, eve, clock } = school;
  const write = async (question: string) => {
    clock.advance(1000);
    return added(ada, { question });
  };
  const [one, two, three] = [await write('One?'), await write('Two?'), await write('Three?')];
  const hers = await added(eve, { question: 'Hers?' });
  const categoryId = await categoryOf(ada, 'Calculus');
  clock.advance(1000);
  const look = async () => [await ada.get('/api/all-questions'), await eve.get('/api/all-questions')];
  const seen = async () => (await look()).map(({ text }) => text);
  return { ...school, one, two, three, hers, categoryId, seen };
}
