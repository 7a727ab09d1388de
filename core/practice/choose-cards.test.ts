import { describe, expect, it } from 'vitest';
import {
  chooseAhead,
  chooseCards,
  chooseMissed,
  type PracticeCandidate,
  type PracticeDay,
} from './choose-cards.ts';

const today: PracticeDay = { today: '2026-11-21', room: 10 };
const tomorrow = '2026-11-22';
const examDate = '2026-11-26';

function card(id: string, rest: Partial<PracticeCandidate> = {}): PracticeCandidate {
  return { id, dueDate: today.today, wasAskedToday: false, examDate: null, recall: 0.5, ...rest };
}

describe('the cards of a day', () => {
  it('are the due cards, and of cards due on the same day, the lowest recall first', () => {
    const cards = [card('a', { recall: 0.8 }), card('b', { recall: 0.2 }), card('c', { dueDate: tomorrow })];
    expect(chooseCards(cards, today)).toEqual(['b', 'a']);
  });

  it('are limited to the number of cards that still fit, longest overdue first', () => {
    const cards = [card('a', { recall: 0.1 }), card('b'), card('c', { dueDate: '2026-11-19', recall: 0.9 })];
    expect(chooseCards(cards, { ...today, room: 2 })).toEqual(['c', 'a']);
    expect(chooseCards(cards, { ...today, room: -1 })).toEqual([]);
  });

  it('are for the nearest exam first', () => {
    const late = card('late', { examDate: '2027-01-20', recall: 0.1 });
    const cards = [card('none', { recall: 0 }), late, card('soon', { examDate })];
    expect(chooseCards(cards, today)).toEqual(['soon', 'late', 'none']);
  });

  it('include cards that would be forgotten before the exam, after the due cards', () => {
    const later = card('later', { dueDate: tomorrow, recall: 0.3 });
    const due = card('due', { recall: 0.7 });
    expect(chooseCards([{ ...later, examDate }, due], today)).toEqual(['due', 'later']);
    expect(chooseCards([later, due], today)).toEqual(['due']);
  });

  it('skip cards that will be remembered on the day of the exam', () => {
    const cards = [
      card('sure', { dueDate: tomorrow, examDate, recall: 0.9 }),
      card('new', { dueDate: tomorrow, examDate, recall: 0 }),
    ];
    expect(chooseCards(cards, today)).toEqual(['new']);
  });

  it('are asked once a day, even if they are due again', () => {
    const wasAskedToday = true;
    const cards = [
      card('due', { wasAskedToday }),
      card('later', { dueDate: tomorrow, examDate, wasAskedToday }),
    ];
    expect(chooseCards(cards, today)).toEqual([]);
  });

  it('don’t depend on their stored order', () => {
    const cards = [card('a', { dueDate: '2026-11-20' }), card('b'), card('c', { recall: 0.4 })];
    expect(chooseCards(cards.toReversed(), today)).toEqual(chooseCards(cards, today));
  });
});

it('the cards of missed questions are all of them, due or not, the lowest recall first', () => {
  const of = (id: string, recall: number) => ({ id, recall, questionId: `question ${id}` });
  const missed = new Set(['question a', 'question b', 'question c', 'question without a card']);
  expect(chooseMissed([of('a', 0.5), of('b', 0.2), of('other', 0), of('c', 0.5)], missed)).toEqual([
    'b',
    'a',
    'c',
  ]);
});

describe('the cards to practise ahead', () => {
  const about = (id: string, recall: number, ...concepts: string[]) => ({ id, recall, concepts });
  const cards = [
    about('heat', 0.1, 'Heat'),
    about('known', 0, 'Work'),
    about('both', 0.9, 'heat', 'ENTROPY'),
    about('entropy', 0.5, 'Entropy'),
    about('none', 0),
  ];

  it('are only about weak concepts, the weakest concept first, and in a concept the lowest recall first', () => {
    expect(chooseAhead(cards, ['Entropy', 'Heat'], 10)).toEqual(['entropy', 'both', 'heat']);
    expect(chooseAhead(cards.toReversed(), ['Heat', 'Entropy'], 10)).toEqual(['heat', 'both', 'entropy']);
  });

  it('are all cards if there are no weak concepts, the lowest recall first', () => {
    expect(chooseAhead(cards, [], 3)).toEqual(['known', 'none', 'heat']);
  });

  it('are limited to the number of cards that fit', () => {
    expect(chooseAhead(cards, ['Entropy', 'Heat'], 2)).toEqual(['entropy', 'both']);
  });
});
