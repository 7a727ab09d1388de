import { describe, expect, it } from 'vitest';
import { ago } from './ago.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
const before = (ms: number) => ago(new Date(now - ms).toISOString(), now);

describe('ago', () => {
  it.each([
    [-second, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [2 * hour - 1, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, 'yesterday'],
    [2 * day - 1, 'yesterday'],
    [30 * day - 1, '29 days ago'],
    [30 * day, 'Oct 22, 2026'],
  ])('shows a time %i ms before now as “%s”', (ms, text) => {
    expect(before(ms)).toBe(text);
  });
});
