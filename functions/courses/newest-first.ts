interface Listed {
  readonly id: string;
  /** ISO 8601. */
  readonly lastUpdatedOn: string;
}

/** Courses by time of their last update, newest first, then by ID. */
export function newestFirst<Course extends Listed>(courses: readonly Course[]): Course[] {
  return courses.toSorted((left, right) => {
    if (left.lastUpdatedOn !== right.lastUpdatedOn) return left.lastUpdatedOn < right.lastUpdatedOn ? 1 : -1;
    return left.id < right.id ? -1 : 1;
  });
}
