import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../functions/platform/store/testing/store-suites.ts';
import { restRoutes } from '../../gateway/rest/routes.ts';
import { otherSuites, routeRows } from './rows.contract.ts';
import { takesBody, titleOf } from './testing/asking.ts';
import { refusesBadInput } from './testing/bad-input.ts';
import type { Case, Check } from './testing/case.ts';
import { gatewayOn } from '../support/gateways.ts';
import { openSite, type Site } from './testing/site.ts';
import { isAsMissing, isForbidden, isRefusedSignedOut } from './testing/refusals.ts';
import type { RouteRow } from './testing/row.ts';
import { isSameForEverybody, isOpenToSignedOut, affectsOnlyOwnData, succeeds } from './testing/success.ts';

const cases = restRoutes().flatMap((route): Case[] => {
  const row = routeRows[titleOf(route)];
  return row ? [{ route, row }] : [];
});

function signedOut({ signedOut: rule }: RouteRow): [fact: string, check: Check] {
  return rule.kind === 'open'
    ? [`succeeds for signed-out callers: ${rule.reason}`, isOpenToSignedOut]
    : ['returns 401 to signed-out callers', isRefusedSignedOut];
}

function otherUsers({ others: rule }: RouteRow): [fact: string, check: Check] {
  if (rule.kind === 'missing')
    return ['returns 404 to other users, as if the object did not exist', isAsMissing];
  if (rule.kind === 'forbidden') return ['is forbidden to students and instructors', isForbidden];
  return rule.kind === 'own'
    ? [`shows and changes no data of other users: ${rule.reason}`, affectsOnlyOwnData]
    : [`returns the same response to everybody: ${rule.reason}`, isSameForEverybody];
}

const missingRole: [fact: string, check: Check] = ['is forbidden to users without the role', isForbidden];

/** The tests of one route: four, and a fifth if it needs a role. */
function factsOf({ route, row }: Case): (readonly [fact: string, check: Check])[] {
  return [
    ...(row.forbiddenTo ? [missingRole] : []),
    [`returns ${route.status}, and has the same response and effect over GraphQL`, succeeds],
    signedOut(row),
    otherUsers(row),
    ['refuses invalid requests', refusesBadInput],
  ];
}

describe('the table of routes', () => {
  it('has a row for every route, and no other', () => {
    const listed = [...Object.keys(routeRows), ...Object.keys(otherSuites)];
    expect(listed.toSorted()).toEqual(restRoutes().map(titleOf).toSorted());
  });

  it('names only test files that exist', () => {
    for (const suite of Object.values(otherSuites))
      expect(existsSync(new URL(`../contract/${suite}`, import.meta.url)), suite).toBe(true);
  });

  it('has invalid values for every route that accepts values', () => {
    // An unknown ID in a query is not invalid: it filters a list, which is then empty.
    const takesValue = ({ query = [] }: Case['route']) => query.some((name) => !name.endsWith('Id'));
    const untested = cases.filter(
      ({ route, row }) => (takesBody(route) || takesValue(route)) && row.invalid.length === 0,
    );
    expect(untested.map(({ route }) => titleOf(route))).toEqual([]);
  });
});

const suite: StoreSuite = (openStore) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await openStore(), gatewayOn(openStore));
  });
  afterAll(() => site.close());

  for (const testCase of cases) {
    describe(titleOf(testCase.route), () => {
      for (const [fact, check] of factsOf(testCase)) it(fact, () => check(site, testCase));
    });
  }
};

describeOnSqlite('routes', suite);
await describeOnMongo('routes', suite);
