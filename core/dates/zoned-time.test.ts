import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDate } from './date-rules.ts';
import { clockChangeAt, fromLocalTime, isTimeZone, toLocalTime } from './zoned-time.ts';

const berlin = 'Europe/Berlin';
const zones = [berlin, 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'];

describe('a local time in a zone', () => {
  it('is the same instant in each zone, written differently', () => {
    const instant = fromLocalTime({ date: '2026-11-24', time: '23:59' }, berlin) ?? '';
    expect(instant).toBe('2026-11-24T22:59:00.000Z');
    expect(toLocalTime(instant, 'America/New_York')).toEqual({ date: '2026-11-24', time: '17:59' });
    expect(toLocalTime(instant, 'Asia/Kathmandu')).toEqual({ date: '2026-11-25', time: '04:44' });
  });

  it('that is skipped when clocks go forward moves forward by an hour', () => {
    expect(fromLocalTime({ date: '2026-03-29', time: '02:30' }, berlin)).toBe('2026-03-29T01:30:00.000Z');
    expect(toLocalTime('2026-03-29T01:30:00.000Z', berlin)).toEqual({ date: '2026-03-29', time: '03:30' });
    expect(fromLocalTime({ date: '2026-03-08', time: '02:30' }, 'America/New_York')).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('that exists twice when clocks go back is the first one', () => {
    expect(fromLocalTime({ date: '2026-10-25', time: '02:30' }, berlin)).toBe('2026-10-25T00:30:00.000Z');
    expect(fromLocalTime({ date: '2026-11-01', time: '01:30' }, 'America/New_York')).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  it('is recognized as skipped, or as existing twice', () => {
    const changes = [
      { date: '2026-03-29', time: '02:30' },
      { date: '2026-10-25', time: '02:30' },
      { date: '2026-10-25', time: '03:30' },
      { date: '2026-02-30', time: '02:30' },
    ].map((local) => clockChangeAt(local, berlin));
    expect(changes).toEqual(['SKIPPED', 'TWICE', null, null]);
  });

  it.each([
    { date: '2026-02-30', time: '10:00' },
    { date: '2026-11-24', time: '' },
    { date: '', time: '10:00' },
    { date: '12026-11-24', time: '10:00' },
    { date: '2026-11-24', time: '24:01' },
  ])('%j is incomplete or does not exist', (local) => {
    expect(fromLocalTime(local, berlin)).toBeNull();
  });

  it('stays the same when it is converted to an instant and back', () => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (at, zone) => {
        const local = toLocalTime(new Date(at * 60_000).toISOString(), zone);
        const instant = fromLocalTime(local, zone) ?? '';
        expect(toLocalTime(instant, zone)).toEqual(local);
        expect(Date.parse(instant)).toBeLessThanOrEqual(at * 60_000);
        expect(checkDate(instant)).toBeNull();
      }),
    );
  });
});

describe('the name of a time zone', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])('can be %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Berlin', 'Mars/Olympus', '+01:00', 'Europe/Berlin ', 'x'.repeat(1000)])(
    'cannot be %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});
