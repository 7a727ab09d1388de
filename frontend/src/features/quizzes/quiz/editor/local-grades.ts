import { createContext } from 'react';

/** An unsaved grade of an answer, as typed. */
export interface TypedGrade {
  readonly points: string;
  readonly feedback: string;
}

/** Unsaved grades while the quiz is open. They stay when the user opens another attempt. */
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
