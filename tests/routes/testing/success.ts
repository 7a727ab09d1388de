import { expect } from 'vitest';
import type { Browser } from '../../support/browser.ts';
import { changedData, changedDocuments, limitCounts, type Snapshot } from '../../support/rewindable-store.ts';
import { bodyOf, legible, shownByGraphql, shownByRest } from './answers.ts';
import { askGraphql, askRest } from './asking.ts';
import { askerOf, strangersOf, type Case, type Check } from './case.ts';
import type { Person } from './inhabitants.ts';
import type { Site } from './site.ts';
import type { After } from './row.ts';

const json = { 'content-type': 'application/json' };

interface Done {
  /** The body over REST. */
  readonly reply: unknown;
  /** The whole response as text. */
  readonly text: string;
  readonly left: Snapshot;
}

/** Sends the request over both APIs. Expects the same response and effect from both. */
async function does(site: Site, { route, row }: Case, who: Person): Promise<Done> {
  const asked = row.ask(site.its);
  const rest = await site.attempt(who, (browser) => askRest(browser, route, asked));
  expect(rest.answer, rest.answer.text).toMatchObject({ status: route.status });
  const graphql = await site.attempt(who, (browser) => askGraphql(browser, route, asked));
  expect(graphql.answer.result.errors).toBeUndefined();
  const shown = shownByRest(route, rest.answer);
  expect(shownByGraphql(route, graphql.answer)).toEqual(shown);
  expect(changedData(rest.left, graphql.left, new Set()), 'changed by only one API').toEqual([]);
  return { reply: shown.body, text: rest.answer.text + legible(route, graphql.answer), left: rest.left };
}

async function expectAfter(site: Site, browser: Browser, after: After): Promise<void> {
  const { as, method = 'GET', path, body, status = 200, shows } = after;
  const asking = as === undefined ? browser : site.browser(as);
  const request = { method, path, ...(body && { headers: json, body: JSON.stringify(body) }) };
  const reply = await asking.withSameCookies(() => asking.send(request));
  expect(reply, `afterwards ${method} ${path}`).toMatchObject({ status });
  if (shows !== undefined) expect({ shown: bodyOf(reply) }).toMatchObject({ shown: shows });
}

/** The request does exactly what the row describes. */
export const succeeds: Check = async (site, one) => {
  const { route, row } = one;
  const { its, start } = site;
  const { reply, left } = await does(site, one, askerOf(one));
  if (row.shows) expect({ reply }).toMatchObject({ reply: row.shows(its) });
  expect(changedData(start, left, limitCounts).toSorted()).toEqual(row.changes.toSorted());
  const { after } = row;
  if (!after) return;
  await site.attempt(askerOf(one), async (browser) => {
    await askRest(browser, route, row.ask(its));
    await expectAfter(site, browser, after(its));
  });
};

export const isOpenSignedOut: Check = async (site, one) => {
  await does(site, one, 'nobody');
};

/** A stranger's request neither shows nor changes anything of the route's usual caller. */
export const reachesOwnAlone: Check = async (site, one) => {
  const { user, email } = askerOf(one) === 'iris' ? site.its.author : site.its;
  const ofCaller = new RegExp(`"${user}"|${email}`);
  for (const stranger of strangersOf(one)) {
    const { text, left } = await does(site, one, stranger);
    expect(text).not.toMatch(ofCaller);
    expect(changedDocuments(site.start, left).filter((document) => ofCaller.test(document))).toEqual([]);
  }
};

export const isEverybodys: Check = async (site, one) => {
  const { reply } = await does(site, one, askerOf(one));
  for (const stranger of strangersOf(one)) expect((await does(site, one, stranger)).reply).toEqual(reply);
};
