import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ContainerType, type ResolverData } from '../../schema/type-graphql.ts';
import { AccountResolver } from '../../functions/accounts/account.resolver.ts';
import { AdministrationResolver } from '../../functions/accounts/administration.resolver.ts';
import { ApiTokenResolver } from '../../functions/accounts/api-token.resolver.ts';
import { AuthResolver } from '../../functions/accounts/auth.resolver.ts';
import { ProfileResolver } from '../../functions/accounts/profile.resolver.ts';
import { AccountStorageResolver } from '../../functions/accounts/account-storage.resolver.ts';
import { UpgradeRequestResolver } from '../../functions/accounts/upgrade-request.resolver.ts';
import { CourseTemplateResolver } from '../../functions/courses/course-template.resolver.ts';
import { DraftResolver } from '../../functions/courses/draft.resolver.ts';
import { InvitationResolver } from '../../functions/courses/invitation.resolver.ts';
import { MembershipResolver } from '../../functions/courses/membership.resolver.ts';
import { PeopleResolver } from '../../functions/courses/people.resolver.ts';
import { SavedCourseResolver } from '../../functions/courses/saved-course.resolver.ts';
import { PlannerResolver } from '../../functions/planner/planner.resolver.ts';
import { AttemptResolver } from '../../functions/quizzes/attempts/attempt.resolver.ts';
import { ItemStatisticsResolver } from '../../functions/quizzes/results/item-statistics.resolver.ts';
import { QuestionExchangeResolver } from '../../functions/quizzes/exchange/question-exchange.resolver.ts';
import { PracticeQuizListResolver } from '../../functions/quizzes/generation/practice-quiz-list.resolver.ts';
import { QuizGenerationResolver } from '../../functions/quizzes/generation/quiz-generation.resolver.ts';
import { QuestionUpdateResolver } from '../../functions/quizzes/bank/question-update.resolver.ts';
import { QuestionResolver } from '../../functions/quizzes/bank/question.resolver.ts';
import { QuizCategoryResolver } from '../../functions/quizzes/categories/quiz-category.resolver.ts';
import { QuizStandingResolver } from '../../functions/quizzes/attempts/quiz-standing.resolver.ts';
import { QuizResolver } from '../../functions/quizzes/authoring/quiz.resolver.ts';
import { QuizResultsResolver } from '../../functions/quizzes/results/quiz-results.resolver.ts';
import { SubmissionResolver } from '../../functions/quizzes/grading/submission.resolver.ts';
import { RegradeResolver } from '../../functions/quizzes/grading/regrade.resolver.ts';
import { ToGradeResolver } from '../../functions/quizzes/grading/to-grade.resolver.ts';
import { PracticeResolver } from '../../functions/practice/practice.resolver.ts';
import { SupportResolver } from '../../functions/support/support.resolver.ts';
import { checkAuthorization, refuseUnlabelled } from './authorization.ts';
import { boundRootFields } from './bounded-roots.ts';

/** Every resolver class of the product: what is not listed here is not in the contract. */
export const resolverClasses = [
  PlannerResolver,
  CourseTemplateResolver,
  DraftResolver,
  SavedCourseResolver,
  PeopleResolver,
  MembershipResolver,
  InvitationResolver,
  QuestionResolver,
  QuestionUpdateResolver,
  QuestionExchangeResolver,
  QuizCategoryResolver,
  QuizResolver,
  QuizGenerationResolver,
  PracticeQuizListResolver,
  AttemptResolver,
  QuizStandingResolver,
  SubmissionResolver,
  ItemStatisticsResolver,
  RegradeResolver,
  ToGradeResolver,
  QuizResultsResolver,
  AuthResolver,
  AccountResolver,
  ProfileResolver,
  ApiTokenResolver,
  UpgradeRequestResolver,
  AccountStorageResolver,
  AdministrationResolver,
  PracticeResolver,
  SupportResolver,
] as const;

type ResolverClass = (typeof resolverClasses)[number];

/** The context of an operation in addition to its request's: the schema is shared, the resolvers are composed. */
export interface WithResolvers {
  readonly resolvers: ContainerType;
}

export function containerOf(resolvers: readonly object[]): ContainerType {
  const byClass = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return {
    get(someClass: ResolverClass) {
      const resolver = byClass.get(someClass);
      if (!resolver) throw new Error(`No ${someClass.name} was composed.`);
      return resolver;
    },
  };
}

/** Without them TypeGraphQL would make resolvers of its own, with nothing to ask. */
function resolversOf({ context }: ResolverData<Partial<WithResolvers>>): ContainerType {
  if (!context.resolvers) throw new Error('An operation runs with the resolvers that were composed.');
  return context.resolvers;
}

let built: GraphQLSchema | undefined;

/**
 * The contract, built once in a process. Who answers comes with the context of each operation.
 * Validation of inputs is the services' (they name every bad field), so TypeGraphQL's own is off.
 */
export function contract(): GraphQLSchema {
  return (built ??= buildContract());
}

function buildContract(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...resolverClasses],
    container: resolversOf,
    validate: false,
    authChecker: checkAuthorization,
  });
  refuseUnlabelled();
  return boundRootFields(schema);
}
