import type { ResultState } from '../../../../../gql/graphql.ts';

export const stateWords: Readonly<Record<ResultState, string>> = {
  TO_GRADE: 'To grade',
  GRADED: 'Graded',
  IN_PROGRESS: 'In progress',
};
