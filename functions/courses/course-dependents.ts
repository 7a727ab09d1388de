/** Data that is deleted with courses. */
export interface CourseDependents {
  removeCourses(ids: readonly string[]): Promise<void>;
}
