import type { ApolloClient } from '@apollo/client';
import { fetchGradebook } from '../gradebook/fetch-gradebook.ts';
import { presentOf, type PlannerState, type PlannerStore } from '../store/planner-store.ts';
import { toSaveInput } from './saved-answer.ts';
import type { SavedCourse } from '../model/saved-course.ts';

interface ItemName {
  readonly itemId?: string | null | undefined;
  readonly categoryName: string;
  readonly itemName: string;
}

const nameKey = (category: string, item: string) => JSON.stringify([category, item]);
/** The ID of an item without the ID of the course, which the IDs of new items don't have. */
const shortId = (id: string) => id.slice(id.lastIndexOf('.') + 1);

/**
 * Creates a function that returns whether the next save keeps an item. The server recognizes an item by its ID, or by
 * its name if no ID is sent.
 */
function createKeptTest(state: PlannerState, saved: SavedCourse): (item: ItemName) => boolean {
  const { categories } = toSaveInput(presentOf(state), { prefix: state.idPrefix, saved });
  const keptKeys = new Set(
    categories.flatMap(({ name, items }) =>
      items.map((item) => (item.itemId ? shortId(item.itemId) : nameKey(name ?? '', item.name ?? ''))),
    ),
  );
  return ({ itemId, categoryName, itemName }) =>
    (itemId ? keptKeys.has(shortId(itemId)) : false) || keptKeys.has(nameKey(categoryName, itemName));
}

/**
 * Number of grades that people have for items which the next save removes from the course. 0 if the next save removes
 * no item. Also 0 if the grades cannot be fetched, because the user can undo the deletion and save again.
 */
export async function countGradesToLose(client: ApolloClient, store: PlannerStore): Promise<number> {
  const { saved } = store.getState();
  if (!saved?.canEdit || saved.membership) return 0;
  const isKept = createKeptTest(store.getState(), saved);
  const savedItems = saved.course.categories.flatMap(({ name: categoryName, items }) =>
    items.map(({ itemId, name }): ItemName => ({ itemId, categoryName, itemName: name })),
  );
  if (savedItems.every(isKept)) return 0;
  try {
    const { columns, rows } = await fetchGradebook(client, saved.id);
    const removed = columns.map((column) => !isKept(column));
    return rows.reduce((sum, { points, details }) => {
      const withStatus = new Set(details.flatMap(({ itemId, status }) => (status === null ? [] : [itemId])));
      const isGraded = (itemId: string, at: number) =>
        (points[at] ?? null) !== null || withStatus.has(itemId);
      return sum + columns.filter(({ itemId }, at) => removed[at] && isGraded(itemId, at)).length;
    }, 0);
  } catch {
    return 0;
  }
}
