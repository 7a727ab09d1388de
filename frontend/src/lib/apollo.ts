import { ApolloClient, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client';

/** A list as the server answers it is the whole list: it takes the place of the one before. */
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
      quizzes: wholeList,
      quizCategories: wholeList,
      quizStandings: wholeList,
      weakConcepts: wholeList,
    },
  },
  QuizStanding: { keyFields: ['quizId'] },
  Question: {
    fields: { numericAnswers: wholeList, pairs: wholeList, usedIn: wholeList, duplicates: wholeList },
  },
  SavedCourse: { fields: { people: wholeList } },
  User: { fields: { links: wholeList } },
  AttemptQuestion: partOfItsPlace,
  ResultQuestion: partOfItsPlace,
  AttemptOption: partOfItsPlace,
};

/** The client of the product's own API; the session travels in a cookie. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'include' }),
    cache: new InMemoryCache({ typePolicies }),
  });
}
