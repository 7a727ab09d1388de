import { describe, expect, it } from 'vitest';
import { clientOf, gateways } from '../../tests/support/gateways.ts';
import { nodeServer } from '../../tests/support/node-server.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { testStore } from '../../tests/support/test-store.ts';
import { addressOf, lambdaClientAddress, nodeClientAddress } from './client-address.ts';

const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ course: { categories: [] } });
const share = (forwarded: string) => ({
  method: 'POST',
  path: '/api/drafts',
  headers: { ...json, 'x-forwarded-for': forwarded },
  body,
});

/** How many of 25 shares succeed: 20 if they count as one address. `header`: the header of each share. */
async function countAccepted(
  send: (request: ReturnType<typeof share>) => Promise<{ readonly status: number }>,
  header: (at: number) => string,
): Promise<number> {
  const statuses: number[] = [];
  for (let at = 0; at < 25; at += 1) statuses.push((await send(share(header(at)))).status);
  return statuses.filter((status) => status === 201).length;
}

async function serverBehind(trustedProxies: number) {
  // Both the app and the listener before it need the address.
  const clientAddress = nodeClientAddress(trustedProxies);
  const { ask } = await nodeServer(
    { store: await testStore(), clientAddress },
    { clientAddress: (request) => addressOf(request, trustedProxies) },
  );
  return ask;
}

describe('the client address for limits', () => {
  it('is the address of the connection, not of a header, if no proxy is trusted', async () => {
    expect(await countAccepted(await serverBehind(0), (at) => `198.51.100.${at}`)).toBe(20);
  });

  it('is the address that the trusted proxies report for the client', async () => {
    expect(await countAccepted(await serverBehind(1), (at) => `198.51.100.${at}`)).toBe(25);
    expect(await countAccepted(await serverBehind(2), (at) => `198.51.100.${at}, 10.0.0.1`)).toBe(25);
  });

  it('does not depend on entries that a client adds to the header', async () => {
    expect(await countAccepted(await serverBehind(1), (at) => `198.51.100.${at}, 203.0.113.9`)).toBe(20);
    expect(
      await countAccepted(await serverBehind(2), (at) => `198.51.100.${at}, 203.0.113.9, 10.0.0.1`),
    ).toBe(20);
  });

  it('is the address of the connection if the header is invalid or too short', async () => {
    expect(await countAccepted(await serverBehind(1), (at) => `nobody-${at}`)).toBe(20);
    expect(await countAccepted(await serverBehind(2), (at) => `198.51.100.${at}`)).toBe(20);
  });

  it('is the same for all IPv6 hosts of a /64, and for all forms of an IPv4 address', async () => {
    expect(await countAccepted(await serverBehind(1), (at) => `2001:DB8:0:7:${at}::${at}`)).toBe(20);
    expect(await countAccepted(await serverBehind(1), (at) => `2001:db8:0:${at}::1`)).toBe(25);
    const forms = ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:c633:6407', '[::ffff:c633:6407]:443'];
    expect(await countAccepted(await serverBehind(1), (at) => forms[at % forms.length] ?? '')).toBe(20);
  });

  it('is from API Gateway’s event on Lambda', async () => {
    const overLambda = gateways.find(({ name }) => name === 'Lambda');
    if (!overLambda) throw new Error('No gateway is named Lambda.');
    const { app } = testApp({ store: await testStore(), clientAddress: lambdaClientAddress });
    expect(await countAccepted(clientOf(overLambda, app).send, (at) => `198.51.100.${at}`)).toBe(20);
  });
});
