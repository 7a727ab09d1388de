import { describe, expect, it } from 'vitest';
import { asked, askedAgain, newMemory, recallAt, type Memory } from './memory.ts';

const start = new Date('2026-11-21T12:00:00.000Z');
const day = 86_400_000;

function after(days: number): Date {
  return new Date(start.getTime() + days * day);
}

function daysUntilDue(memory: Memory, from: Date): number {
  return (Date.parse(memory.due) - from.getTime()) / day;
}

/** The memory after `times` more correct answers, each at the due time. */
function afterCorrectAnswers(memory: Memory, times: number): Memory {
  return times === 0 ? memory : afterCorrectAnswers(asked(memory, true, new Date(memory.due)), times - 1);
}

describe('the memory of a card', () => {
  it('is due the next day after a wrong answer', () => {
    expect(daysUntilDue(asked(newMemory(start), false, start), start)).toBe(1);
  });

  it('waits longer after each correct answer', () => {
    const once = asked(newMemory(start), true, start);
    const twice = afterCorrectAnswers(once, 1);
    expect(daysUntilDue(twice, new Date(once.due))).toBeGreaterThan(daysUntilDue(once, start));
  });

  it('counts a lapse and is less stable after a wrong answer to a well-known card', () => {
    const solid = afterCorrectAnswers(newMemory(start), 4);
    const lapsed = asked(solid, false, new Date(solid.due));
    expect(lapsed.lapses).toBe(1);
    expect(lapsed.stability).toBeLessThan(solid.stability);
  });

  it('has a recall of about 0.9 on its due day, and less after it', () => {
    const memory = asked(newMemory(start), true, start);
    expect(recallAt(newMemory(start), start)).toBe(0);
    expect(recallAt(memory, start)).toBe(1);
    expect(recallAt(memory, new Date(memory.due))).toBeCloseTo(0.9, 1);
    expect(recallAt(memory, after(60))).toBeLessThan(0.8);
  });

  it('can be computed after the clock was set back', () => {
    const memory = asked(newMemory(start), true, start);
    expect(Date.parse(asked(memory, true, after(-1)).due)).toBeGreaterThan(start.getTime());
    expect(recallAt(memory, after(-1))).toBe(1);
  });

  it('keeps its due time after a correct answer on the same day, and lapses after a wrong answer', () => {
    const solid = afterCorrectAnswers(newMemory(start), 4);
    const now = new Date(solid.reviewed ?? start);
    expect(askedAgain(solid, true, now)).toEqual({ ...solid, repetitions: solid.repetitions + 1 });
    expect(askedAgain(solid, false, now)).toMatchObject({ lapses: 1, repetitions: solid.repetitions + 1 });
    expect(daysUntilDue(askedAgain(solid, false, now), now)).toBeLessThan(daysUntilDue(solid, now));
  });

  it('is plain JSON', () => {
    const memory = asked(newMemory(start), true, start);
    expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
  });
});
