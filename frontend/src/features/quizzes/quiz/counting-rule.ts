import type { KeepRule } from '../../../gql/graphql.ts';

const rules: Readonly<Record<KeepRule, string>> = {
  HIGHEST: 'The best attempt counts',
  LATEST: 'The latest attempt counts',
};

/** Which of several attempts counts, as a statement. */
export const countingRule = (keep: KeepRule): string => rules[keep];
