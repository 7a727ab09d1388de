import { expect, it } from 'vitest';
import { cutReport, shownReport } from './import-report.ts';

const line = (message: string) => ({ line: 1, level: 'error', message }) as const;

it('shortens a message that quotes a long name to 500 characters', () => {
  const [short, long] = cutReport([line('x'.repeat(500)), line('x'.repeat(4_000_000))]).lines;
  expect(short?.message).toBe('x'.repeat(500));
  expect(long?.message).toBe(`${'x'.repeat(499)}…`);
});

it('shows 1,000 lines, and then how many more there are', () => {
  const shown = shownReport(cutReport(Array.from({ length: 1003 }, () => line('wrong'))));
  expect(shown).toHaveLength(1001);
  expect(shown.at(-1)).toEqual({ line: null, level: 'error', message: 'The report has 3 more lines.' });
});
