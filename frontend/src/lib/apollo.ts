import { ApolloClient, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { isUnauthenticated } from './server-failure.ts';
import { confirmSession } from './session/session.ts';

/** The server returns whole lists: each replaces the previous one. */
const wholeList = { merge: false } as const;

/**
 * The same ID has different content in each parent, for example a question in each attempt. It is stored
 * inside its parent.
 */
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
  // The result depends on who is to get full credit.
  Regrade: partOfItsPlace,
  RegradeQuestion: partOfItsPlace,
};

/** A session can also be ended on another device or by an admin. The next query that needs it fails. */
const noticeEnd = new ErrorLink(({ error, operation }) => {
  if (operation.operationType === 'query' && isUnauthenticated(error)) void confirmSession(operation.client);
});

/** The client of Markwise's own API. The session is in a cookie. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: noticeEnd.concat(new HttpLink({ uri: '/graphql', credentials: 'include' })),
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
  });
}

/** The types of each interface of the contract, so that the client can match fragments. */
export const possibleTypes: Readonly<Record<string, string[]>> = {
  Quiz: ['AuthoredQuiz', 'TakenQuiz'],
  QuestionWording: ['ImportedQuestion', 'ProposedQuestion', 'Question', 'QuestionVersion', 'QuizQuestion'],
};
