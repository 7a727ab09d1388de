/** What somebody can do with a question bank. `EDIT`: also change its questions and categories. */
export const bankAccesses = ['READ', 'EDIT'] as const;
export type BankAccess = (typeof bankAccesses)[number];

/** Texts on screen, as parts of sentences. */
export const bankAccessNames: Readonly<Record<BankAccess, string>> = {
  READ: 'can read',
  EDIT: 'can edit',
};
