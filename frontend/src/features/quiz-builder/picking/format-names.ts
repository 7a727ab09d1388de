import type { QuestionFormat } from '../../../gql/graphql.ts';

export const formatNames: Readonly<Record<QuestionFormat, string>> = {
  QTI: 'QTI 1.2',
  GIFT: 'GIFT',
  AIKEN: 'Aiken',
  CSV: 'CSV',
  TEXT: 'Numbered text',
};
