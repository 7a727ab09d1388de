import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AttemptGuard } from '../../functions/platform/limits/attempt-guard.ts';
import { RateLimiter, tooOften } from '../../functions/platform/limits/rate-limiter.ts';
import { describeOnSqlite } from '../../functions/platform/store/testing/store-suites.ts';
import { restRoutes } from '../../gateway/rest/routes.ts';
import { routeRows } from './rows.contract.ts';
import { sendRest, documentedStatuses, titleOf } from './testing/asking.ts';
import { callerOf } from './testing/case.ts';
import { gatewayOn } from '../support/gateways.ts';
import { openSite, type Site } from './testing/site.ts';

const tooMany = 429;

/** Routes whose limit is not on the request of their row. The value completes the title of their test. */
const otherLimits: Readonly<Record<string, string>> = {
  'POST /api/quiz': 'limits the uploaded files',
  'PATCH /api/quiz/{id}': 'limits the uploaded files',
};

/** Makes all rate limits refuse. */
function reachLimits(): void {
  const refuse = () => Promise.reject(tooOften(60));
  vi.spyOn(RateLimiter.prototype, 'use').mockImplementation(refuse);
  vi.spyOn(RateLimiter.prototype, 'useMany').mockImplementation(refuse);
  vi.spyOn(RateLimiter.prototype, 'allows').mockResolvedValue(false);
  vi.spyOn(AttemptGuard.prototype, 'countAttempt').mockImplementation(refuse);
}

describeOnSqlite('when every limit is reached', (openStore) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await openStore(), gatewayOn(openStore));
  });
  afterAll(() => site.close());
  afterEach(() => void vi.restoreAllMocks());

  for (const route of restRoutes()) {
    const row = routeRows[titleOf(route)];
    if (!row) continue;
    const limited = otherLimits[titleOf(route)];
    if (limited !== undefined) {
      it(`${titleOf(route)} documents 429 in OpenAPI: it ${limited}`, async () => {
        expect(await documentedStatuses(route)).toContain(tooMany);
      });
      continue;
    }
    it(`${titleOf(route)} answers 429 if OpenAPI documents it, and only then`, async () => {
      reachLimits();
      const request = row.request(site.values);
      const { answer } = await site.runAndRewind(callerOf({ route, row }), (browser) =>
        sendRest(browser, route, request),
      );
      const documented = await documentedStatuses(route);
      expect(answer.status === tooMany, answer.text).toBe(documented.includes(tooMany));
      if (answer.status === tooMany) expect(answer.headers.get('retry-after')).toBe('60');
    });
  }
});
