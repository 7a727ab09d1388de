import { expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { bodyLimitBytes } from '../../../gateway/http/body-limit.ts';
import { adminOf, idOf, signUp } from '../../support/accounts.ts';
import { addQuestion } from '../../support/bank.ts';
import { courseBody } from '../../support/courses.ts';
import { gateways } from '../../support/gateways.ts';
import { nodeServer, type NodeRequest } from '../../support/node-server.ts';
import { countingHasher, testClock } from '../../support/test-app.ts';
import { emptyStore } from '../../support/test-store.ts';

/** Headers by name. Undefined for a header that the reply does not have. */
type Headers = Readonly<Record<string, unknown>>;

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A request, the status of its reply, and the headers in which the reply differs from `common`. */
type Case = readonly [request: NodeRequest, status: number, headers: Headers];

/** Headers of every reply. */
const common: Headers = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Retry-After,Link,X-Total-Count,X-Report-Lines,Content-Disposition',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
    "connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'content-type': 'application/json',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  vary: 'Origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const sandbox = { 'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'" };
const readable = { 'access-control-allow-origin': 'http://localhost:4000' };
const text = { 'content-type': 'text/plain; charset=UTF-8' };
const cacheable = { 'cache-control': undefined };
const withoutBody = { 'content-type': undefined };

const json = { 'content-type': 'application/json' };
const ownOrigin = { origin: 'http://localhost:4000' };
const foreignOrigin = { origin: 'https://evil.example' };

const post = (path: string, body: string, headers: object = {}): NodeRequest => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body,
});
const plan = (body: string, headers: object = {}) => post('/api/grade-plan', body, headers);
const course = JSON.stringify({ course: { categories: [] }, target: 80 });
const large = 'x'.repeat(bodyLimitBytes + 1);

/** The cases by name. `cookie`: of an instructor with three questions and one course. */
function casesOf(cookie: string, courseId: string): Readonly<Record<string, Case>> {
  const read = (path: string, headers: object = {}) => ({ path, headers: { cookie, ...headers } });
  const preflight = (headers: object) => ({
    method: 'OPTIONS',
    path: '/api/grade-plan',
    headers: { 'access-control-request-method': 'POST', ...headers },
  });
  const preflightHeaders = {
    ...withoutBody,
    ...cacheable,
    'access-control-allow-methods': 'GET,HEAD,PUT,POST,DELETE,PATCH,QUERY',
    'access-control-max-age': '600',
  };
  return {
    'a plan': [plan(course), 200, {}],
    'a plan for an allowed origin': [plan(course, ownOrigin), 200, readable],
    'a plan for another origin': [plan(course, foreignOrigin), 200, {}],
    'no JSON': [plan('{'), 400, text],
    'another type': [plan(course, { 'content-type': 'text/plain' }), 400, text],
    'an unknown field': [plan('{"nope":1}'), 400, text],
    'a large body': [plan(large), 413, { ...text, connection: 'close' }],
    'a change with a cookie from another origin': [
      post('/api/course', '{}', { cookie, ...foreignOrigin }),
      403,
      text,
    ],
    'another method': [{ method: 'DELETE', path: '/api/grade-plan' }, 405, { ...text, allow: 'POST' }],
    'no route': [{ path: '/api/nope' }, 404, text],
    'the address of the API alone': [{ path: '/api' }, 404, text],
    'no page': [{ path: '/nope' }, 404, { ...text, ...cacheable }],
    'no session': [{ path: '/api/courses/meta' }, 401, text],
    'a session': [read('/api/courses/meta', ownOrigin), 200, readable],
    'a session from another origin': [read('/api/courses/meta', foreignOrigin), 200, {}],
    HEAD: [{ ...read('/api/courses/meta'), method: 'HEAD' }, 200, {}],
    'a page': [
      read('/api/all-questions?first=2'),
      200,
      {
        'x-total-count': '3',
        link: expect.stringMatching(/^<\/api\/all-questions\?first=2&after=\w+>; rel="next"$/),
      },
    ],
    'a CSV file': [
      read(`/api/courses/${courseId}/people.csv`),
      200,
      { ...sandbox, 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment' },
    ],
    'a file': [
      read('/api/account/export'),
      200,
      {
        ...sandbox,
        'cache-control': 'private, no-store',
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="markwise-2026-11-21.zip"',
      },
    ],
    'a file with a report': [
      read('/api/questions/export?format=GIFT'),
      200,
      {
        ...sandbox,
        'cache-control': 'private, no-store',
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': 'attachment; filename="questions.txt"',
        vary: 'Accept, Origin',
        'x-report-lines': '2',
      },
    ],
    'a file with a report as JSON': [
      read('/api/questions/export?format=GIFT', { accept: 'application/json' }),
      200,
      { vary: 'Accept, Origin', 'x-report-lines': '2' },
    ],
    'a preflight': [
      preflight({ ...ownOrigin, 'access-control-request-headers': 'content-type' }),
      204,
      {
        ...preflightHeaders,
        ...readable,
        'access-control-allow-headers': 'content-type',
        vary: 'Origin, Access-Control-Request-Headers',
      },
    ],
    'a preflight of another origin': [preflight(foreignOrigin), 204, preflightHeaders],
    health: [{ path: '/healthz' }, 200, { ...text, ...cacheable }],
    'the description': [{ path: '/api/openapi.json' }, 200, {}],
    'the reference': [{ path: '/api/docs' }, 200, { 'content-type': 'text/html; charset=UTF-8' }],
    'a query': [
      post('/graphql', '{"query":"{__typename}"}'),
      200,
      { 'content-type': 'application/json; charset=utf-8' },
    ],
    'a query that is no JSON': [post('/graphql', '{'), 400, {}],
    'another method for queries': [{ method: 'PUT', path: '/graphql' }, 405, { allow: 'GET, HEAD, POST' }],
    'the end of the session': [
      read('/api/auth/logout', ownOrigin),
      204,
      {
        ...withoutBody,
        ...readable,
        'set-cookie': ['session; HttpOnly', 'refresh; HttpOnly', 'present'].map((each) => {
          const [name, ...flags] = each.split('; ');
          return [`markwise-${name}=`, 'Max-Age=0', 'Path=/', ...flags, 'SameSite=Lax'].join('; ');
        }),
      },
    ],
  };
}

/** Additional headers of a reply that is sent over a socket. */
function socketHeaders({ method }: NodeRequest, { status, headers, text: body }: Reply): Headers {
  const connection = 'close';
  if (status === 204 || method === 'HEAD') return { connection };
  const isText = headers['content-type'] !== 'application/zip';
  return { connection, 'content-length': isText ? String(Buffer.byteLength(body)) : expect.any(String) };
}

const defined = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

const suite: StoreSuite = (openStore) => {
  async function setUp() {
    const store = await emptyStore(openStore, 'headers');
    const server = await nodeServer({ store, clock: testClock(), hasher: countingHasher() });
    await server.product.prepare();
    const [gateway] = gateways;
    if (!gateway) throw new Error('There is no gateway.');
    const root = await adminOf(server, gateway);
    const ada = await signUp(server, gateway, 'ada@markwise.example');
    await root.patch(`/api/users/${await idOf(ada)}/role`, { role: 'Instructor' });
    for (const question of ['One?', 'Two?', 'Three?']) await addQuestion(ada, { question });
    const { id } = JSON.parse((await ada.post('/api/course', courseBody)).text) as { id: string };
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { server, cases: casesOf(cookie, id) };
  }

  /** Sends the requests of all cases, and compares the replies with the expected ones. */
  async function compare(
    cases: Readonly<Record<string, Case>>,
    send: (request: NodeRequest) => Promise<Reply>,
    more: typeof socketHeaders = () => ({}),
  ): Promise<void> {
    const actual: Record<string, object> = {};
    const expected: Record<string, object> = {};
    for (const [name, [request, status, headers]] of Object.entries(cases)) {
      const reply = await send(request);
      actual[name] = { status: reply.status, ...reply.headers };
      expected[name] = { status, ...defined({ ...common, ...more(request, reply), ...headers }) };
    }
    expect(actual).toEqual(expected);
  }

  it('every reply of the server has the expected headers and no others', async () => {
    const { server, cases } = await setUp();
    const unknownLength = plan(large, { 'transfer-encoding': 'chunked' });
    await compare(
      { 'a large body of unknown length': [unknownLength, 413, text], ...cases },
      async (request) => {
        const { headers, ...reply } = await server.ask(request);
        const { date: _date, ...others } = headers;
        return { ...reply, headers: others };
      },
      socketHeaders,
    );
  });

  it.each(gateways)(
    'every reply of the app over $name has the expected headers and no others',
    async (gateway) => {
      const { server, cases } = await setUp();
      const send = gateway.open(server.app);
      await compare(cases, async (request) => {
        const { headers, ...reply } = await send(request);
        const cookies = headers.getSetCookie();
        return {
          ...reply,
          headers: { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) },
        };
      });
    },
  );
};

describeOnSqlite('the headers of replies', suite);
