import type { ScoringPolicy } from '../../../gql/graphql.ts';

const rules: Readonly<Record<ScoringPolicy, string>> = {
  HIGHEST: 'The best attempt counts',
  LATEST: 'The latest attempt counts',
};

/** The scoring policy as a statement. */
export const scoringPolicyText = (scoringPolicy: ScoringPolicy): string => rules[scoringPolicy];
