import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AccountTurns } from './account-turns.ts';

/** Requests that record which of them have begun. */
function given() {
  const turns = new AccountTurns({ atOnce: 2, waiting: 2 });
  const begun: string[] = [];
  const ask = (name: string, account = 'eve') => {
    const turn = turns.begin();
    const come = turn.comes(account).then(() => void begun.push(name));
    return { turn, come };
  };
  const begunSoFar = async () => {
    for (let count = 0; count < 5; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- several turns of the event loop
      await setImmediate();
    return begun;
  };
  return { ask, begunSoFar };
}

describe('requests of one account', () => {
  it('run a few at once, and the others in order', async () => {
    const { ask, begunSoFar } = given();
    const [first, second] = [ask('1'), ask('2'), ask('3'), ask('4')];
    expect(await begunSoFar()).toEqual(['1', '2']);
    second.turn.end();
    expect(await begunSoFar()).toEqual(['1', '2', '3']);
    first.turn.end();
    expect(await begunSoFar()).toEqual(['1', '2', '3', '4']);
  });

  it('are refused with UNAVAILABLE if too many wait, and waiting ones are answered', async () => {
    const { ask, begunSoFar } = given();
    const [first, second] = [ask('1'), ask('2'), ask('3'), ask('4')];
    const refused = ask('5');
    await expect(refused.come).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } });
    refused.turn.end();
    first.turn.end();
    second.turn.end();
    expect(await begunSoFar()).toEqual(['1', '2', '3', '4']);
  });

  it('do not delay those of another account', async () => {
    const { ask, begunSoFar } = given();
    for (const name of ['1', '2', '3']) ask(name);
    ask('other', 'ada');
    expect(await begunSoFar()).toEqual(['1', 'other', '2']);
  });

  it('have one turn each, however often it is requested, and leave nothing behind', async () => {
    const { ask, begunSoFar } = given();
    const first = ask('1');
    await Promise.all([first.turn.comes('eve'), first.turn.comes('eve')]);
    ask('2');
    expect(await begunSoFar()).toEqual(['1', '2']);
    ask('3');
    first.turn.end();
    expect(await begunSoFar()).toEqual(['1', '2', '3']);
  });

  it('can end without a turn', () => {
    const turn = new AccountTurns().begin();
    expect(() => turn.end()).not.toThrow();
  });
});
