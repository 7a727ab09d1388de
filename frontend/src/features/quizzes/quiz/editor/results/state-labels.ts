import type { ResultState } from '../../../../../gql/graphql.ts';

export const stateLabels: Readonly<Record<ResultState, string>> = {
  TO_GRADE: 'To grade',
  GRADED: 'Graded',
  IN_PROGRESS: 'In progress',
};
