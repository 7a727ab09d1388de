import { expect, it, onTestFinished, vi } from 'vitest';
import { minute } from '../functions/platform/clock.ts';
import { recordingLog } from '../tests/support/test-app.ts';
import { purgeHourly } from './purge-hourly.ts';

it('expired data is removed every hour; a failure is logged with its cause, and the next hour tries again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { log, lines } = recordingLog();
  const outage = new Error('The disk is full.');
  const purge = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(outage);
  const timer = purgeHourly({ purge }, log);
  await vi.advanceTimersByTimeAsync(59 * minute);
  expect(purge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minute);
  expect(lines).toEqual([
    { level: 'error', fields: { err: outage }, message: 'expired data was not removed' },
  ]);
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(purge).toHaveBeenCalledTimes(3);
  expect(lines).toHaveLength(1);
  clearInterval(timer);
});
