import type { GraphQLSchema } from 'graphql';
import { WorkBudget } from '../../functions/platform/limits/work-budget.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import type { Execute } from '../graphql/operation-request.ts';
import { deriveRoute } from './derived-routes.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';
import { bodyValues } from './read-variables.ts';
import type { RestRow } from './route.ts';

/**
 * Answers a request without the app, with the reply's JSON. Null if the app has to answer. It never rejects. `body`:
 * the parsed body. Undefined for GET.
 */
export type RestShortcut = (body: unknown, context: RequestContext) => Promise<string | null>;

/** Finds the shortcut for a method and a URL. Undefined if there is none. */
export type RestShortcuts = (method: string | undefined, url: string | undefined) => RestShortcut | undefined;

/** Whether the reply is the operation's data as JSON, and the path has no parameter. */
function isPlain({ path, method, status, guard, reply, takesForm, wholeList }: RestRow): boolean {
  const needsRouter = path.includes('{') || guard !== undefined || takesForm === true;
  const isJson = status === 200 && reply === undefined && wholeList === undefined;
  return isJson && !needsRouter && (method === 'get' || method === 'post');
}

/** Whether an earlier row has a pattern that matches the path of this row. The first row that matches answers. */
function isShadowed(row: RestRow, rows: readonly RestRow[]): boolean {
  const earlier = rows.slice(0, rows.indexOf(row)).filter(({ method }) => method === row.method);
  const parts = row.path.split('/');
  return earlier.some(({ path }) => {
    const pattern = path.split('/');
    const matches = (part: string, at: number) => part.startsWith('{') || part === parts[at];
    return pattern.length === parts.length && pattern.every(matches);
  });
}

/**
 * Shortcuts for the routes that run a query and send its data as JSON. If the query or its input fails, the app runs it
 * again and reports the error. Running a query twice does no harm.
 */
export function createRestShortcuts(
  schema: GraphQLSchema,
  rows: readonly RestRow[],
  execute: Execute,
): RestShortcuts {
  const queries = schema.getQueryType()?.getFields() ?? {};
  const plain = rows.filter(
    (row) => isPlain(row) && Object.hasOwn(queries, row.operation) && !isShadowed(row, rows),
  );
  const shortcuts = new Map(
    plain.map((row) => [`${row.method.toUpperCase()} ${row.path}`, shortcutOf(schema, row, execute)]),
  );
  return (method, url) => shortcuts.get(`${method} ${url}`);
}

function shortcutOf(schema: GraphQLSchema, row: RestRow, execute: Execute): RestShortcut {
  let operation: PreparedOperation | undefined;
  return async (body, context) => {
    try {
      const prepared = (operation ??= prepareOperation(schema, deriveRoute(schema, row)));
      const { root, document, operation: node } = prepared;
      const variables = body === undefined ? {} : bodyValues(body, prepared);
      // A separate budget, so that the request's budget is complete if the app runs the query again.
      const budgeted = { ...context, work: new WorkBudget() };
      const operationName = node.name?.value;
      const { data, errors } = await execute({ document, operationName, variables, context: budgeted });
      if (errors || !data) return null;
      const reply: unknown = data[root.alias?.value ?? root.name.value];
      return JSON.stringify(row.message === undefined ? reply : { ...Object(reply), message: row.message });
    } catch {
      // The app runs the query again and reports the error.
      return null;
    }
  };
}
