import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Set once a worker has its DOM. */
  var hasSharedDom: boolean | undefined;
}

/**
 * jsdom, created once for all test files of a worker: creating it and loading React for each file took longer
 * than most files' tests. frontend/src/testing/setup.ts clears what a test may leave in it.
 */
const sharedDom: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'shared-dom',
  async setup(global, options) {
    if (!globalThis.hasSharedDom) await builtinEnvironments.jsdom.setup(global, options);
    globalThis.hasSharedDom = true;
    return { teardown: () => undefined };
  },
};

export default sharedDom;
