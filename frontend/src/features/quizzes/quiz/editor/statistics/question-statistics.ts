import type { QuizItemStatisticsQuery } from '../../../../../gql/graphql.ts';

export type QuestionStatistics = NonNullable<QuizItemStatisticsQuery['quizStatistics']>['questions'][number];
