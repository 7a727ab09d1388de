interface Listed {
  readonly id: string;
  /** ISO 8601. */
  readonly lastUpdatedOn: string;
}

/** Courses, the one that was updated last first; in the order of their ids where that is the same moment. */
export function newestFirst<Course extends Listed>(courses: readonly Course[]): Course[] {
  return courses.toSorted((left, right) => {
    if (left.lastUpdatedOn !== right.lastUpdatedOn) return left.lastUpdatedOn < right.lastUpdatedOn ? 1 : -1;
    return left.id < right.id ? -1 : 1;
  });
}
