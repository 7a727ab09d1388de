import type { ComponentType } from 'react';

/**
 * Loads the Apollo client together with the code of a chunk that reads server data. So Home and the planner load
 * the client only when they need it.
 */
export function withData<P extends object>(
  load: () => Promise<ComponentType<P>>,
): () => Promise<ComponentType<P>> {
  return async () => {
    const [Screen, { DataProvider }] = await Promise.all([load(), import('./data-provider.tsx')]);
    return function ScreenWithData(props: P) {
      return (
        <DataProvider>
          <Screen {...props} />
        </DataProvider>
      );
    };
  };
}
