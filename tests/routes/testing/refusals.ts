import { expect } from 'vitest';
import type { GatewayReply } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { changedData, limitCounts } from '../../support/rewindable-store.ts';
import { askGraphql, askRest, type GraphqlReply } from './asking.ts';
import { askerOf, statusOf, strangersOf, type Case, type Check } from './case.ts';
import { nothing, type Named, type Person } from './inhabitants.ts';
import type { Site } from './site.ts';

interface Refused {
  readonly rest: GatewayReply;
  readonly graphql: GraphqlReply;
  /** REST's response to the request with an invalid body. */
  readonly unread: GatewayReply;
}

/** Requests `things` as `who`. Expects that both APIs refuse alike before they read the body, and change nothing. */
async function refused(
  site: Site,
  { route, row }: Case,
  who: Person,
  { things, status }: { things: Named; status: number },
): Promise<Refused> {
  const asked = row.ask(things);
  const { answer, left } = await site.attempt(who, async (browser) => ({
    rest: await askRest(browser, route, asked),
    graphql: await askGraphql(browser, route, asked),
    unread: await askRest(browser, route, asked, '{'),
  }));
  const { rest, graphql, unread } = answer;
  expect(changedData(site.start, left, limitCounts), `what ${who} changed`).toEqual([]);
  expect(rest, `${who}: ${rest.text}`).toMatchObject({ status });
  expect(statusOf(graphql)).toBe(status);
  expect(graphql.result.errors?.[0]?.message).toBe(rest.text);
  if (row.readsBodyFirst === undefined) expect(comparableReply(unread)).toEqual(comparableReply(rest));
  return answer;
}

function expectSame(one: Refused, other: Refused): void {
  for (const part of ['rest', 'graphql', 'unread'] as const)
    expect(comparableReply(one[part]), part).toEqual(comparableReply(other[part]));
}

export const isRefusedSignedOut: Check = async (site, one) => {
  const { its } = site;
  const { rest } = await refused(site, one, 'nobody', { things: its, status: 401 });
  expect(rest.text).toBe('Sign in first.');
};

/** For an existing object, other users get the same bytes that its owner gets for a missing one. */
export const isAsMissing: Check = async (site, one) => {
  const missing = await refused(site, one, askerOf(one), { things: nothing, status: 404 });
  for (const stranger of strangersOf(one))
    expectSame(await refused(site, one, stranger, { things: site.its, status: 404 }), missing);
};

/** The 403 does not reveal whether the object exists. */
export const isForbidden: Check = async (site, one) => {
  for (const stranger of one.row.forbiddenTo ?? ['ada', ...strangersOf(one)])
    expectSame(
      await refused(site, one, stranger, { things: site.its, status: 403 }),
      await refused(site, one, stranger, { things: nothing, status: 403 }),
    );
};
