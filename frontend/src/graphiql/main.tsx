import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { sampleQuery, sampleVariables } from './sample-query.ts';
import { sendOperation } from './send-operation.ts';

const root = document.getElementById('graphiql');
if (root === null) throw new Error('The page has no #graphiql to show the explorer in');

createRoot(root).render(
  <GraphiQL
    fetcher={sendOperation}
    defaultQuery={sampleQuery}
    initialVariables={sampleVariables}
    defaultEditorToolsVisibility="variables"
  >
    <GraphiQL.Logo>Markwise</GraphiQL.Logo>
  </GraphiQL>,
);
