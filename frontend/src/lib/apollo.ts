import { ApolloClient, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { possibleTypes } from './possible-types.ts';
import { isUnauthenticated } from './server-failure.ts';
import { confirmSession } from './session/session.ts';

/** The server returns whole lists: each replaces the previous one. */
const wholeList = { merge: false } as const;

/** The same id says something else in each place, such as a question in each attempt: it is kept where it was answered. */
const partOfItsPlace = { keyFields: false } as const;

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      sessions: wholeList,
      apiTokens: wholeList,
      savedCourses: wholeList,
      memberCourses: wholeList,
      deletedCourses: wholeList,
      similarQuestions: wholeList,
      questionVersions: wholeList,
      quizzes: wholeList,
      quizCategories: wholeList,
      quizProgress: wholeList,
      gradingQueue: wholeList,
      weakConcepts: wholeList,
      attempts: wholeList,
    },
  },
  QuizProgress: { keyFields: ['quizId'] },
  GradingQueueEntry: { keyFields: ['quizId'] },
  Question: {
    fields: { numericAnswers: wholeList, pairs: wholeList, usedIn: wholeList, duplicates: wholeList },
  },
  SavedCourse: { fields: { people: wholeList } },
  User: { fields: { links: wholeList } },
  Attempt: { fields: { questions: wholeList } },
  AttemptResult: { fields: { questions: wholeList } },
  QuizStatistics: { fields: { questions: wholeList } },
  ItemStatistics: { fields: { options: wholeList } },
  AttemptQuestion: partOfItsPlace,
  ResultQuestion: partOfItsPlace,
  AttemptOption: partOfItsPlace,
  // What it comes to depends on who is to get full credit.
  Regrade: partOfItsPlace,
  RegradeQuestion: partOfItsPlace,
};

/** A session can also be ended on another device, or by an admin. The next query that needs it shows that. */
const noticeEnd = new ErrorLink(({ error, operation }) => {
  if (operation.operationType === 'query' && isUnauthenticated(error)) void confirmSession(operation.client);
});

/** The client of the product's own API; the session travels in a cookie. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: noticeEnd.concat(new HttpLink({ uri: '/graphql', credentials: 'include' })),
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
  });
}
