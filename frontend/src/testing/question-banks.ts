import type { Bank } from '../lib/quizzes/question-banks.ts';

/** The bank of the user. */
export const ownBank: Bank = {
  __typename: 'QuestionBank',
  id: 'mine',
  ownerName: 'Grace',
  isOwn: true,
  access: 'EDIT',
  shares: [],
};

/** A bank of Ada that the co-instructors of the course with the ID `c` can read. */
export const adasBank: Bank = {
  ...ownBank,
  id: 'adas',
  ownerName: 'Ada',
  isOwn: false,
  access: 'READ',
  shares: [{ __typename: 'BankShare', courseId: 'c', courseName: 'Physics', access: 'READ' }],
};
