import { checkSearch } from '../../core/search/words.ts';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument, OpenApiOperation } from './openapi.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const styles = `
:root{color-scheme:light dark;--bg:light-dark(#f2f5f8,#0e131b);--surface:light-dark(#fff,#171e29);--line:light-dark(#dce2ea,#2b3645);
--text:light-dark(#14203a,#e8edf5);--muted:light-dark(#505e77,#a5b1c3);--ink:light-dark(#2a46c4,#93abff);--sunken:light-dark(#f0f3f7,#1e2734)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-width:920px;margin:0 auto;padding:32px 16px 64px}h1{font-size:26px;letter-spacing:-.02em;margin:0 0 8px}
h2{font-size:17px;margin:32px 0 12px}h3{font-size:15px;margin:0;overflow-wrap:anywhere}h4{font-size:13px;margin:20px 0 6px;color:var(--muted)}
section{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:20px;margin:0 0 16px}
a{color:var(--ink)}code,pre{font:13px/1.5 ui-monospace,monospace}pre{background:var(--sunken);padding:12px;border-radius:6px;overflow:auto;margin:0}
.method{display:inline-block;min-width:56px;font-weight:700;color:var(--ink)}p{margin:6px 0}.muted{color:var(--muted)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line)}
section>h2{margin-top:0}section h3{margin-top:12px}nav h3{margin:16px 0 4px}nav ul{margin:0;padding:0;list-style:none}nav li{padding:2px 0;overflow-wrap:anywhere}p{overflow-wrap:anywhere}form{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
label{font-weight:600}input,button{font:inherit;min-height:40px;padding:4px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--surface);color:var(--text)}input{flex:1 1 200px}
th{color:var(--muted);font-weight:600;font-size:12px}:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

/** A description, in which names in backticks are shown as code. */
function withCode(text: string): Html {
  return html`${text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

function typeName(schema: JsonSchema): Html | string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf)
    return html`${schema.anyOf.map((option, at) => html`${at > 0 ? ' or ' : ''}${typeName(option)}`)}`;
  if (schema.items) return html`list of ${typeName(schema.items)}`;
  return [schema.type ?? 'any'].flat().join(' or ');
}

function rows(schema: JsonSchema, path = ''): Html[] {
  const objectSchema = schema.items ?? schema;
  return Object.entries(objectSchema.properties ?? {}).flatMap(([name, field]) => {
    const fieldPath = path + name;
    const note = [
      field.description,
      field.default === undefined ? '' : `Default: ${JSON.stringify(field.default)}.`,
      path === '' && objectSchema.required?.includes(name) && schema.additionalProperties === false
        ? 'Required.'
        : '',
    ];
    return [
      html`<tr>
        <td><code>${fieldPath}</code></td>
        <td>${typeName(field)}</td>
        <td>${withCode(note.filter(Boolean).join(' '))}</td>
      </tr>`,
      ...(field.$ref ? [] : rows(field, field.items ? `${fieldPath}[].` : `${fieldPath}.`)),
    ];
  });
}

function fieldTable(caption: string, schema: JsonSchema): Html {
  return html`<h4>${caption}</h4>
    <div class="wide" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${rows(schema)}
        </tbody>
      </table>
    </div>`;
}

interface JsonContent {
  readonly 'application/json'?: { readonly schema: JsonSchema };
}

/** The text as one argument of a shell command. */
function quotedForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The address of a route. Each required parameter has its name in braces as value. */
function addressOf(path: string, { parameters }: OpenApiOperation, siteUrl: string): string {
  const needed = parameters.filter(({ in: location, required }) => location === 'query' && required);
  const query = needed.map(({ name }) => `${name}={${name}}`).join('&');
  return `${siteUrl}${path}${query === '' ? '' : `?${query}`}`;
}

/** A command that sends the request. It reads the API token from the shell's variable `TOKEN`. */
function curlCommand({ path, method, operation }: Route, siteUrl: string): string {
  const body = operation.requestBody?.content['application/json'];
  const needsToken = operation.security.length > 0;
  const parts = [
    'curl',
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    quotedForShell(addressOf(path, operation, siteUrl)),
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body ? ["-H 'Content-Type: application/json'"] : []),
    ...(body ? [`-d ${quotedForShell(JSON.stringify(body.example ?? emptyBody(body.schema)))}`] : []),
  ];
  return parts.join(' \\\n  ');
}

/** The required fields of a body, each with its type in place of a value. */
function emptyBody({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    required.map((name) => [name, `<${[properties[name]?.type ?? name].flat()[0] ?? name}>`]),
  );
}

function operationSection(route: Route, siteUrl: string): Html {
  const { path, method, operation } = route;
  const body = operation.requestBody?.content['application/json'];
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const answer = (success?.[1].content as JsonContent | undefined)?.['application/json'];
  return html`<section aria-labelledby="${operation.operationId}">
    <h3 id="${operation.operationId}">
      <span class="method">${method.toUpperCase()}</span> <code>${path}</code>
    </h3>
    <p>${withCode(operation.description)}</p>
    <p class="muted">
      ${operation.security.length > 0 ? html`<a href="#authentication">Needs authentication.</a>` : 'No account needed.'}
    </p>
    <pre tabindex="0" aria-label="Command for ${operation.operationId}">${curlCommand(route, siteUrl)}</pre>
    ${body ? fieldTable(`Body of ${method.toUpperCase()} ${path}`, body.schema) : ''}
    ${
      body?.example
        ? html`<h4>Example body</h4>
            <pre tabindex="0" aria-label="Example body">${JSON.stringify(body.example, null, 2)}</pre>`
        : ''
    }
    ${answer ? fieldTable(`Response of ${method.toUpperCase()} ${path}, status ${success?.[0] ?? ''}`, answer.schema) : ''}
  </section>`;
}

interface Route {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}

/** Whether each word of the search is in the method, the path, the group, the name or the description. */
function isFound({ path, method, operation }: Route, search: string): boolean {
  const { operationId, tags, description } = operation;
  const text = [method, path, operationId, ...tags, description].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The routes by group, with links to their sections. */
function index(routes: readonly Route[]): Html {
  const groups = Map.groupBy(routes, ({ operation }) => operation.tags[0] ?? '');
  return html`<nav aria-label="Routes">
    ${[...groups].map(
      ([tag, list]) =>
        html`<h3>${tag}</h3>
          <ul>
            ${list.map(
              ({ path, method, operation }) =>
                html`<li>
                  <a href="#${operation.operationId}"
                    ><span class="method">${method.toUpperCase()}</span> <code>${path}</code></a
                  >
                  <span class="muted">${withCode(operation.summary)}</span>
                </li>`,
            )}
          </ul>`,
    )}
  </nav>`;
}

/** `status`: what was found, or why nothing is searched for. Empty without a search. */
function searchForm(search: string, status: string): Html {
  return html`<form role="search" action="/api/docs">
      <label for="search">Search the routes</label>
      <input id="search" name="search" type="search" value="${search}" />
      <button type="submit">Search</button>
      ${search === '' ? '' : html`<a href="/api/docs">Show all</a>`}
    </form>
    ${status === '' ? '' : html`<p role="status">${status}</p>`}`;
}

function foundText(search: string, count: number): string {
  if (count === 0)
    return `No route matches “${search}”. Search for words of a path, a method, a group or a description.`;
  return count === 1 ? '1 route found.' : `${count} routes found.`;
}

type Schemas = OpenApiDocument['components']['schemas'];

/** Names of the input objects that `part` references, directly or through other input objects. */
function referencedNames(
  part: unknown,
  schemas: Schemas,
  known: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (known.has(name)) continue;
    known.add(name);
    referencedNames(schemas[name] ?? {}, schemas, known);
  }
  return known;
}

function inputObjectSection(name: string, schema: JsonSchema): Html {
  return html`<section id="${name}" aria-labelledby="${name}-title">
    <h3 id="${name}-title"><code>${name}</code></h3>
    <p>${withCode(schema.description ?? '')}</p>
    ${fieldTable(`Fields of ${name}`, schema)}
  </section>`;
}

function authentication({ components }: OpenApiDocument): Html {
  const { apiToken, session } = components.securitySchemes;
  return html`<section aria-labelledby="authentication">
    <h2 id="authentication">Authentication</h2>
    <h3>API token</h3>
    <p>${withCode(apiToken.description)} Send it in a header:</p>
    <pre tabindex="0" aria-label="Header with an API token">Authorization: Bearer $TOKEN</pre>
    <h3>Session</h3>
    <p>${withCode(session.description)}</p>
  </section>`;
}

/**
 * The OpenAPI document as a page without scripts and external resources. Its commands send requests to `siteUrl`.
 * With a `search`, it shows only the routes that contain all words, and the input objects of these routes.
 */
export function renderReference(document: OpenApiDocument, siteUrl: string, search = ''): Html {
  const trimmed = search.trim();
  const problem = checkSearch(trimmed);
  const searched = problem === null ? trimmed : '';
  const routes = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): Route => ({ path, method, operation })),
    )
    .filter((route) => isFound(route, searched));
  const operations = routes.map((route) => operationSection(route, siteUrl));
  const { schemas } = document.components;
  const used =
    searched === ''
      ? null
      : referencedNames(
          routes.map(({ operation }) => operation),
          schemas,
        );
  const inputObjects = Object.entries(schemas)
    .filter(([name]) => used === null || used.has(name))
    .map(([name, schema]) => inputObjectSection(name, schema));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>REST API · ${document.info.title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <h1>${document.info.title} REST API</h1>
          <p>${withCode(document.info.description)}</p>
          <p class="muted">
            A failed request gets an error status, and a message as plain text. This reference is also an
            OpenAPI document: <a href="/api/openapi.json">openapi.json</a>. The same operations and more are
            available in <a href="/graphql">GraphQL</a>. <a href="/">Back to ${document.info.title}</a>.
          </p>
          ${authentication(document)}
          <h2>Index</h2>
          ${searchForm(trimmed, problem ?? (trimmed === '' ? '' : foundText(trimmed, routes.length)))}
          ${index(routes)} ${operations.length === 0 ? '' : html`<h2>Routes</h2>`} ${operations}
          ${inputObjects.length === 0 ? '' : html`<h2>Input objects</h2>`} ${inputObjects}
        </main>
      </body>
    </html>`;
}
