import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from './apollo.ts';
import { forgetWho } from './session/session.ts';
import { onOtherTab } from './session/session-hint.ts';

/** One cache for the whole site. */
export const client = createApolloClient();
onOtherTab(() => void forgetWho(client));

/** Provides the server's data. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
