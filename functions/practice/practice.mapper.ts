import type { PracticeDayAhead } from '../../core/practice/upcoming-days.ts';
import type { ResultQuestionView, ShownQuestion } from '../quizzes/index.ts';
import type { CardDocument } from './practice.store.ts';

const nothingGiven = { answerIds: [], text: '', matches: [] };

export interface PracticeCardView {
  readonly id: string;
  readonly quizId: string;
  readonly courseId: string | null;
  readonly question: ShownQuestion & { readonly response: typeof nothingGiven };
  readonly concepts: readonly string[];
  readonly dueAt: string;
  readonly cardRevision: number;
}

export interface PracticeSessionView {
  readonly cards: readonly PracticeCardView[];
  readonly due: number;
  readonly total: number;
  readonly doneToday: number;
  readonly examDate: string | null;
  readonly dailyMinutes: number;
  readonly recommendedDailyMinutes: number | null;
  readonly nextDueAt: string | null;
  readonly upcoming: readonly PracticeDayAhead[];
}

export interface PracticeAnswerView {
  readonly id: string;
  readonly isCorrect: boolean;
  readonly result: ResultQuestionView;
  readonly dueAt: string;
}

/** `dueAt`: by the plan. */
export function toCardView({
  card: { _id, quizId, courseId, concepts, memory },
  dueAt,
  question,
}: {
  readonly card: CardDocument;
  readonly dueAt: string;
  readonly question: ShownQuestion;
}): PracticeCardView {
  return {
    id: _id,
    quizId,
    courseId,
    question: { ...question, response: nothingGiven },
    concepts,
    dueAt,
    cardRevision: memory.repetitions,
  };
}
