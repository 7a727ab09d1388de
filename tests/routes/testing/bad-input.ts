import { expect } from 'vitest';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import type { Browser } from '../../support/browser.ts';
import type { GatewayReply } from '../../support/gateways.ts';
import { changedData, limitCounts } from '../../support/rewindable-store.ts';
import {
  askGraphql,
  askRest,
  takesBody,
  variablesOf,
  withExtraArgument,
  type GraphqlReply,
} from './asking.ts';
import { askerOf, statusOf, type Case, type Check } from './case.ts';
import { mismatchesIn, strangeBodies } from './mismatches.ts';
import type { Site } from './site.ts';
import { changed } from './row.ts';

/** A bad request, the responses of both APIs, and the expected ones. */
interface BadReplies {
  readonly what: string;
  readonly rest: GatewayReply;
  readonly graphql?: GraphqlReply;
  readonly status: number;
  /** GraphQL's status, if it differs. GraphQL refuses a value that is not text. In a REST path, everything is text. */
  readonly graphqlStatus?: number;
  /** The whole text of the REST response. */
  readonly text?: string;
  /** A text in both responses, unless the specification has one sentence for any error. */
  readonly named?: string;
}

/** The bad values of the row. */
async function rowReplies(site: Site, { route, row }: Case, browser: Browser): Promise<BadReplies[]> {
  const replies: BadReplies[] = [];
  for (const { what, change, text, status = 400 } of row.bad) {
    const asked = changed(row.ask(site.its), change(site.its));
    const rest = await askRest(browser, route, asked);
    replies.push({ what, rest, graphql: await askGraphql(browser, route, asked), status, text });
  }
  return replies;
}

/** Requests that are bad for every route. */
async function commonReplies(site: Site, { route, row }: Case, browser: Browser): Promise<BadReplies[]> {
  const replies: BadReplies[] = [];
  const own = row.ask(site.its);
  for (const { what, asked, status } of mismatchesIn(site.schema, route, own)) {
    const rest = await askRest(browser, route, asked);
    replies.push({
      what,
      rest,
      graphql: await askGraphql(browser, route, asked),
      status,
      graphqlStatus: 400,
    });
  }
  for (const { text, ...strange } of takesBody(route) ? strangeBodies(own) : [])
    replies.push({ ...strange, rest: await askRest(browser, route, own, text), status: 400 });
  const rest = await askRest(browser, route, changed(own, { query: { debug: '1' } }));
  const graphql = await browser.graphql(withExtraArgument(route, 'debug'), variablesOf(route, own));
  return [...replies, { what: 'an unknown parameter', named: 'debug', rest, graphql, status: 400 }];
}

/** GraphQL's message with REST's field names. */
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

function expectMessages({ route }: Case, { what, rest, graphql, text, named = '' }: BadReplies): void {
  if (text !== undefined) expect(rest.text, what).toBe(text);
  if (graphql) expect(messageOf(graphql), what).toContain(named);
  // If the specification has one sentence for any error, REST returns that.
  if (route.failure !== undefined) return;
  expect(rest.text, what).toContain(named);
  if (text !== undefined && graphql) expect(text).toContain(withoutEnvelope(messageOf(graphql), route));
}

/** Both APIs refuse every invalid request alike, and nothing changes. */
export const refusesBadInput: Check = async (site, one) => {
  const { answer, left } = await site.attempt(askerOf(one), async (browser) => [
    ...(await rowReplies(site, one, browser)),
    ...(await commonReplies(site, one, browser)),
  ]);
  for (const replies of answer) {
    expectRefusal(replies);
    expectMessages(one, replies);
  }
  expect(changedData(site.start, left, limitCounts)).toEqual([]);
};
