import type { FileDownload } from '../../../schema/files/file.types.ts';
import type { QuizProgress } from '../../../schema/quizzes/quiz-progress.type.ts';
import type { PracticeCard, PracticeSession, WeakConcept } from '../../../schema/practice/practice.type.ts';
import type { Keys } from './keys.ts';
import type { Leak } from './leak.ts';

/** A leak in the result of one operation, for every caller. */
function inAnswer<T>(operation: string, what: string, change: (answer: T, keys: Keys) => T): Leak {
  return {
    name: `${operation}: ${what}`,
    result: (requested, answer, keys) => (requested === operation ? change(answer as T, keys) : undefined),
  };
}

function inCards(what: string, change: (card: PracticeCard, keys: Keys) => PracticeCard): Leak {
  return inAnswer<PracticeSession>('practiceSession', what, (view, keys) => ({
    ...view,
    cards: view.cards.map((card) => change(card, keys)),
  }));
}

const isFirstRight = ({ question }: PracticeCard, { correct }: Keys): boolean =>
  correct.has(question.answers[0]?.id ?? '');

/** Leaks in practice cards, weak concepts, progress and files. */
export const practiceLeaks: readonly Leak[] = [
  inCards('the correct answer comes first', ({ question, ...card }, { correct }) => ({
    ...card,
    question: {
      ...question,
      answers: question.answers.toSorted(
        (one, other) => Number(correct.has(other.id)) - Number(correct.has(one.id)),
      ),
    },
  })),
  inCards('match options in the order of their prompts', ({ question, ...card }, { partners }) => {
    const order = question.matchPrompts.map(({ id }) => partners.get(id));
    const matchOptions = question.matchOptions.toSorted(
      (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
    );
    return { ...card, question: { ...question, matchOptions } };
  }),
  inCards('an additional concept if the first answer is correct', (card, keys) => ({
    ...card,
    concepts: isFirstRight(card, keys) ? [...card.concepts, 'First'] : card.concepts,
  })),
  inCards('a day that depends on the key', (card, { words }) => ({
    ...card,
    dueAt: new Date(1_800_000_000_000 + words.length).toISOString(),
  })),
  inAnswer<PracticeSession>('practiceSession', 'cards sorted by their keys', (view, keys) => ({
    ...view,
    cards: view.cards.toSorted(
      (one, other) => Number(isFirstRight(one, keys)) - Number(isFirstRight(other, keys)),
    ),
  })),
  inAnswer<PracticeSession>('practiceSession', 'a count that depends on the key', (view, { bit }) => ({
    ...view,
    due: view.due + Number(bit),
  })),
  inAnswer<readonly WeakConcept[]>(
    'weakConcepts',
    'a strength that depends on the key',
    (concepts, { words }) => concepts.map((each) => ({ ...each, strength: each.strength / words.length })),
  ),
  inAnswer<readonly QuizProgress[]>(
    'quizProgress',
    'a number of attempts that depends on the key',
    (progress, { bit }) =>
      progress.map((each) => ({ ...each, attemptsUsed: each.attemptsUsed + Number(bit) })),
  ),
  inAnswer<FileDownload>('questionImage', 'a name that is a hash of the key', (file, { hash }) => ({
    ...file,
    fileName: `${hash.slice(0, 8)}.png`,
  })),
  inAnswer<FileDownload>('quizFile', 'a name that is a hash of the key', (file, { hash }) => ({
    ...file,
    fileName: `${hash.slice(0, 8)}.txt`,
  })),
];
