import { expect } from 'vitest';
import type { GatewayReply } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { changedData, limitCounts } from '../../support/rewindable-store.ts';
import { sendGraphql, sendRest, type GraphqlReply } from './asking.ts';
import { callerOf, statusOf, strangersOf, type Case, type Check } from './case.ts';
import { unknownValues, type RowValues, type Person } from './inhabitants.ts';
import type { Site } from './site.ts';

interface Refusals {
  readonly rest: GatewayReply;
  readonly graphql: GraphqlReply;
  /** REST's response to the request with an invalid body. */
  readonly restOfInvalidBody: GatewayReply;
}

/**
 * Sends the request of the row as `who`, with the values in `things`. Expects that both APIs refuse it with the same
 * message before they read the body, and change no data.
 */
async function expectRefusal(
  site: Site,
  { route, row }: Case,
  who: Person,
  { things, status }: { things: RowValues; status: number },
): Promise<Refusals> {
  const request = row.request(things);
  const { answer, after: left } = await site.runAndRewind(who, async (browser) => ({
    rest: await sendRest(browser, route, request),
    graphql: await sendGraphql(browser, route, request),
    restOfInvalidBody: await sendRest(browser, route, request, '{'),
  }));
  const { rest, graphql, restOfInvalidBody } = answer;
  expect(changedData(site.start, left, limitCounts), `what ${who} changed`).toEqual([]);
  expect(rest, `${who}: ${rest.text}`).toMatchObject({ status });
  expect(statusOf(graphql)).toBe(status);
  expect(graphql.result.errors?.[0]?.message).toBe(rest.text);
  if (row.readsBodyFirst === undefined)
    expect(comparableReply(restOfInvalidBody)).toEqual(comparableReply(rest));
  return answer;
}

function expectSame(one: Refusals, other: Refusals): void {
  for (const part of ['rest', 'graphql', 'restOfInvalidBody'] as const)
    expect(comparableReply(one[part]), part).toEqual(comparableReply(other[part]));
}

export const isRefusedSignedOut: Check = async (site, one) => {
  const { values: its } = site;
  const { rest } = await expectRefusal(site, one, 'nobody', { things: its, status: 401 });
  expect(rest.text).toBe('Sign in first.');
};

/** Other users get the same bytes for an existing object as its owner for a missing object. */
export const isAsMissing: Check = async (site, one) => {
  const missing = await expectRefusal(site, one, callerOf(one), { things: unknownValues, status: 404 });
  for (const stranger of strangersOf(one))
    expectSame(await expectRefusal(site, one, stranger, { things: site.values, status: 404 }), missing);
};

/** Users without access get 403 with the same bytes, whether or not the object exists. */
export const isForbidden: Check = async (site, one) => {
  for (const stranger of one.row.forbiddenTo ?? ['ada', ...strangersOf(one)])
    expectSame(
      await expectRefusal(site, one, stranger, { things: site.values, status: 403 }),
      await expectRefusal(site, one, stranger, { things: unknownValues, status: 403 }),
    );
};
