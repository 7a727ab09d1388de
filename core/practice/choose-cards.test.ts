import { describe, expect, it } from 'vitest';
import { chooseCards, type PracticeCandidate, type PracticeDay } from './choose-cards.ts';

const today: PracticeDay = { today: '2026-11-21', room: 10 };
const tomorrow = '2026-11-22';
const examOn = '2026-11-26';

function card(id: string, rest: Partial<PracticeCandidate> = {}): PracticeCandidate {
  return { id, dueOn: today.today, wasAskedToday: false, examOn: null, recall: 0.5, ...rest };
}

describe('the cards of a day', () => {
  it('are those that are due, of one day what would be remembered worst first', () => {
    const cards = [card('a', { recall: 0.8 }), card('b', { recall: 0.2 }), card('c', { dueOn: tomorrow })];
    expect(chooseCards(cards, today)).toEqual(['b', 'a']);
  });

  it('are no more than there is room for, what waits longest first', () => {
    const cards = [card('a', { recall: 0.1 }), card('b'), card('c', { dueOn: '2026-11-19', recall: 0.9 })];
    expect(chooseCards(cards, { ...today, room: 2 })).toEqual(['c', 'a']);
    expect(chooseCards(cards, { ...today, room: -1 })).toEqual([]);
  });

  it('are for the nearest exam first', () => {
    const late = card('late', { examOn: '2027-01-20', recall: 0.1 });
    const cards = [card('none', { recall: 0 }), late, card('soon', { examOn })];
    expect(chooseCards(cards, today)).toEqual(['soon', 'late', 'none']);
  });

  it('take in what an exam would find forgotten, after what is due', () => {
    const later = card('later', { dueOn: tomorrow, recall: 0.3 });
    const due = card('due', { recall: 0.7 });
    expect(chooseCards([{ ...later, examOn }, due], today)).toEqual(['due', 'later']);
    expect(chooseCards([later, due], today)).toEqual(['due']);
  });

  it('leave out what will be remembered on the day of the exam', () => {
    const cards = [
      card('sure', { dueOn: tomorrow, examOn, recall: 0.9 }),
      card('new', { dueOn: tomorrow, examOn, recall: 0 }),
    ];
    expect(chooseCards(cards, today)).toEqual(['new']);
  });

  it('are asked once a day, also what is due again', () => {
    const wasAskedToday = true;
    const cards = [card('due', { wasAskedToday }), card('later', { dueOn: tomorrow, examOn, wasAskedToday })];
    expect(chooseCards(cards, today)).toEqual([]);
  });

  it('do not depend on the order in which they are kept', () => {
    const cards = [card('a', { dueOn: '2026-11-20' }), card('b'), card('c', { recall: 0.4 })];
    expect(chooseCards(cards.toReversed(), today)).toEqual(chooseCards(cards, today));
  });
});
