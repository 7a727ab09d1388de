import { describe, expect, it } from 'vitest';
import { chooseCards, type PracticeCandidate, type PracticeDay } from './choose-cards.ts';

const today: PracticeDay = { room: 10, isExamAhead: false };

function card(id: string, rest: Partial<PracticeCandidate> = {}): PracticeCandidate {
  return { id, dueAt: 1_500, isDue: true, wasAskedToday: false, recall: 0.5, ...rest };
}

describe('the cards of a day', () => {
  it('are those that are due, what would be remembered worst first', () => {
    const cards = [card('a', { recall: 0.8 }), card('b', { recall: 0.2 }), card('c', { isDue: false })];
    expect(chooseCards(cards, today)).toEqual(['b', 'a']);
  });

  it('are no more than there is room for', () => {
    const cards = ['a', 'b', 'c'].map((id) => card(id));
    expect(chooseCards(cards, { ...today, room: 2 })).toEqual(['a', 'b']);
    expect(chooseCards(cards, { ...today, room: -1 })).toEqual([]);
  });

  it('take in what an exam would find forgotten, after what is due', () => {
    const cards = [card('later', { isDue: false, recall: 0.3 }), card('due', { recall: 0.7 })];
    expect(chooseCards(cards, { ...today, isExamAhead: true })).toEqual(['due', 'later']);
    expect(chooseCards(cards, today)).toEqual(['due']);
  });

  it('leave out what will be remembered on the day of the exam, and what was asked today', () => {
    const cards = [
      card('sure', { isDue: false, recall: 0.9 }),
      card('asked', { isDue: false, recall: 0.3, wasAskedToday: true }),
      card('new', { isDue: false, recall: 0 }),
    ];
    expect(chooseCards(cards, { ...today, isExamAhead: true })).toEqual(['new']);
  });

  it('do not depend on the order in which they are kept', () => {
    const cards = [card('a', { dueAt: 1_400 }), card('b'), card('c', { recall: 0.4 })];
    expect(chooseCards(cards.toReversed(), today)).toEqual(chooseCards(cards, today));
  });
});
