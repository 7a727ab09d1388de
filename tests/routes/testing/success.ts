import { expect } from 'vitest';
import type { Browser } from '../../support/browser.ts';
import { changedData, changedDocuments, limitCounts, type Snapshot } from '../../support/rewindable-store.ts';
import { bodyOf, readableText, contentOfGraphql, contentOfRest } from './answers.ts';
import { sendGraphql, sendRest } from './asking.ts';
import { callerOf, strangersOf, type Case, type Check } from './case.ts';
import type { Person } from './inhabitants.ts';
import type { Site } from './site.ts';
import type { After } from './row.ts';

const json = { 'content-type': 'application/json' };

interface Outcome {
  /** The body over REST. */
  readonly reply: unknown;
  /** The whole response as text. */
  readonly text: string;
  readonly left: Snapshot;
}

/** Sends the request of the row over both APIs as `who`. Expects the same response and the same changes from both. */
async function sendToBoth(site: Site, { route, row }: Case, who: Person): Promise<Outcome> {
  const asked = row.request(site.values);
  const rest = await site.runAndRewind(who, (browser) => sendRest(browser, route, asked));
  expect(rest.answer, rest.answer.text).toMatchObject({ status: route.status });
  const graphql = await site.runAndRewind(who, (browser) => sendGraphql(browser, route, asked));
  expect(graphql.answer.result.errors).toBeUndefined();
  const shown = contentOfRest(route, rest.answer);
  expect(contentOfGraphql(route, graphql.answer)).toEqual(shown);
  expect(changedData(rest.after, graphql.after, new Set()), 'changed by only one API').toEqual([]);
  return {
    reply: shown.body,
    text: rest.answer.text + readableText(route, graphql.answer),
    left: rest.after,
  };
}

async function expectAfter(site: Site, browser: Browser, after: After): Promise<void> {
  const { as, method = 'GET', path, body, status = 200, response: shows } = after;
  const client = as === undefined ? browser : site.browser(as);
  const request = { method, path, ...(body && { headers: json, body: JSON.stringify(body) }) };
  const reply = await client.withSameCookies(() => client.send(request));
  expect(reply, `afterwards ${method} ${path}`).toMatchObject({ status });
  if (shows !== undefined) expect({ shown: bodyOf(reply) }).toMatchObject({ shown: shows });
}

/** The response, the changed collections and the later request are as the row describes them. */
export const succeeds: Check = async (site, one) => {
  const { route, row } = one;
  const { values: its, start } = site;
  const { reply, left } = await sendToBoth(site, one, callerOf(one));
  if (row.response) expect({ reply }).toMatchObject({ reply: row.response(its) });
  expect(changedData(start, left, limitCounts).toSorted()).toEqual(row.changes.toSorted());
  const { after } = row;
  if (!after) return;
  await site.runAndRewind(callerOf(one), async (browser) => {
    await sendRest(browser, route, row.request(its));
    await expectAfter(site, browser, after(its));
  });
};

export const isOpenToSignedOut: Check = async (site, one) => {
  await sendToBoth(site, one, 'nobody');
};

/** The same request of other users neither shows nor changes data of the row's caller. */
export const affectsOnlyOwnData: Check = async (site, one) => {
  const { user, email } = callerOf(one) === 'iris' ? site.values.author : site.values;
  const ofCaller = new RegExp(`"${user}"|${email}`);
  for (const stranger of strangersOf(one)) {
    const { text, left } = await sendToBoth(site, one, stranger);
    expect(text).not.toMatch(ofCaller);
    expect(changedDocuments(site.start, left).filter((document) => ofCaller.test(document))).toEqual([]);
  }
};

export const isSameForEverybody: Check = async (site, one) => {
  const { reply } = await sendToBoth(site, one, callerOf(one));
  for (const stranger of strangersOf(one))
    expect((await sendToBoth(site, one, stranger)).reply).toEqual(reply);
};
