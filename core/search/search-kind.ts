/** What a search finds, in the order of its results. */
export const searchKinds = ['COURSE', 'QUIZ', 'QUESTION', 'PERSON', 'ACCOUNT'] as const;

export type SearchKind = (typeof searchKinds)[number];
