import type { ApolloClient } from '@apollo/client';
import type { Course } from '../../../../../core/grading/course.ts';
import type { SaveCourseInput } from '../../../gql/graphql.ts';
import { courseNamesQuery } from '../../../lib/courses/course-documents.ts';
import { isConflict, neverReached } from '../../../lib/server-failure.ts';
import { freeName, isFreeNameOf } from '../model/free-name.ts';
import { planOf } from '../model/membership.ts';
import { courseToSave, isSameCourse, type Membership, type SavedCourse } from '../model/saved-course.ts';
import { presentOf, type PlannerStore, type Saving } from '../store/planner-store.ts';
import {
  courseQuery,
  saveCourseMutation,
  updateCourseMutation,
  updateOwnPlanMutation,
} from './saved-course-documents.ts';
import { savedCourseOf, toSaveInput } from './saved-answer.ts';

/** What the functions need to save a course. */
export interface Tools {
  readonly client: ApolloClient;
  readonly store: PlannerStore;
}

/**
 * The result of saving.
 * `created`: a new course was saved. `newName`: its name if it was renamed, because the user already has a course of
 * the same name. Otherwise null.
 * `waiting`: the server was not reached.
 * `conflict`: another version was saved in the meantime. The store has it as `theirs`.
 * `busy`: nothing was sent, because the course is already being saved or deleted.
 * `asked`: nothing was sent yet. The save would remove grades, and the user has to confirm it.
 */
export type SaveResult =
  | { readonly outcome: 'created'; readonly newName: string | null }
  | { readonly outcome: 'updated' | 'waiting' | 'conflict' | 'busy' | 'asked' }
  | { readonly outcome: 'failed'; readonly error: unknown };

const busy: ReadonlySet<string> = new Set<Saving>(['saving', 'updating', 'deleting']);

/** Saves the current course: as a new course, or as the next version of the saved course. */
export async function saveCourse(tools: Tools, { asNew = false } = {}): Promise<SaveResult> {
  const state = tools.store.getState();
  if (busy.has(state.saving)) return { outcome: 'busy' };
  const { saved } = state;
  if (saved?.membership && !asNew) return savePlan(tools, saved, saved.membership);
  const isNew = asNew || saved === null || !saved.canEdit;
  state.setSaving(isNew ? 'saving' : 'updating');
  const present = presentOf(state);
  const course = courseToSave(present);
  try {
    const input = toSaveInput(present, { prefix: state.idPrefix, saved: isNew ? null : saved });
    return isNew ? await create(tools, course, input) : await update(tools, course, input, saved);
  } catch (error) {
    return await handleFailure(tools, course, error, asNew);
  }
}

/** Saves a member's own plan. If several devices save it, the last save counts. */
async function savePlan(
  { client, store }: Tools,
  saved: SavedCourse,
  membership: Membership,
): Promise<SaveResult> {
  const state = store.getState();
  const working = presentOf(state);
  const course = courseToSave(working);
  const plan = planOf(
    course,
    saved,
    (c, i) => `${state.idPrefix}${working.categories[c]?.items[i]?.key ?? ''}`,
  );
  state.setSaving('updating');
  try {
    const { targetGrade, grades, items } = plan;
    await client.mutate({
      mutation: updateOwnPlanMutation,
      variables: {
        courseId: saved.id,
        input: { targetGrade, grades: [...grades], items: [...items] },
      },
      fetchPolicy: 'no-cache',
    });
    store.getState().setSaved({ ...saved, course, membership: { ...membership, plan } });
    return { outcome: 'updated' };
  } catch (error) {
    store.getState().setSaving(neverReached(error) ? 'waiting' : 'failed');
    return neverReached(error) ? { outcome: 'waiting' } : { outcome: 'failed', error };
  }
}

/** Replaces `theirs` by the current course, after the user has resolved the conflict. */
export async function saveOver(tools: Tools, theirs: SavedCourse): Promise<SaveResult> {
  const { store } = tools;
  store.getState().setSaved(theirs);
  return saveCourse(tools);
}

/** The course's name. If the user has a course of the same name, a number is added. */
async function nameToSave(client: ApolloClient, name: string): Promise<string> {
  try {
    const { data } = await client.query({ query: courseNamesQuery, fetchPolicy: 'network-only' });
    return freeName(name, data?.savedCourses?.map((course) => course.name) ?? []);
  } catch {
    // Two courses can have the same name. That is better than a course that is not saved.
    return name;
  }
}

/**
 * Saves a new course. The server creates only one course for each key: if an earlier request or another tab has created
 * it, the server returns that course. If the current course differs from the returned course, there is a conflict.
 */
async function create(tools: Tools, course: Course, input: SaveCourseInput): Promise<SaveResult> {
  const { client, store } = tools;
  const name = await nameToSave(client, course.name);
  const { data } = await client.mutate({
    mutation: saveCourseMutation,
    variables: { input: { ...input, name, key: store.getState().takeSaveKey() } },
    fetchPolicy: 'no-cache',
  });
  if (!data?.saveCourse) throw new Error('The server did not return the course.');
  const created = savedCourseOf(data.saveCourse);
  const createdName = created.course.name;
  if (
    isFreeNameOf(createdName, course.name) &&
    isSameCourse(created.course, { ...course, name: createdName })
  ) {
    const isRenamed = createdName !== course.name;
    // Keeps a name that the user has typed in the meantime.
    if (isRenamed && presentOf(store.getState()).courseName === course.name)
      store.getState().edit({ type: 'setCourseText', field: 'courseName', value: createdName });
    store.getState().setSaved(created);
    return { outcome: 'created', newName: isRenamed ? createdName : null };
  }
  store.getState().setTheirs(created);
  return { outcome: 'conflict' };
}

async function update(
  { client, store }: Tools,
  course: Course,
  input: SaveCourseInput,
  saved: SavedCourse,
): Promise<SaveResult> {
  const { data } = await client.mutate({
    mutation: updateCourseMutation,
    variables: { id: saved.id, input, revision: saved.revision },
    fetchPolicy: 'no-cache',
  });
  if (!data?.updateCourse) throw new Error('The server did not return the course.');
  store.getState().setSaved({ ...savedCourseOf(data.updateCourse), course });
  return { outcome: 'updated' };
}

async function handleFailure(
  tools: Tools,
  course: Course,
  error: unknown,
  asNew: boolean,
): Promise<SaveResult> {
  const { setSaving, saved } = tools.store.getState();
  // A copy under another name cannot wait: the next attempt would update the saved course instead.
  if (neverReached(error) && !(asNew && saved !== null)) {
    setSaving('waiting');
    return { outcome: 'waiting' };
  }
  if (!isConflict(error) || saved === null) {
    setSaving('failed');
    return { outcome: 'failed', error };
  }
  return resolveConflict(tools, course, saved.id, error);
}

/**
 * Fetches the version that was saved elsewhere. If it equals the current version, an earlier save has
 * succeeded and only its response was lost.
 */
async function resolveConflict(
  tools: Tools,
  course: Course,
  id: string,
  error: unknown,
): Promise<SaveResult> {
  const { setSaved, setSaving, setTheirs } = tools.store.getState();
  try {
    const theirs = await fetchCourse(tools.client, id);
    if (isSameCourse(theirs.course, course)) {
      setSaved(theirs);
      return { outcome: 'updated' };
    }
    setTheirs(theirs);
    return { outcome: 'conflict' };
  } catch {
    setSaving('failed');
    return { outcome: 'failed', error };
  }
}

/** Fetches a saved course. Throws the error of the request. */
export async function fetchCourse(client: ApolloClient, id: string): Promise<SavedCourse> {
  const { data } = await client.query({ query: courseQuery, variables: { id }, fetchPolicy: 'no-cache' });
  if (!data?.course) throw new Error('The server did not return the course.');
  return savedCourseOf(data.course);
}
