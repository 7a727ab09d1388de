import { createContext } from 'react';

/** What was typed for an essay and is not saved. */
export interface TypedGrade {
  readonly points: string;
  readonly feedback: string;
}

/** What was typed and not saved, for as long as the quiz is on show: looking at another attempt takes nothing away. */
export class LocalGrades {
  readonly #grades = new Map<string, TypedGrade>();

  get isEmpty(): boolean {
    return this.#grades.size === 0;
  }

  find(attemptId: string, questionId: string): TypedGrade | null {
    return this.#grades.get(keyOf(attemptId, questionId)) ?? null;
  }

  store(attemptId: string, questionId: string, grade: TypedGrade): void {
    this.#grades.set(keyOf(attemptId, questionId), grade);
  }

  drop(attemptId: string, questionId: string): void {
    this.#grades.delete(keyOf(attemptId, questionId));
  }
}

const keyOf = (attemptId: string, questionId: string) => `${attemptId} ${questionId}`;

export const LocalGradesContext = createContext(new LocalGrades());
