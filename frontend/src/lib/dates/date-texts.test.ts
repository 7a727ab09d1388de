import { describe, expect, it } from 'vitest';
import { cityOf, relativeText, showSameTime, whenText } from './date-texts.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const berlin = 'Europe/Berlin';

describe('a date on screen', () => {
  it('has its weekday, and its year if that is not the current year', () => {
    expect(whenText('2026-11-24T22:59:00.000Z', berlin, now)).toBe('Tue, Nov 24, 11:59 PM');
    expect(whenText('2027-01-04T07:00:00.000Z', berlin, now)).toBe('Mon, Jan 4, 2027, 8:00 AM');
    // In Berlin, it is already next year.
    expect(whenText('2026-12-31T23:30:00.000Z', berlin, now)).toBe('Fri, Jan 1, 2027, 12:30 AM');
  });

  it.each([
    ['2026-11-21T09:00:20.000Z', 'now'],
    ['2026-11-21T09:20:00.000Z', 'in 20 minutes'],
    ['2026-11-21T20:00:00.000Z', 'in 11 hours'],
    ['2026-11-22T08:00:00.000Z', 'tomorrow'],
    ['2026-11-24T22:59:00.000Z', 'in 3 days'],
    ['2026-11-20T22:59:00.000Z', 'yesterday'],
    ['2026-11-21T07:00:00.000Z', '2 hours ago'],
  ])('%s is %s', (iso, text) => {
    expect(relativeText(iso, now, berlin)).toBe(text);
  });

  it('is the same in zones whose clocks agree at that time', () => {
    expect(showSameTime('2026-11-24T22:59:00.000Z', berlin, 'Europe/Paris')).toBe(true);
    expect(showSameTime('2026-11-24T22:59:00.000Z', berlin, 'America/New_York')).toBe(false);
    expect([cityOf('America/Argentina/Buenos_Aires'), cityOf('UTC')]).toEqual(['Buenos Aires', 'UTC']);
  });
});
