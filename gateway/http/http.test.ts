import { describe, expect, it } from 'vitest';
import { testApp } from '../../tests/support/test-app.ts';

describe('health', () => {
  it('is ok while the process and the store answer', async () => {
    const { app } = testApp();
    for (const path of ['/healthz', '/readyz']) {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('ok');
    }
  });

  it('is up but not ready while the store does not answer, and does not show the driver’s message', async () => {
    const { app } = testApp({
      pingStore: () => Promise.reject(new Error('mongodb://user:hunter2@db refused')),
    });
    expect((await app.request('/healthz')).status).toBe(200);
    const ready = await app.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.text()).toBe('The store does not answer.');
  });
});

describe('browsers', () => {
  const { app } = testApp({ allowedOrigins: ['https://markwise.example'] });
  const allowed = async (origin: string) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const response = await app.request('/graphql', { method: 'OPTIONS', headers });
    return response.headers.get('access-control-allow-origin');
  };

  it('can call from an allowed origin, with their cookie', async () => {
    expect(await allowed('https://markwise.example')).toBe('https://markwise.example');
    const response = await app.request('/healthz', { headers: { origin: 'https://markwise.example' } });
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it.each([
    'https://markwise.example.evil.test',
    'https://evil-markwise.example',
    'http://markwise.example',
    'https://markwise.example:8443',
    'https://MARKWISE.example.',
    'https://user@markwise.example',
    'null',
    '*',
  ])('cannot call from %s', async (origin) => {
    expect(await allowed(origin)).toBeNull();
  });

  it('run only this site’s scripts, and never show it in a frame', async () => {
    const response = await app.request('/healthz');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });
});

describe('an unknown address', () => {
  it('is 404 as plain text', async () => {
    const { app } = testApp();
    for (const path of ['/api/nope', '/api', '/nope']) {
      const response = await app.request(path, { method: 'POST' });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Address not found.');
    }
  });
});

describe('GraphQL', () => {
  it.each(['PUT', 'PATCH', 'DELETE'])('refuses %s, and lists the allowed methods', async (method) => {
    const response = await testApp().app.request('/graphql', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await response.json()).toEqual({
      errors: [
        {
          message: `This address takes GET and POST, not ${method}.`,
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
  });
});
