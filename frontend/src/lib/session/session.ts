import type { ApolloClient } from '@apollo/client';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { handDraftsTo } from '../course-drafts.ts';
import { failureMessage, isUnauthenticated, neverReached } from '../server-failure.ts';
import { logoutMutation, meQuery } from './session-documents.ts';
import { sessionHint } from './session-hint.ts';
import { sessionState, type SessionState } from './session-state.ts';

/** Asks the server who is signed in, unless the answer is known or a request is in progress. */
export async function fetchUser(client: ApolloClient): Promise<void> {
  const { name } = sessionState();
  if (name !== 'idle' && name !== 'offline') return;
  const asking: SessionState = { name: 'fetching' };
  sessionState(asking);
  const answer = await requestSession(client);
  // A sign-in or sign-out during the request is newer than the response.
  if (sessionState() === asking) applySession(client, answer);
}

async function requestSession(client: ApolloClient): Promise<SessionState> {
  try {
    const { data } = await client.query({ query: meQuery, fetchPolicy: 'network-only' });
    if (data?.me?.id) return { name: 'signedIn' };
    return { name: 'failed', message: 'The server did not return your account.' };
  } catch (error) {
    if (isUnauthenticated(error)) return { name: 'signedOut', ended: sessionHint.read() !== null };
    if (neverReached(error)) return { name: 'offline' };
    return { name: 'failed', message: failureMessage(error) };
  }
}

function applySession(client: ApolloClient, answer: SessionState): void {
  // The drafts are exchanged before the screens are notified, since a screen may open a course.
  if (answer.name === 'signedIn') handDraftsTo(client.readQuery({ query: meQuery })?.me?.id ?? null);
  if (answer.name === 'signedOut') handDraftsTo(null);
  sessionState(answer);
  if (answer.name === 'signedIn' && !sessionHint.isSet()) sessionHint.set();
  if (answer.name === 'signedOut') sessionHint.clear();
}

let isConfirming = false;

/**
 * Call this after a request was refused as unauthenticated. Asks the server whether the session continues. Does
 * not stash the drafts on this device, since the same user may sign in again.
 */
export async function confirmSession(client: ApolloClient): Promise<void> {
  const before = sessionState();
  if (before.name !== 'signedIn' || isConfirming) return;
  isConfirming = true;
  const answer = await requestSession(client);
  isConfirming = false;
  if (answer.name !== 'signedOut' || sessionState() !== before) return;
  sessionState(answer);
  sessionHint.clear();
  await client.clearStore();
}

/** Fetches the signed-in user again, for example after the role was changed. If this fails, the screens stay as they are. */
export async function refreshUser(client: ApolloClient): Promise<void> {
  await client.query({ query: meQuery, fetchPolicy: 'network-only' }).catch(() => undefined);
}

/** Call this when the server has signed `user` in. Data that was fetched for somebody else is removed. */
export async function enterSession(client: ApolloClient, user: SessionUserFragment): Promise<void> {
  sessionState({ name: 'entering' });
  // If a query on the page fails, its component shows the failure.
  await client.resetStore().catch(() => {});
  client.writeQuery({ query: meQuery, data: { __typename: 'Query', me: user } });
  handDraftsTo(user.id);
  sessionState({ name: 'signedIn' });
  sessionHint.set();
}

/**
 * Ends the session on the server, then here.
 * @throws the error of the request. The session then continues
 */
export async function leaveSession(client: ApolloClient): Promise<void> {
  const before = sessionState();
  sessionState({ name: 'leaving' });
  try {
    await client.mutate({ mutation: logoutMutation });
  } catch (error) {
    // In the state `failed`, the site signs out automatically. Setting this state again would start another sign-out.
    if (before.name !== 'failed') sessionState(before);
    throw error;
  }
  await forgetSession(client);
}

/** Signs out in this browser, without a request to the server. */
export async function forgetSession(client: ApolloClient): Promise<void> {
  handDraftsTo(null);
  sessionState({ name: 'signedOut', ended: false });
  sessionHint.clear();
  await client.clearStore();
}

/** Makes the site ask again who is signed in. The session may have changed in another tab, or by a password reset. */
export async function forgetUser(client: ApolloClient): Promise<void> {
  // First, because it cancels the requests in progress, and the state makes the site ask at once.
  await client.clearStore();
  sessionState({ name: 'idle' });
}
