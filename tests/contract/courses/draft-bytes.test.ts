import { describe, expect, it } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { browserOf } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenApp } from '../../support/given-app.ts';

/** A course of about 1.2 MB. */
const large = {
  name: 'Large',
  targetGrade: 85,
  categories: [
    {
      name: 'Everything',
      categoryType: 'POINTS_BASED',
      maximumPoints: 250,
      items: Array.from({ length: 250 }, (_, at) => ({
        name: `Item ${at}`,
        description: 'd'.repeat(4_800),
        weight: 0,
        grade: 0,
        maximumPoints: 1,
        knownScores: false,
      })),
    },
  ],
};
const small = { ...large, categories: [] };
const document = 'mutation ($course: CourseInput!) { shareDraft(course: $course) { id } }';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'draftbytes');

  describe.each(gatewaysOn(openStore))('copies shared from one address over $name', (gateway) => {
    async function setUp() {
      const test = await given();
      const browser = browserOf(gateway, test.app);
      const share = async (course: object) => (await browser.post('/api/drafts', { course })).status;
      const draftCount = () => test.store.collection('drafts').countDocuments({});
      return { test, browser, share, stored: draftCount };
    }

    it('are limited to 4 MB a day over REST and GraphQL together, and small ones still fit', async () => {
      const { test, browser, share, stored: draftCount } = await setUp();
      expect([await share(large), await share(large), await share(large)]).toEqual([201, 201, 201]);
      const refused = await browser.post('/api/drafts', { course: large });
      expect(refused.status).toBe(429);
      // The limit applies for another 15 hours, until the day ends in UTC. Seconds are rounded up.
      test.clock.advance(1);
      const later = await browser.post('/api/drafts', { course: large });
      expect([refused, later].map(({ headers }) => headers.get('retry-after'))).toEqual(['54000', '54000']);
      expect(refused.text).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
      const { result } = await browser.graphql(document, { course: large });
      expect(result.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
      expect(await draftCount()).toBe(3);
      expect(await share(small)).toBe(201);
      test.clock.advance(day);
      expect(await share(large)).toBe(201);
    });

    it('stay within the limit when they are sent at once, as aliases or requests', async () => {
      const { browser, share, stored: draftCount } = await setUp();
      const aliases = Array.from({ length: 3 }, (_, at) => `a${at}: shareDraft(course: $course) { id }`);
      await Promise.all([
        browser.graphql(`mutation ($course: CourseInput!) { ${aliases.join(' ')} }`, { course: large }),
        ...Array.from({ length: 3 }, () => share(large)),
      ]);
      expect(await draftCount()).toBe(3);
    });

    it('leave no counters behind after the day', async () => {
      const { test, share } = await setUp();
      await share(small);
      const counts = () => test.store.collection('draftBytes').countDocuments({});
      await test.product.purge();
      expect(await counts()).toBe(1);
      test.clock.advance(day);
      await test.product.purge();
      expect(await counts()).toBe(0);
    });
  });
};

describeOnSqlite('the size of shared copies', suite);
