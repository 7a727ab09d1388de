/** Data that is deleted with courses. */
export interface CourseDependents {
  removeCourses(ids: readonly string[]): Promise<void>;
}

/**
 * Deletes the data of courses. Call it before the courses are removed, so that a failed removal can be repeated. Call it
 * again after the removal, because a request that read a course earlier can still write data for it. A request that
 * writes after the second call finds no course, and deletes the data that it wrote.
 */
export async function removeDependents(
  dependents: readonly CourseDependents[],
  ids: readonly string[],
): Promise<void> {
  await Promise.all(dependents.map((each) => each.removeCourses(ids)));
}
