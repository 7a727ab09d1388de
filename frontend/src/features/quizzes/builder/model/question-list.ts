import { askedItems, type QuestionPool } from '../../../../../../core/quizzes/question-pools.ts';
import type { Question } from '../../../../../../core/quizzes/question.ts';
import type { BuiltQuestion } from './quiz-content.ts';

type List = readonly BuiltQuestion[];

/** The list with a changed copy of one question. */
export function replaced(list: List, key: string, change: (question: BuiltQuestion) => BuiltQuestion): List {
  return list.map((question) => (question.key === key ? change(question) : question));
}

/** Returns the same list if nothing moves. */
export function movedTo(list: List, key: string, to: number): List {
  const from = list.findIndex((question) => question.key === key);
  const moved = list[from];
  const index = Math.max(0, Math.min(to, list.length - 1));
  if (!moved || index === from) return list;
  return list.toSpliced(from, 1).toSpliced(index, 0, moved);
}

/** A copy that belongs to the quiz alone and was not saved yet. */
export function detached(question: BuiltQuestion, key: string): BuiltQuestion {
  return { ...question, key, id: null, bankId: null, replaces: null };
}

/** The copy of a bank question that replaces it in the quiz. Other questions stay. */
export function asOwnCopy(question: BuiltQuestion): BuiltQuestion {
  const { key, bankId } = question;
  return bankId === null ? question : { ...detached(question, key), replaces: bankId };
}

/** The list with new content of a bank question. Points that differ from `points` were changed in the quiz, and stay. */
export function withBankContent(list: List, bankId: string, content: Question, points?: number): List {
  return list.map((each) => {
    if (each.bankId !== bankId) return each;
    const hasOwnPoints = each.question.points !== points;
    return { ...each, question: hasOwnPoints ? { ...content, points: each.question.points } : content };
  });
}

/** New index of a question that is dropped at an edge of the question `over`. Null if nothing changes. */
export function dropIndex(list: List, key: string, over: string, edge: 'top' | 'bottom'): number | null {
  const from = list.findIndex((question) => question.key === key);
  const target = list.findIndex((question) => question.key === over);
  if (from === -1 || target === -1) return null;
  const index = edge === 'top' ? target : target + 1;
  // Removing a question from above shifts the index.
  const newIndex = from < index ? index - 1 : index;
  return newIndex === from ? null : newIndex;
}

/** The maximum points of an attempt. Points that are not numbers count as 0. */
export function pointsOf(list: List, pools: readonly QuestionPool[]): number {
  return askedItems(list, pools).reduce(
    (sum, { question: { points } }) => sum + (Number.isFinite(points) ? points : 0),
    0,
  );
}
