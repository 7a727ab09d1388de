import { expect } from 'vitest';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import type { Browser } from '../../support/browser.ts';
import type { DoorReply } from '../../support/doors.ts';
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
import type { Place } from './place.ts';
import { changed } from './row.ts';

/** One bad request, what both faces said to it, and what they should have said. */
interface BadReplies {
  readonly what: string;
  readonly rest: DoorReply;
  readonly graphql?: GraphqlReply;
  readonly status: number;
  /** Where it is another: GraphQL knows that a text is none, a path holds nothing else. */
  readonly graphqlStatus?: number;
  /** All of it, over REST. */
  readonly text?: string;
  /** What both name, where the specification has no one sentence for whatever is wrong. */
  readonly named?: string;
}

/** The values that the row holds to be bad. */
async function rowReplies(place: Place, { route, row }: Case, browser: Browser): Promise<BadReplies[]> {
  const replies: BadReplies[] = [];
  for (const { what, change, text, status = 400 } of row.bad) {
    const asked = changed(row.ask(place.its), change(place.its));
    const rest = await askRest(browser, route, asked);
    replies.push({ what, rest, graphql: await askGraphql(browser, route, asked), status, text });
  }
  return replies;
}

/** What is bad for every route. */
async function commonReplies(place: Place, { route, row }: Case, browser: Browser): Promise<BadReplies[]> {
  const replies: BadReplies[] = [];
  const own = row.ask(place.its);
  for (const { what, asked, status } of mismatchesIn(place.schema, route, own)) {
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

/** GraphQL's sentence as clients of REST know its fields. */
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

function expectWords({ route }: Case, { what, rest, graphql, text, named = '' }: BadReplies): void {
  if (text !== undefined) expect(rest.text, what).toBe(text);
  if (graphql) expect(messageOf(graphql), what).toContain(named);
  // Where the specification has one sentence for whatever is wrong, REST says that.
  if (route.failure !== undefined) return;
  expect(rest.text, what).toContain(named);
  if (text !== undefined && graphql) expect(text).toContain(withoutEnvelope(messageOf(graphql), route));
}

/** Everything bad is refused by both faces alike, and after all of it nothing has changed. */
export const refusesBadInput: Check = async (place, one) => {
  const { answer, left } = await place.attempt(askerOf(one), async (browser) => [
    ...(await rowReplies(place, one, browser)),
    ...(await commonReplies(place, one, browser)),
  ]);
  for (const replies of answer) {
    expectRefusal(replies);
    expectWords(one, replies);
  }
  expect(changedData(place.start, left, limitCounts)).toEqual([]);
};
