/** Data that is deleted with courses. */
export interface CourseDependents {
  removeCourses(ids: readonly string[]): Promise<void>;
}

/**
 * Call it before courses are removed, so that a failed removal is repeated, and again after it: a request that read a
 * course before can write in between. Whoever writes later finds no course, and removes what was written.
 */
export async function removeDependents(
  dependents: readonly CourseDependents[],
  ids: readonly string[],
): Promise<void> {
  await Promise.all(dependents.map((each) => each.removeCourses(ids)));
}
