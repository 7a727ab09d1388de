import { added, categoryOf, staffed } from './bank.ts';
import type { Browser } from './browser.ts';
import type { Door } from './doors.ts';
import type { givenOn } from './given-app.ts';

/** Changes many questions. */
export const update = (browser: Browser, selection: object, changes: object) =>
  browser.patch('/api/questions', { selection, changes });
export const these = (...questions: readonly { readonly id: string; readonly revision?: number }[]) => ({
  questions: questions.map(({ id, revision }) => ({ id, ...(revision !== undefined && { revision }) })),
});
export const idsIn = ({ text }: { readonly text: string }) => (JSON.parse(text) as { ids: string[] }).ids;

/** A bank of three questions of Ada and one of Eve. Ada's newest is the third. */
export async function bankOf(given: ReturnType<typeof givenOn>, door: Door) {
  const place = await staffed(given, door);
  const { ada, eve, clock } = place;
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
  return { ...place, one, two, three, hers, categoryId, seen };
}
