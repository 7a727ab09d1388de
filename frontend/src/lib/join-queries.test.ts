import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { buildSchema, validate } from 'graphql';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';

const { joinQueries } = await vi.importActual<typeof import('./join-queries.ts')>('./join-queries.ts');

type Request = Pick<ApolloLink.Operation, 'query' | 'operationName' | 'variables'>;

/** A client whose server is `answer`, and the requests that reached it. */
function clientOf(answer: (request: Request) => ApolloLink.Result) {
  const sent: Request[] = [];
  const network = new ApolloLink(({ query, operationName, variables }) => {
    sent.push({ query, operationName, variables });
    return of(answer({ query, operationName, variables }));
  });
  return { client: new ApolloClient({ link: joinQueries(network), cache: new InMemoryCache() }), sent };
}

const names: TypedDocumentNode<object> = gql`
  query Names($first: Int!) {
    auditLog(first: $first) {
      totalCount
    }
    savedCourses {
      id
      ...CourseName
    }
  }
  fragment CourseName on SavedCourseMeta {
    name
  }
`;
const targets: TypedDocumentNode<object> = gql`
  query Targets($first: Int!, $id: ID!) {
    mine: savedCourses {
      targetGrade
      ...CourseName
    }
    auditLog(first: $first) {
      nodes {
        id
      }
    }
    course(id: $id) {
      name
    }
  }
  fragment CourseName on SavedCourseMeta {
    name
  }
`;
const ask = (client: ApolloClient) =>
  Promise.allSettled([
    client.query({ query: names, variables: { first: 1 } }),
    client.query({ query: targets, variables: { first: 2, id: 'c' } }),
  ]);

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const algebra = { __typename: 'SavedCourseMeta', name: 'Algebra' };
const data = {
  auditLog: { __typename: 'AuditConnection', nodes: [] },
  savedCourses: [{ ...algebra, id: 'a' }],
  mine: [{ ...algebra, targetGrade: 85 }],
  auditLog_2: { __typename: 'AuditConnection', totalCount: 9 },
  course: { __typename: 'SavedCourse', name: 'Calculus' },
};

describe('queries that start at the same time', () => {
  it('are sent as one valid query, in which every name is unique', async () => {
    const { client, sent } = clientOf(() => ({ data }));
    await ask(client);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      operationName: 'Targets_Names',
      variables: { first: 2, first_2: 1, id: 'c' },
    });
    expect(validate(schema, sent[0]?.query ?? gql('{ nothing }'))).toEqual([]);
  });

  it('each get their part of the result', async () => {
    const { client } = clientOf(() => ({ data }));
    const { auditLog, savedCourses, mine, auditLog_2, course } = data;
    expect(await ask(client)).toMatchObject([
      { status: 'fulfilled', value: { data: { auditLog: auditLog_2, savedCourses } } },
      { status: 'fulfilled', value: { data: { mine, auditLog, course } } },
    ]);
  });

  it('fail separately', async () => {
    const errors = [{ message: 'Too many.', path: ['auditLog_2', 'totalCount'] }];
    const { client } = clientOf(() => ({ data: { ...data, auditLog_2: null }, errors }));
    const own = [{ message: 'Too many.', path: ['auditLog', 'totalCount'] }];
    expect(await ask(client)).toMatchObject([
      { status: 'rejected', reason: { errors: own } },
      { status: 'fulfilled' },
    ]);
  });

  it('all fail if the server refuses the request', async () => {
    const { client } = clientOf(() => ({ data: null, errors: [{ message: 'Sign in first.' }] }));
    const refused = { status: 'rejected', reason: { errors: [{ message: 'Sign in first.' }] } };
    expect(await ask(client)).toMatchObject([refused, refused]);
  });
});

it('queries that are too expensive for one request are sent as several', async () => {
  const { client, sent } = clientOf(({ operationName }) => ({
    data: { quizzes: [], quizProgress: [], weakConcepts: [], [operationName ?? '']: [] },
  }));
  const [quizzes, quizProgress, weakConcepts] = ['quizzes', 'quizProgress', 'weakConcepts'].map(
    (field): TypedDocumentNode<object> => gql(`query ${field} { ${field} { concept } }`),
  );
  if (!quizzes || !quizProgress || !weakConcepts) throw new Error('A query is missing.');
  await Promise.allSettled([weakConcepts, quizzes, quizProgress].map((query) => client.query({ query })));
  expect(sent.map(({ operationName }) => operationName)).toEqual(['quizzes_quizProgress', 'weakConcepts']);
});

it('a single query is sent unchanged', async () => {
  const { auditLog_2: auditLog, savedCourses } = data;
  const { client, sent } = clientOf(() => ({ data: { auditLog, savedCourses } }));
  await client.query({ query: names, variables: { first: 1 } });
  expect(sent).toMatchObject([{ operationName: 'Names', variables: { first: 1 } }]);
});

it('mutations are sent separately', async () => {
  const { client, sent } = clientOf(() => ({
    data: { logout: true, savedCourses: [], auditLog: null },
  }));
  const logout: TypedDocumentNode<object> = gql`
    mutation Logout {
      logout
    }
  `;
  await Promise.all([
    client.mutate({ mutation: logout }),
    client.mutate({ mutation: logout }),
    client.query({ query: names, variables: { first: 1 } }),
  ]);
  expect(sent.map(({ operationName }) => operationName)).toEqual(['Logout', 'Logout', 'Names']);
});
