import { describe, expect, it } from 'vitest';
import { PlannerResolver } from '../../functions/planner/planner.resolver.ts';
import { PlannerService } from '../../functions/planner/planner.service.ts';
import { nodeServer } from '../../tests/support/node-server.ts';
import { Admission } from './admission.ts';

const json = { 'content-type': 'application/json' };
const site = 'https://markwise.example';
const plan = { method: 'POST', path: '/api/grade-plan', headers: json, body: '{"course":{"categories":[]}}' };
const query = {
  method: 'POST',
  path: '/graphql',
  headers: json,
  body: JSON.stringify({ query: '{ planGrades(course: { categories: [] }) { target } }' }),
};

/** A server whose event loop and clock the test controls. `planMs`: duration of each plan. */
async function slowServer(planMs: number) {
  let now = 10_000;
  let turns: (() => void)[] = [];
  class SlowPlanner extends PlannerService {
    override plan(...course: Parameters<PlannerService['plan']>) {
      now += planMs;
      return super.plan(...course);
    }
  }
  const admission = new Admission({ now: () => now, afterTurn: (turn) => void turns.push(turn) });
  const { ask } = await nodeServer(
    { resolvers: [new PlannerResolver(new SlowPlanner())], allowedOrigins: [site] },
    { admission },
  );
  const endTurn = () => {
    for (const turn of turns) turn();
    turns = [];
  };
  const plans = async (count: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await ask(plan)).status);
    return statuses;
  };
  return { ask, plans, endTurn, advanceClock: (ms: number) => void (now += ms) };
}

describe('an overloaded server', () => {
  it('completes a burst', async () => {
    const { plans } = await slowServer(30);
    expect(new Set(await plans(10))).toEqual(new Set([200]));
  });

  it('after half a second of overload, refuses requests beyond a short turn and a short queue', async () => {
    const { plans, endTurn, advanceClock } = await slowServer(1);
    const admitted = (count: number) => Array.from({ length: count }, () => 200);
    await plans(1);
    advanceClock(501);
    expect(await plans(17)).toEqual([...admitted(15), 503, 503]);
    endTurn();
    expect(await plans(23)).toEqual([...admitted(21), 503, 503]);
    endTurn();
    expect(await plans(23)).toEqual([...admitted(21), 503, 503]);
  });

  it('sends REST and GraphQL clients a time to retry, which browsers of the site can read', async () => {
    const { ask, plans } = await slowServer(40);
    await plans(16);
    const rest = await ask(plan);
    expect(rest).toMatchObject({
      status: 503,
      text: 'Too many requests are being answered right now. Try again in a second.',
    });
    expect(rest.headers).toMatchObject({ 'retry-after': '1', 'x-content-type-options': 'nosniff' });
    expect(rest.headers['content-type']).toContain('text/plain');

    const graphql = await ask({ ...query, headers: { ...json, origin: site } });
    expect(graphql.status).toBe(503);
    expect(graphql.headers).toMatchObject({
      'retry-after': '1',
      'access-control-allow-origin': site,
      'access-control-expose-headers': expect.stringContaining('Retry-After') as string,
    });
    expect(JSON.parse(graphql.text)).toEqual({
      errors: [{ message: rest.text, extensions: { code: 'UNAVAILABLE', retryAfter: 1 } }],
    });
    const foreign = await ask({ ...query, headers: { ...json, origin: 'https://evil.example' } });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('also refuses queries that the fast lane could answer', async () => {
    const { ask, endTurn, advanceClock } = await slowServer(0);
    for (let time = 0; time < 16; time += 1) expect((await ask(query)).status).toBe(200);
    advanceClock(600);
    expect((await ask(query)).status).toBe(503);
    endTurn();
    expect((await ask(query)).status).toBe(200);
  });

  it('still reports its health, and answers preflight requests', async () => {
    const { ask, plans } = await slowServer(40);
    expect((await plans(17)).at(-1)).toBe(503);
    for (const path of ['/healthz', '/readyz']) expect((await ask({ path })).status).toBe(200);
    const preflight = { origin: site, 'access-control-request-method': 'POST' };
    expect((await ask({ method: 'OPTIONS', path: '/graphql', headers: preflight })).status).toBe(204);
  });

  it('completes a burst again after one short turn, or after it was idle', async () => {
    const { plans, endTurn, advanceClock } = await slowServer(18);
    expect((await plans(30)).at(-1)).toBe(503);
    endTurn();
    expect(await plans(1)).toEqual([200]);
    endTurn();
    expect(new Set(await plans(10))).toEqual(new Set([200]));
    expect((await plans(30)).at(-1)).toBe(503);
    endTurn();
    advanceClock(60_000);
    expect(new Set(await plans(10))).toEqual(new Set([200]));
  });

  it('never refuses 16 clients that each wait for their response, however long it takes', async () => {
    const { plans, endTurn } = await slowServer(5_000);
    for (let time = 0; time < 5; time += 1) {
      expect(new Set(await plans(16))).toEqual(new Set([200]));
      endTurn();
    }
  });
});
