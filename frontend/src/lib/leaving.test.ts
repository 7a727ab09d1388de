import { afterEach, expect, it, vi } from 'vitest';
import { guardLeaving, holdsBack, stopAsking } from './leaving.ts';

afterEach(stopAsking);

it('a window over a screen asks first, and the screen only once the user leaves the window', () => {
  const asked: [string, () => void][] = [];
  const ask = (name: string) => (leave: () => void) => asked.push([name, leave]) > 0;
  const stopScreen = guardLeaving(ask('screen'));
  const stopWindow = guardLeaving(ask('window'));
  const leave = vi.fn();
  expect(holdsBack(leave)).toBe(true);
  expect(asked.map(([name]) => name)).toEqual(['window']);
  asked[0]?.[1]();
  expect(asked.map(([name]) => name)).toEqual(['window', 'screen']);
  expect(leave).not.toHaveBeenCalled();
  asked[1]?.[1]();
  expect(leave).toHaveBeenCalledOnce();
  stopWindow();
  holdsBack(leave);
  expect(asked.at(-1)?.[0]).toBe('screen');
  stopScreen();
  expect(holdsBack(leave)).toBe(false);
});

it('a screen asks if the window over it has nothing to lose', () => {
  const asked = vi.fn(() => true);
  guardLeaving(asked);
  guardLeaving(() => false);
  expect(holdsBack(() => {})).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});
