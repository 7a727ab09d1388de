import type { Category, Item } from '../../core/grading/course.ts';
import type { NewId } from '../platform/new-id.ts';

/** An item of a saved course. */
export interface SavedItem extends Item {
  /** Unique in the course. */
  readonly itemId: string;
}

export type SavedCategory = Category<SavedItem>;

/** The ID of an item in the API. It contains the ID of the course, so that it is unique on the whole site. */
export function shownItemId(courseId: string, id: string): string {
  return `${courseId}.${id}`;
}

/** ID of the course of an item, from the item's ID in the API. */
export function courseOfItem(shownId: string): string {
  return shownId.slice(0, Math.max(0, shownId.lastIndexOf('.')));
}

/** The stored ID of an item, from an ID of the API or a stored ID. Null for an item of another course. */
export function storedItemId(shownId: string, courseId: string): string | null {
  const end = shownId.lastIndexOf('.');
  return end === -1 || shownId.slice(0, end) === courseId ? shownId.slice(end + 1) : null;
}

/** A course as it is stored. A new course has no categories. */
interface IdentifiedCourse {
  readonly _id: string;
  readonly categories: readonly SavedCategory[];
}

/**
 * The sent categories with an ID for each item. An item that was sent with an ID of this course keeps the ID. Another
 * item gets the ID of the stored item with the same name in a category with the same name, since the clients of the
 * specification send no IDs. If there is none, it gets a new ID. If two items were sent with the same ID, the first
 * keeps it. An item that was sent without `dueAt` keeps its stored date.
 */
export function identified(
  categories: readonly Category[],
  { _id: courseId, categories: stored }: IdentifiedCourse,
  newId: NewId,
): SavedCategory[] {
  const used = new Set<string>();
  /** The ID, unless another item has it. */
  const claim = (id: string | null): string | null => {
    if (id === null || used.has(id)) return null;
    used.add(id);
    return id;
  };
  const sent = categories.map(({ items }) =>
    items.map(({ itemId }) => claim((itemId && storedItemId(itemId, courseId)) || null)),
  );
  const nextFree = (ids: string[]) => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) if (claim(id) !== null) return id;
    return null;
  };
  const namesakes = namesakesIn(stored);
  const storedDates = new Map(stored.flatMap(({ items }) => items.map((item) => [item.itemId, item.dueAt])));
  const idByName = (category: string, item: string) => nextFree(namesakes.get(nameKey(category, item)) ?? []);
  return categories.map((category, c) => ({
    ...category,
    items: category.items.map((item, i) => {
      // A new ID begins with a letter, so that it never is the name of a special property, for example '__proto__'.
      const itemId = sent[c]?.[i] ?? idByName(category.name, item.name) ?? `i${newId()}`;
      const { dueAt = storedDates.get(itemId) ?? null, ...others } = item;
      return { ...others, itemId, ...(dueAt && { dueAt }) };
    }),
  }));
}

function nameKey(category: string, item: string): string {
  return JSON.stringify([category, item]);
}

/** The IDs of the items of each name, the last item first. */
function namesakesIn(categories: readonly SavedCategory[]): ReadonlyMap<string, string[]> {
  const items = categories.flatMap(({ name, items: own }) =>
    own.map((item) => ({ id: item.itemId, key: nameKey(name, item.name) })),
  );
  const groups = Map.groupBy(items, ({ key }) => key);
  return new Map(Array.from(groups, ([key, group]) => [key, group.map(({ id }) => id).toReversed()]));
}
