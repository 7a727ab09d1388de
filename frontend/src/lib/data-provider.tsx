import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from './apollo.ts';
import { forgetUser } from './session/session.ts';
import { onOtherTab } from './session/session-hint.ts';

/** One cache for the whole site. */
export const client = createApolloClient();
onOtherTab(() => void forgetUser(client));

/** Provides the server's data. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
