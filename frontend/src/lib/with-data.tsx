import type { ComponentType } from 'react';

/**
 * For a chunk that reads the server's data: loads the client with its code, so that Home and the planner do not pay
 * for it before they need it.
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
