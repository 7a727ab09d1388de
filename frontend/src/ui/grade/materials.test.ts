import { describe, expect, it } from 'vitest';
import { describeParts, segmentsOf } from './materials.ts';

const parts = { earned: 41.5, needed: 43.5, open: 6.5, lost: 8.5 };

describe('segmentsOf', () => {
  it('lays the parts end to end', () => {
    expect(segmentsOf(parts)).toEqual([
      { material: 'earned', from: 0, to: 41.5 },
      { material: 'needed', from: 41.5, to: 85 },
      { material: 'open', from: 85, to: 91.5 },
      { material: 'lost', from: 91.5, to: 100 },
    ]);
  });

  it('omits parts that are empty or thinner than their edge', () => {
    const shown = segmentsOf({ earned: 25, needed: 0, open: 0.01, lost: 0 });
    expect(shown.map(({ material }) => material)).toEqual(['earned']);
  });

  it('cuts parts at the end of the scale', () => {
    expect(segmentsOf({ earned: 90, needed: 0, open: 30, lost: 10 }, 100)).toEqual([
      { material: 'earned', from: 0, to: 90 },
      { material: 'open', from: 90, to: 100 },
    ]);
  });
});

describe('describeParts', () => {
  it('lists every part that exists', () => {
    expect(describeParts({ ...parts, needed: 0 }, String)).toBe('41.5 earned, 6.5 still open, 8.5 lost');
  });

  it('returns “nothing yet” for an empty course', () => {
    expect(describeParts({ earned: 0, needed: 0, open: 0, lost: 0 }, String)).toBe('nothing yet');
  });
});
