import { describe, expect, it } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { idOf, signIn } from '../../support/accounts.ts';
import { givenClassroom, readJson } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { courseBody, type CourseReply } from '../../support/courses.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { codeOf } from '../../support/expectations.ts';

interface StorageReply {
  readonly usedBytes: number;
  readonly limitBytes: number;
  readonly attemptReserveBytes: number;
}

const storageQuery = '{ me { storage { usedBytes limitBytes attemptReserveBytes } } }';

/** The storage of the user. Checks that GraphQL and REST return the same. */
async function readStorage(browser: Browser): Promise<StorageReply> {
  const { result } = await browser.graphql(storageQuery);
  const { me } = result.data as { readonly me: { readonly storage: StorageReply } };
  expect((await readJson<{ readonly storage: StorageReply }>(browser, '/api/user')).storage).toEqual(
    me.storage,
  );
  return me.storage;
}

const course = (notes: string) => ({ ...courseBody, notes });

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'storageuse');

  describe.each(allGatewaysOn(openStore))('the storage of an account over $name', (gateway) => {
    it('grows after a write, and shrinks when deleted data is erased', async () => {
      const test = await given(gateway);
      const { ada, teacher, root, clock, product } = test;
      expect(await readStorage(ada)).toEqual({
        usedBytes: 0,
        limitBytes: 20_000_000,
        attemptReserveBytes: 5_000_000,
      });
      expect(await readStorage(teacher)).toMatchObject({ limitBytes: 250_000_000 });
      expect(await readStorage(root)).toMatchObject({ limitBytes: 1_000_000_000 });
      const first = JSON.parse(
        (await ada.post('/api/course', course('n'.repeat(5_000)))).text,
      ) as CourseReply;
      const one = await readStorage(ada);
      expect(one.usedBytes).toBeGreaterThan(5_000);
      await ada.post('/api/course', course('n'.repeat(9_000)));
      const { usedBytes: both } = await readStorage(ada);
      expect(both - one.usedBytes).toBeGreaterThan(9_000);
      expect((await ada.remove(`/api/course/${first.id}`)).status).toBe(204);
      // A deleted course is stored for 30 days, with the time of its deletion.
      expect((await readStorage(ada)).usedBytes).toBeGreaterThanOrEqual(both);
      clock.advance(31 * day);
      await product.purge();
      await signIn(ada, 'ada@markwise.example');
      expect((await readStorage(ada)).usedBytes).toBe(both - one.usedBytes);
    });

    it('is hidden from other accounts', async () => {
      const test = await given(gateway);
      const { ada, root, nobody } = test;
      await ada.post('/api/course', courseBody);
      const id = await idOf(ada);
      const reply = await root.graphql(
        'query ($id: ID) { user(id: $id) { email storage { usedBytes } } me { storage { usedBytes } } }',
        { id },
      );
      expect(reply.result.data).toEqual({
        user: { email: 'ada@markwise.example', storage: null },
        me: { storage: { usedBytes: 0 } },
      });
      expect(codeOf(await nobody.graphql(storageQuery))).toBe('UNAUTHENTICATED');
      expect((await nobody.get('/api/user')).status).toBe(401);
    });

    it('is measured when it is shown if no count is stored yet', async () => {
      const test = await given(gateway);
      const { ada, store } = test;
      await ada.post('/api/course', course('n'.repeat(4_000)));
      const { usedBytes } = await readStorage(ada);
      await store.collection('storageUse').deleteOne({ _id: await idOf(ada) });
      const names = Array.from({ length: 5 }, (_, at) => `s${at}: storage { usedBytes }`);
      const { result } = await ada.graphql(`{ me { ${names.join(' ')} } }`);
      const { me } = result.data as { readonly me: Readonly<Record<string, StorageReply>> };
      expect(Object.values(me).map((shown) => shown.usedBytes)).toEqual(Array(5).fill(usedBytes));
    });
  });
};

describeOnSqlite('storage use', suite);
await describeOnMongo('storage use', suite);
