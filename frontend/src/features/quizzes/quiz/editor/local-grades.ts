import { createContext } from 'react';

/** The grade of an answer as its form shows it. */
export interface TypedGrade {
  readonly points: string;
  readonly feedback: string;
}

/** An unsaved grade of an answer, and the stored grade that it is about to replace. */
export interface LocalGrade {
  readonly typed: TypedGrade;
  readonly base: TypedGrade;
}

/** Unsaved grades while the quiz is open. They stay when the user opens another attempt. */
export class LocalGrades {
  readonly #grades = new Map<string, LocalGrade>();

  get isEmpty(): boolean {
    return this.#grades.size === 0;
  }

  find(attemptId: string, questionId: string): LocalGrade | null {
    return this.#grades.get(keyOf(attemptId, questionId)) ?? null;
  }

  store(attemptId: string, questionId: string, grade: LocalGrade): void {
    this.#grades.set(keyOf(attemptId, questionId), grade);
  }

  drop(attemptId: string, questionId: string): void {
    this.#grades.delete(keyOf(attemptId, questionId));
  }
}

const keyOf = (attemptId: string, questionId: string) => `${attemptId} ${questionId}`;

export const LocalGradesContext = createContext(new LocalGrades());
