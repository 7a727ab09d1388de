/** Limits of a note. The site and the server refuse the same notes. */
export const noteLimits = {
  /** Characters of the title. */
  title: 200,
  /** Characters of the content as JSON: about 60,000 words. */
  content: 500_000,
  /** Levels of nested nodes: lists of lists of lists, and quotes in them. */
  depth: 60,
  /** Tags of a note. */
  tags: 20,
  /** Characters of a tag. */
  tag: 40,
  /** Characters of the LaTeX source of a formula. */
  formula: 2_000,
  /** Characters of an address that a link leads to. */
  url: 2_000,
} as const;

/** Limits of the public notes of a course. */
export const publicNoteLimits = {
  /** Notes of a course, including deleted ones that can be restored. */
  perCourse: 200,
  /** Versions of a note, including the current one. Older ones are deleted. */
  versions: 100,
} as const;
