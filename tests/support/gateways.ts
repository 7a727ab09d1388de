import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { OpenStore } from '../../functions/platform/store/testing/empty-stores.ts';
import { createLambdaHandler } from '../../gateway/lambda-handler.ts';
import type { testApp } from './test-app.ts';

type App = ReturnType<typeof testApp>['app'];

export interface GatewayRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface GatewayReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** A way to send requests to the app: over HTTP, or as events of AWS Lambda. */
export interface Gateway {
  readonly name: string;
  open(app: App): (request: GatewayRequest) => Promise<GatewayReply>;
}

const overHttp: Gateway = {
  name: 'HTTP',
  open:
    (app) =>
    async ({ method = 'GET', path, headers = {}, body }) => {
      const response = await app.request(path, {
        method,
        headers: { ...headers },
        ...(body !== undefined && { body: Buffer.from(body) }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, text: bytes.toString(), bytes };
    },
};

function toEvent({ method = 'GET', path, headers = {}, body }: GatewayRequest): APIGatewayProxyEventV2 {
  const [rawPath = '/', rawQueryString = ''] = path.split('?');
  // API Gateway moves cookies out of the headers.
  const { cookie, ...others } = headers;
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    headers: { host: 'api.example', 'x-forwarded-proto': 'https', ...others },
    ...(cookie !== undefined && { cookies: cookie.split('; ') }),
    requestContext: {
      accountId: '123456789012',
      apiId: 'api',
      domainName: 'api.example',
      domainPrefix: 'api',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' },
      requestId: 'request-1',
      routeKey: '$default',
      stage: '$default',
      time: '21/Nov/2026:00:00:00 +0000',
      timeEpoch: 1_795_219_200_000,
    },
    ...(body !== undefined && { body: Buffer.from(body).toString('base64') }),
    isBase64Encoded: body !== undefined,
  };
}

const lambdaContext = { functionName: 'api', awsRequestId: 'request-1' } as Context;

const overLambda: Gateway = {
  name: 'Lambda',
  open: (app) => {
    const handler = createLambdaHandler(app);
    return async (request) => {
      const result = await handler(toEvent(request), lambdaContext);
      const headers = new Headers(
        Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
      );
      for (const cookie of result.cookies ?? []) headers.append('set-cookie', cookie);
      const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
      return { status: result.statusCode ?? 200, headers, text: bytes.toString(), bytes };
    };
  },
};

export const gateways: readonly Gateway[] = [overHttp, overLambda];

/**
 * The gateway of most tests: HTTP on the embedded store, Lambda on MongoDB, as in production. See
 * docs/decisions/0073-each-engine-has-one-gateway-in-most-tests.md.
 */
export function gatewayOn({ engine }: OpenStore): Gateway {
  return engine === 'MongoDB' ? overLambda : overHttp;
}

/** The gateway of most suites, as a list with one entry, for `describe.each`. */
export const gatewaysOn = (openStore: OpenStore): readonly Gateway[] => [gatewayOn(openStore)];

/** The gateways of suites in which they can differ, about cookies, headers, bytes or errors: both on the embedded store. */
export function allGatewaysOn({ engine }: OpenStore): readonly Gateway[] {
  return engine === 'MongoDB' ? [overLambda] : [overHttp, overLambda];
}

const json = { 'content-type': 'application/json' };

/** Sends REST and GraphQL requests through one gateway. */
export function clientOf(gateway: Gateway, app: App, send = gateway.open(app)) {
  return {
    send,
    rest: (path: string, body: unknown) =>
      send({ method: 'POST', path, headers: json, body: JSON.stringify(body) }),
    graphql: async (query: string, variables?: object) => {
      const reply = await send({
        method: 'POST',
        path: '/graphql',
        headers: json,
        body: JSON.stringify({ query, variables }),
      });
      return { ...reply, result: JSON.parse(reply.text) as GraphqlResult };
    },
  };
}

export interface GraphqlResult {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly fields?: Readonly<Record<string, string>> };
  }[];
}
