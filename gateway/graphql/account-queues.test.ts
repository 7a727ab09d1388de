import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AccountQueues } from './account-queues.ts';

/** Queues for 2 running and 2 waiting requests. `begun` has the names of the requests that run, in order. */
function createTestQueues() {
  const queues = new AccountQueues({ atOnce: 2, waiting: 2 });
  const begun: string[] = [];
  const ask = (name: string, account = 'eve') => {
    const request = queues.begin();
    const started = request.start(account).then(() => void begun.push(name));
    return { request, started };
  };
  const begunSoFar = async () => {
    for (let count = 0; count < 5; count += 1) await setImmediate();
    return begun;
  };
  return { ask, begunSoFar };
}

describe('requests of one account', () => {
  it('run a few at once, and the others in order', async () => {
    const { ask, begunSoFar } = createTestQueues();
    const [first, second] = [ask('1'), ask('2'), ask('3'), ask('4')];
    expect(await begunSoFar()).toEqual(['1', '2']);
    second.request.end();
    expect(await begunSoFar()).toEqual(['1', '2', '3']);
    first.request.end();
    expect(await begunSoFar()).toEqual(['1', '2', '3', '4']);
  });

  it('are refused with UNAVAILABLE if too many wait, and waiting ones are answered', async () => {
    const { ask, begunSoFar } = createTestQueues();
    const [first, second] = [ask('1'), ask('2'), ask('3'), ask('4')];
    const refused = ask('5');
    await expect(refused.started).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
    });
    refused.request.end();
    first.request.end();
    second.request.end();
    expect(await begunSoFar()).toEqual(['1', '2', '3', '4']);
  });

  it('do not delay requests of another account', async () => {
    const { ask, begunSoFar } = createTestQueues();
    for (const name of ['1', '2', '3']) ask(name);
    ask('other', 'ada');
    expect(await begunSoFar()).toEqual(['1', 'other', '2']);
  });

  it('enter and leave the queue once, even if they are started several times', async () => {
    const { ask, begunSoFar } = createTestQueues();
    const first = ask('1');
    await Promise.all([first.request.start('eve'), first.request.start('eve')]);
    ask('2');
    expect(await begunSoFar()).toEqual(['1', '2']);
    ask('3');
    first.request.end();
    expect(await begunSoFar()).toEqual(['1', '2', '3']);
  });

  it('can end without having started', () => {
    const request = new AccountQueues().begin();
    expect(() => request.end()).not.toThrow();
  });
});
