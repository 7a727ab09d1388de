import { ApolloClient, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { joinQueries } from './join-queries.ts';
import { logOutcomes } from './log-outcomes.ts';
import { isUnauthenticated } from './server-failure.ts';
import { confirmSession } from './session/session.ts';

/** The server returns whole lists: each replaces the previous one. */
const wholeList = { merge: false } as const;

/**
 * Objects with the same ID differ from parent to parent, for example a question in two attempts. So each is
 * stored inside its parent.
 */
const storedInParent = { keyFields: false } as const;

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      sessions: wholeList,
      apiTokens: wholeList,
      savedCourses: wholeList,
      memberCourses: wholeList,
      deletedCourses: wholeList,
      deletedNotes: wholeList,
      noteTags: wholeList,
      similarQuestions: wholeList,
      questionVersions: wholeList,
      quizzes: wholeList,
      quizCategories: wholeList,
      quizProgress: wholeList,
      gradingQueue: wholeList,
      weakConcepts: wholeList,
      attempts: wholeList,
      gradebookColumns: wholeList,
    },
  },
  GradebookColumn: { keyFields: ['itemId'] },
  NoteTag: { keyFields: ['tag'] },
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
  AttemptQuestion: storedInParent,
  ResultQuestion: storedInParent,
  AttemptOption: storedInParent,
  // A preview depends on the questions that give full credit.
  Regrade: storedInParent,
  RegradeQuestion: storedInParent,
};

/**
 * A session can be ended on another device or by an admin. The next query that needs a session then fails, and this
 * link asks the server whether the session continues.
 */
const checkSession = new ErrorLink(({ error, operation }) => {
  if (operation.operationType === 'query' && isUnauthenticated(error)) void confirmSession(operation.client);
});

/** The client of Markwise's own API. The session is in a cookie. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: checkSession
      .concat(logOutcomes)
      .concat(joinQueries(new HttpLink({ uri: '/graphql', credentials: 'include' }))),
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
  });
}

/** The types of each interface of the contract, so that the client can match fragments. */
export const possibleTypes: Readonly<Record<string, string[]>> = {
  AssignmentFields: ['Assignment', 'AssignmentMeta'],
  AssignmentSubmissionFields: ['AssignmentSubmission', 'AssignmentSubmissionMeta'],
  LoadedAnswer: ['UnweightedAnswer', 'WeightedAnswer'],
  NoteFields: ['Note', 'NoteMeta'],
  PublicNoteFields: ['PublicNote', 'PublicNoteMeta'],
  PublicNoteVersionFields: ['PublicNoteVersion', 'PublicNoteVersionMeta'],
  Quiz: ['AuthoredQuiz', 'TakenQuiz'],
  QuestionWording: ['ImportedQuestion', 'ProposedQuestion', 'Question', 'QuestionVersion', 'QuizQuestion'],
};
