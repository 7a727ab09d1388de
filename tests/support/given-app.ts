import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import { adminOf, idOf, signUp } from './accounts.ts';
import type { Gateway } from './gateways.ts';
import { countingHasher, testApp, testClock, type TestAppDependencies } from './test-app.ts';
import { emptyStore } from './test-store.ts';

/** Returns a function that creates the product on an empty store: each test of a suite calls it once. */
export function givenApp(openStore: OpenStore, name: string) {
  let count = 0;
  return async (more: TestAppDependencies = {}) => {
    count += 1;
    const store = await emptyStore(openStore, `${name}${count}`);
    const clock = testClock();
    const hasher = countingHasher();
    const test = testApp({ store, clock, hasher, ...more });
    await test.product.prepare();
    return { ...test, store, clock, hasher };
  };
}

/** An admin (root) and two students (ada and bob). */
export async function givenAdminAndStudents(
  given: ReturnType<typeof givenApp>,
  gateway: Gateway,
  more: TestAppDependencies = {},
) {
  const test = await given(more);
  const root = await adminOf(test, gateway);
  const ada = await signUp(test, gateway, 'ada@markwise.example');
  const bob = await signUp(test, gateway, 'bob@markwise.example');
  return { test, root, ada, bob, adaId: await idOf(ada), bobId: await idOf(bob), rootId: await idOf(root) };
}
