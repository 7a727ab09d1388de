import { expect } from 'vitest';
import type { Browser } from '../../support/browser.ts';
import { changedData, changedDocuments, limitCounts, type Snapshot } from '../../support/rewindable-store.ts';
import { bodyOf, legible, shownByGraphql, shownByRest } from './answers.ts';
import { askGraphql, askRest } from './asking.ts';
import { askerOf, strangersOf, type Case, type Check } from './case.ts';
import type { Person } from './inhabitants.ts';
import type { Place } from './place.ts';
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
async function does(place: Place, { route, row }: Case, who: Person): Promise<Done> {
  const asked = row.ask(place.its);
  const rest = await place.attempt(who, (browser) => askRest(browser, route, asked));
  expect(rest.answer, rest.answer.text).toMatchObject({ status: route.status });
  const graphql = await place.attempt(who, (browser) => askGraphql(browser, route, asked));
  expect(graphql.answer.result.errors).toBeUndefined();
  const shown = shownByRest(route, rest.answer);
  expect(shownByGraphql(route, graphql.answer)).toEqual(shown);
  expect(changedData(rest.left, graphql.left, new Set()), 'changed by only one API').toEqual([]);
  return { reply: shown.body, text: rest.answer.text + legible(route, graphql.answer), left: rest.left };
}

async function expectAfter(place: Place, browser: Browser, after: After): Promise<void> {
  const { as, method = 'GET', path, body, status = 200, shows } = after;
  const asking = as === undefined ? browser : place.browser(as);
  const request = { method, path, ...(body && { headers: json, body: JSON.stringify(body) }) };
  const reply = await asking.withSameCookies(() => asking.send(request));
  expect(reply, `afterwards ${method} ${path}`).toMatchObject({ status });
  if (shows !== undefined) expect({ shown: bodyOf(reply) }).toMatchObject({ shown: shows });
}

/** The request does exactly what the row describes. */
export const succeeds: Check = async (place, one) => {
  const { route, row } = one;
  const { its, start } = place;
  const { reply, left } = await does(place, one, askerOf(one));
  if (row.shows) expect({ reply }).toMatchObject({ reply: row.shows(its) });
  expect(changedData(start, left, limitCounts).toSorted()).toEqual(row.changes.toSorted());
  const { after } = row;
  if (!after) return;
  await place.attempt(askerOf(one), async (browser) => {
    await askRest(browser, route, row.ask(its));
    await expectAfter(place, browser, after(its));
  });
};

export const isOpenSignedOut: Check = async (place, one) => {
  await does(place, one, 'nobody');
};

/** A stranger's request neither shows nor changes anything of the route's usual caller. */
export const reachesOwnAlone: Check = async (place, one) => {
  const { user, email } = askerOf(one) === 'iris' ? place.its.author : place.its;
  const ofCaller = new RegExp(`"${user}"|${email}`);
  for (const stranger of strangersOf(one)) {
    const { text, left } = await does(place, one, stranger);
    expect(text).not.toMatch(ofCaller);
    expect(changedDocuments(place.start, left).filter((document) => ofCaller.test(document))).toEqual([]);
  }
};

export const isEverybodys: Check = async (place, one) => {
  const { reply } = await does(place, one, askerOf(one));
  for (const stranger of strangersOf(one)) expect((await does(place, one, stranger)).reply).toEqual(reply);
};
