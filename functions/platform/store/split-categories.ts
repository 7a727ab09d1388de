/* oxlint-disable no-await-in-loop -- one after the other, so that little is in memory at once */
import { readInChunks } from './read-in-chunks.ts';
import type { StoreFilter } from './store-filter.ts';
import { isDuplicateKey, type Store, type StoreCollection, type StoredDocument } from './store.ts';

/** Documents in memory at the same time. */
const chunkSize = 200;

interface Category extends StoredDocument {
  /** Undefined before the migration. */
  readonly ownerId?: string;
  readonly nameKey: string;
}

interface Content extends StoredDocument {
  readonly ownerId: string;
  readonly categoryId: string | null;
  readonly createdAt: string;
  readonly practiceOf?: string | null;
}

interface Account extends StoredDocument {
  readonly role?: string;
  readonly createdAt: string;
}

interface PlannedImport extends StoredDocument {
  readonly ownerId: string;
  readonly made?: readonly string[];
  readonly questions: readonly { readonly categoryId: string | null }[];
}

interface PlannedUpdate extends StoredDocument {
  readonly userId: string;
  readonly act: { readonly set?: { readonly categoryId?: string | null } };
}

/** ID of an owner's copy of a category. It is computed, so that an interrupted migration can be completed. */
const copyIdOf = (categoryId: string, ownerId: string) => `${categoryId}.${ownerId}`;

const nameKeyOf = (ownerId: string, nameKey: string) => `${ownerId} ${nameKey}`;

/**
 * Gives each category an owner. Before, all instructors shared all categories. The owner of the oldest question or quiz
 * in a category gets the category, and each other owner of content in it gets a copy. Every instructor gets an empty
 * category, since it is unknown who created it. Questions and quizzes then refer to the category of their owner. A
 * second run changes nothing. Calls `extend` after every chunk, so that no other process takes over.
 */
export async function splitCategories(store: Store, extend: () => Promise<void>): Promise<void> {
  await giveToOwners(store, extend);
  const owners = new Map<string, string>();
  const categories = store.collection<Category>('quizCategories');
  for await (const chunk of chunksOf(categories))
    for (const { _id, ownerId } of chunk) if (ownerId !== undefined) owners.set(_id, ownerId);
  const categoryForOwner = (categoryId: string, ownerId: string): string => {
    const owner = owners.get(categoryId);
    const copyId = copyIdOf(categoryId, ownerId);
    return owner !== undefined && owner !== ownerId && owners.has(copyId) ? copyId : categoryId;
  };
  for (const name of ['questions', 'quizzes']) await moveContent(store, name, categoryForOwner, extend);
  await movePlans(store, categoryForOwner);
}

/** The ID of the owner's category or copy, from the ID of the shared category. */
type CategoryForOwner = (categoryId: string, ownerId: string) => string;

async function giveToOwners(store: Store, extend: () => Promise<void>): Promise<void> {
  const categories = store.collection<Category>('quizCategories');
  const users = await ownersByCategory(store, extend);
  const instructors = await instructorsOf(store);
  for await (const chunk of chunksOf(categories)) {
    for (const category of chunk.filter(({ ownerId }) => ownerId === undefined)) {
      const { _id, nameKey } = category;
      const [first, ...others] = users.get(_id) ?? instructors;
      for (const ownerId of others) {
        const copy = {
          ...category,
          _id: copyIdOf(_id, ownerId),
          ownerId,
          nameKey: nameKeyOf(ownerId, nameKey),
        };
        await insertIfMissing(categories, copy);
      }
      if (first === undefined) await categories.deleteOne({ _id: { $eq: _id } });
      else {
        const $set = { ownerId: first, nameKey: nameKeyOf(first, nameKey) };
        await categories.updateOne({ _id: { $eq: _id } }, { $set });
      }
    }
    await extend();
  }
}

/** The owners of the questions and quizzes in each category, by category ID. The owner of the oldest comes first. */
async function ownersByCategory(
  store: Store,
  extend: () => Promise<void>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const firstUse = new Map<string, Map<string, string>>();
  for (const name of ['questions', 'quizzes']) {
    const collection = store.collection<Content>(name);
    const heads = (id: string) =>
      collection
        .find({ categoryId: { $ne: null }, _id: { $gt: id } })
        .project({ ownerId: 1, categoryId: 1, createdAt: 1, practiceOf: 1 });
    for await (const chunk of readInChunks(heads, chunkSize)) {
      for (const { ownerId, categoryId, createdAt, practiceOf = null } of chunk) {
        if (categoryId === null || practiceOf !== null) continue;
        const owners = firstUse.get(categoryId) ?? new Map<string, string>();
        firstUse.set(categoryId, owners);
        const known = owners.get(ownerId);
        if (known === undefined || createdAt < known) owners.set(ownerId, createdAt);
      }
      await extend();
    }
  }
  return new Map([...firstUse].map(([id, owners]) => [id, oldestFirst(owners)]));
}

/** IDs of all instructors, or of all admins if there are no instructors. Oldest account first. */
async function instructorsOf(store: Store): Promise<readonly string[]> {
  const accounts = store.collection<Account>('users');
  for (const role of ['Instructor', 'Admin']) {
    const found = new Map<string, string>();
    const heads = (id: string) =>
      accounts.find({ role: { $eq: role }, _id: { $gt: id } }).project({ createdAt: 1 });
    for await (const chunk of readInChunks(heads, chunkSize))
      for (const { _id, createdAt } of chunk) found.set(_id, createdAt);
    if (found.size > 0) return oldestFirst(found);
  }
  return [];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function oldestFirst(times: ReadonlyMap<string, string>): string[] {
  return [...times]
    .toSorted(([id, time], [otherId, other]) => compare(time, other) || compare(id, otherId))
    .map(([id]) => id);
}

async function moveContent(
  store: Store,
  name: string,
  categoryForOwner: CategoryForOwner,
  extend: () => Promise<void>,
): Promise<void> {
  const collection = store.collection<Content>(name);
  const heads = (id: string) =>
    collection.find({ categoryId: { $ne: null }, _id: { $gt: id } }).project({ ownerId: 1, categoryId: 1 });
  for await (const chunk of readInChunks(heads, chunkSize)) {
    for (const { _id, ownerId, categoryId: before } of chunk) {
      const categoryId = before && categoryForOwner(before, ownerId);
      if (categoryId !== before) await collection.updateOne({ _id: { $eq: _id } }, { $set: { categoryId } });
    }
    await extend();
  }
}

/** Changes the categories in the stored plans of interrupted imports and updates, which the next server completes. */
async function movePlans(store: Store, categoryForOwner: CategoryForOwner): Promise<void> {
  const imports = store.collection<PlannedImport>('bankImports');
  for await (const chunk of chunksOf(imports))
    for (const { _id, ownerId, questions, made = [] } of chunk) {
      const moved = questions.map((question) => {
        const { categoryId } = question;
        return { ...question, categoryId: categoryId && categoryForOwner(categoryId, ownerId) };
      });
      const $set = { questions: moved, made: made.map((id) => categoryForOwner(id, ownerId)) };
      await imports.updateOne({ _id: { $eq: _id } }, { $set });
    }
  const updates = store.collection<PlannedUpdate>('questionUpdates');
  for await (const chunk of chunksOf(updates))
    for (const { _id, userId, act } of chunk) {
      const { set } = act;
      if (typeof set?.categoryId !== 'string') continue;
      const moved = { ...act, set: { ...set, categoryId: categoryForOwner(set.categoryId, userId) } };
      await updates.updateOne({ _id: { $eq: _id } }, { $set: { act: moved } });
    }
}

function chunksOf<T extends StoredDocument>(collection: StoreCollection<T>): AsyncGenerator<T[], void> {
  const findAfter = (id: string) => collection.find({ _id: { $gt: id } } as StoreFilter<T>);
  return readInChunks(findAfter, chunkSize);
}

async function insertIfMissing(categories: StoreCollection<Category>, category: Category): Promise<void> {
  try {
    await categories.insertOne(category);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
