import type { QuizItemStatisticsQuery } from '../../../../../gql/graphql.ts';

export type Item = NonNullable<QuizItemStatisticsQuery['quizStatistics']>['questions'][number];
