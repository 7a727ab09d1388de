/** Kinds of search results, in the order in which they are shown. */
export const searchKinds = [
  'COURSE',
  'QUIZ',
  'ASSIGNMENT',
  'NOTE',
  'PUBLIC_NOTE',
  'QUESTION',
  'PERSON',
  'ACCOUNT',
] as const;

export type SearchKind = (typeof searchKinds)[number];
