import { clientOf, type Gateway, type GatewayReply, type GatewayRequest } from './gateways.ts';
import type { testApp } from './test-app.ts';

type App = ReturnType<typeof testApp>['app'];

const json = { 'content-type': 'application/json' };

interface BrowserParts {
  readonly origin?: string;
  /** Additional headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests like a browser on a page of the site: it keeps cookies and sends the origin of the page. */
export function browserOf(
  gateway: Gateway,
  app: App,
  { origin = 'http://localhost:4000', headers: extraHeaders = {} }: BrowserParts = {},
) {
  const cookies = new Map<string, string>();

  function storeCookies({ headers }: GatewayReply): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), value);
    }
  }

  async function send(request: GatewayRequest): Promise<GatewayReply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      origin,
      'user-agent': 'Test browser',
      ...(cookie && { cookie }),
      ...extraHeaders,
      ...request.headers,
    };
    const reply = await gateway.open(app)({ ...request, headers });
    storeCookies(reply);
    return reply;
  }

  /** Runs `act`, then restores the browser's cookies. */
  async function withSameCookies<T>(act: () => Promise<T>): Promise<T> {
    const before = [...cookies];
    try {
      return await act();
    } finally {
      cookies.clear();
      for (const [name, value] of before) cookies.set(name, value);
    }
  }

  const withBody = (method: string) => (path: string, body: unknown) =>
    send({ method, path, headers: json, body: JSON.stringify(body) });

  return {
    cookies,
    withSameCookies,
    send,
    get: (path: string) => send({ path }),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    put: withBody('PUT'),
    remove: (path: string) => send({ method: 'DELETE', path }),
    graphql: clientOf(gateway, app, send).graphql,
  };
}

export type Browser = ReturnType<typeof browserOf>;
