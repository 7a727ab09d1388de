import type { ComponentType } from 'react';

/**
 * For a chunk that reads server data: loads the client with its code. Home and the planner then load it only
 * when they need it.
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
