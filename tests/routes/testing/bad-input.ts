import { expect } from 'vitest';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import type { Browser } from '../../support/browser.ts';
import type { GatewayReply } from '../../support/gateways.ts';
import { changedData, limitCounts } from '../../support/rewindable-store.ts';
import {
  sendGraphql,
  sendRest,
  takesBody,
  variablesOf,
  withExtraArgument,
  type GraphqlReply,
} from './asking.ts';
import { callerOf, statusOf, type Case, type Check } from './case.ts';
import { mismatchesIn, strangeBodies } from './mismatches.ts';
import type { Site } from './site.ts';
import { mergeRequests } from './row.ts';

/** The responses of both APIs to an invalid request, and what is expected of them. */
interface BadReplies {
  readonly what: string;
  readonly rest: GatewayReply;
  readonly graphql?: GraphqlReply;
  readonly status: number;
  /** GraphQL's status, if it differs: GraphQL refuses a value that is no text, but in a REST path every value is text. */
  readonly graphqlStatus?: number;
  /** The whole text of the REST response. */
  readonly text?: string;
  /** A text that both responses contain. REST's does not if the specification has one message for all errors. */
  readonly mentions?: string;
}

/** Sends the invalid requests of the row. */
async function rowReplies(site: Site, { route, row }: Case, browser: Browser): Promise<BadReplies[]> {
  const replies: BadReplies[] = [];
  for (const { what, change, text, status = 400 } of row.invalid) {
    const asked = mergeRequests(row.request(site.values), change(site.values));
    const rest = await sendRest(browser, route, asked);
    replies.push({ what, rest, graphql: await sendGraphql(browser, route, asked), status, text });
  }
  return replies;
}

/** Sends requests that are invalid for every route. */
async function commonReplies(site: Site, { route, row }: Case, browser: Browser): Promise<BadReplies[]> {
  const replies: BadReplies[] = [];
  const own = row.request(site.values);
  for (const { what, asked, status } of mismatchesIn(site.schema, route, own)) {
    const rest = await sendRest(browser, route, asked);
    replies.push({
      what,
      rest,
      graphql: await sendGraphql(browser, route, asked),
      status,
      graphqlStatus: 400,
    });
  }
  for (const { text, ...strange } of takesBody(route) ? strangeBodies(own) : [])
    replies.push({ ...strange, rest: await sendRest(browser, route, own, text), status: 400 });
  const rest = await sendRest(browser, route, mergeRequests(own, { query: { debug: '1' } }));
  const graphql = await browser.graphql(withExtraArgument(route, 'debug'), variablesOf(route, own));
  return [...replies, { what: 'an unknown parameter', mentions: 'debug', rest, graphql, status: 400 }];
}

/** GraphQL's message with the field names of REST: without the name of the input object. */
function withoutEnvelope(message: string, { input }: RestRoute): string {
  return input ? message.replaceAll(new RegExp(`^${input.variable}\\.`, 'gm'), '') : message;
}

const messageOf = ({ result }: GraphqlReply): string => result.errors?.[0]?.message ?? '';

function expectRefusal(replies: BadReplies): void {
  const { what, rest, graphql, status, graphqlStatus = status } = replies;
  expect(rest, `${what}: ${rest.text}`).toMatchObject({ status });
  if (!graphql) return;
  expect(statusOf(graphql), `${what}: ${graphql.text}`).toBe(graphqlStatus);
  expect(Object.values(graphql.result.data ?? {}), what).not.toContainEqual(expect.anything());
}

function expectMessages({ route }: Case, { what, rest, graphql, text, mentions = '' }: BadReplies): void {
  if (text !== undefined) expect(rest.text, what).toBe(text);
  if (graphql) expect(messageOf(graphql), what).toContain(mentions);
  // If the specification has one message for all errors, REST returns only that.
  if (route.failure !== undefined) return;
  expect(rest.text, what).toContain(mentions);
  if (text !== undefined && graphql) expect(text).toContain(withoutEnvelope(messageOf(graphql), route));
}

/** Both APIs refuse every invalid request with the same message, and no data changes. */
export const refusesBadInput: Check = async (site, one) => {
  const { answer, after: left } = await site.runAndRewind(callerOf(one), async (browser) => [
    ...(await rowReplies(site, one, browser)),
    ...(await commonReplies(site, one, browser)),
  ]);
  for (const replies of answer) {
    expectRefusal(replies);
    expectMessages(one, replies);
  }
  expect(changedData(site.start, left, limitCounts)).toEqual([]);
};
