import { cleanup } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql, type GraphQLQuery, type GraphQLResponseBody } from 'msw/graphql';
import { afterEach, beforeEach } from 'vitest';
import type { SessionUserFragment } from '../gql/graphql.ts';
import { client } from '../lib/data-provider.tsx';
import { sessionHint } from '../lib/session/session-hint.ts';
import { sessionState } from '../lib/session/session-state.ts';
import { server } from './server.ts';

/** Markwise's own API, as operations to mock. */
export const api = graphql.link(`${window.location.origin}/graphql`);

export const ada: SessionUserFragment = {
  __typename: 'User',
  id: 'ada',
  email: 'ada@site.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'Student',
  instructor: false,
  isVerified: true,
  canRequestUpgrade: true,
};

type Answer = GraphQLResponseBody<GraphQLQuery>;

/** A response with data. */
export const answered = (data: GraphQLQuery) => () => HttpResponse.json<Answer>({ data });

/** A page of templates as the server sends it. `endCursor` is set if more pages follow. */
export const templatePage = (
  nodes: readonly object[],
  { endCursor = null, totalCount = nodes.length }: { endCursor?: string | null; totalCount?: number } = {},
) => ({
  __typename: 'CourseTemplateConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  totalCount,
});

/** A response with an error. `more`: further extensions of the error. */
export const refusal =
  (message: string, code: string, fields?: Record<string, string>, more: Record<string, unknown> = {}) =>
  () =>
    HttpResponse.json<Answer>({
      errors: [{ message, extensions: { code, ...(fields && { fields }), ...more } }],
      data: null,
    });

export const noConnection = () => HttpResponse.error();

/** A response that waits until it is released. */
export function heldBack(answer: () => HttpResponse<Answer>) {
  const gate = Promise.withResolvers<void>();
  const held = async () => {
    await gate.promise;
    return answer();
  };
  return { held, release: gate.resolve };
}

/** A proxy's response without data. */
export const badGateway = () => HttpResponse.json<Answer>({}, { status: 502 });

/** Mocks who is signed in according to the server. Null for nobody. */
export function knownAs(user: SessionUserFragment | null): void {
  const nobody = refusal('Sign in first.', 'UNAUTHENTICATED');
  server.use(api.query('Me', user ? answered({ me: user }) : nobody));
}

/** Simulates a browser in which this user has signed in before, and still has a session. */
export function signedInAs(user: SessionUserFragment): void {
  sessionHint.set();
  knownAs(user);
  // The planner asks for the names before it saves a new course.
  server.use(api.query('CourseNames', answered({ savedCourses: [], memberCourses: [] })));
}

/** Mocks the site's ID at Google. Null if users cannot sign in with Google. */
export function googleKnowsUsAs(googleClientId: string | null): void {
  server.use(api.query('SiteSettings', answered({ site: { __typename: 'SiteSettings', googleClientId } })));
}

/** Mocks the planner's and Home's queries: there is nothing to practise, take, grade or accept, and nobody to grade. */
export function nothingToPractise(): void {
  server.use(
    api.query('WhatToPractise', answered({ weakConcepts: [] })),
    api.query('WeakConcepts', answered({ weakConcepts: [] })),
    api.query('QuizList', answered({ quizzes: [] })),
    api.query('CourseQuizzes', answered({ quizzes: [] })),
    api.query('CourseAssignments', answered({ assignments: [] })),
    api.query('CourseQuizProgress', answered({ quizProgress: [] })),
    api.query('CourseNoteCount', answered({ notes: { __typename: 'NoteMetaConnection', totalCount: 0 } })),
    api.query('EnteredGradeCounts', answered({ gradebookColumns: [] })),
    api.query('CoursePeopleCount', answered({ course: null })),
    api.query('QuizProgress', answered({ quizProgress: [] })),
    api.query('Tasks', answered({ me: { __typename: 'User', id: 'ada', tasks: null } })),
    api.query('GradingQueueEntries', answered({ gradingQueue: [] })),
    api.query('PendingUpgradeRequests', answered({ upgradeRequests: { totalCount: 0 } })),
    api.query('OpenContactMessages', answered({ contactMessages: { totalCount: 0 } })),
    api.query('CourseInvitations', answered({ courseInvitations: null })),
  );
}

beforeEach(() => {
  googleKnowsUsAs(null);
  server.use(
    api.query('DeletedCourses', answered({ deletedCourses: [] })),
    api.query('DeletedQuestions', answered({ deletedQuestions: [] })),
    api.query('PeopleInCourse', answered({ course: { __typename: 'SavedCourse', id: '1', people: [] } })),
    api.query('CourseNames', answered({ savedCourses: [], memberCourses: [] })),
    api.query('OwnAttempts', answered({ attempts: [] })),
    api.query('QuizPeopleToRegrade', answered({ regradePreview: null })),
    api.query('QuizzesToRegrade', answered({ quizzesToRegrade: [] })),
    api.query('OwnUpgrade', answered({ me: { __typename: 'User', id: ada.id, upgradeRequest: null } })),
  );
  nothingToPractise();
});

// Clears the cache, so that the next test does not briefly show data of this test. The screen unmounts first, since
// it would ask again who is signed in.
afterEach(async () => {
  cleanup();
  sessionState({ name: 'idle' });
  await client.clearStore();
});
