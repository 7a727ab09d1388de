import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { firstTab } from './first-tab.ts';
import { sendOperation } from './send-operation.ts';

const root = document.getElementById('graphiql');
if (root === null) throw new Error('The page has no #graphiql to show the explorer in');

createRoot(root).render(
  <GraphiQL fetcher={sendOperation} {...firstTab()} defaultEditorToolsVisibility="variables">
    <GraphiQL.Logo>
      <h1>Markwise GraphQL</h1>
    </GraphiQL.Logo>
  </GraphiQL>,
);
