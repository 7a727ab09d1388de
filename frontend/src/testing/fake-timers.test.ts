import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('fake timers', () => {
  it('do not stop the frames of later tests if the focused element is removed', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button>Undo</button>';
    const button = document.querySelector('button');
    button?.focus();
    button?.remove();
    vi.useRealTimers();
    const frame = await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(frame).toBeTypeOf('number');
  }, 5000);

  it('cannot replace setInterval, with which jsdom draws frames', () => {
    expect(() => vi.useFakeTimers({ toFake: ['setInterval'] })).toThrow('Fake setTimeout instead');
    expect(vi.isFakeTimers()).toBe(false);
  });
});
