import type { PracticeDayAhead } from '../../core/practice/upcoming-days.ts';
import type { ResultQuestionView, ShownQuestion } from '../quizzes/index.ts';
import type { CardDocument } from './practice.store.ts';

const nothingGiven = { answerIds: [], text: '', matches: [] };

export interface PracticeCardView {
  readonly id: string;
  readonly quizId: string;
  readonly courseId: string | null;
  readonly question: ShownQuestion & { readonly given: typeof nothingGiven };
  readonly concepts: readonly string[];
  readonly dueOn: string;
  readonly asked: number;
}

export interface PracticeView {
  readonly cards: readonly PracticeCardView[];
  readonly due: number;
  readonly total: number;
  readonly doneToday: number;
  readonly examOn: string | null;
  readonly minutesADay: number;
  readonly enoughMinutes: number | null;
  readonly nextDueOn: string | null;
  readonly upcoming: readonly PracticeDayAhead[];
}

export interface PracticeAnswerView {
  readonly id: string;
  readonly isRight: boolean;
  readonly result: ResultQuestionView;
  readonly dueOn: string;
}

/** `dueOn`: by the plan. */
export function toCardView({
  card: { _id, quizId, courseId, concepts, memory },
  dueOn,
  question,
}: {
  readonly card: CardDocument;
  readonly dueOn: string;
  readonly question: ShownQuestion;
}): PracticeCardView {
  return {
    id: _id,
    quizId,
    courseId,
    question: { ...question, given: nothingGiven },
    concepts,
    dueOn,
    asked: memory.repetitions,
  };
}
