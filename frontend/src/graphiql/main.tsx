import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import { createRoot } from 'react-dom/client';
import { firstTab } from './first-tab.ts';
import './page.css';

interface Operation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: unknown;
}

/** Sends an operation to the server that serves the explorer, as the signed-in user if there is one. */
async function sendOperation(
  operation: Operation,
  options?: { headers?: Record<string, string> },
): Promise<Record<string, unknown>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: { ...options?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });
  return response.json();
}

const root = document.getElementById('graphiql');
if (root === null) throw new Error('The page has no #graphiql to show the explorer in');

createRoot(root).render(
  <GraphiQL fetcher={sendOperation} {...firstTab()} defaultEditorToolsVisibility="variables">
    <GraphiQL.Logo>
      <h1>Markwise GraphQL</h1>
    </GraphiQL.Logo>
  </GraphiQL>,
);
