import type { CourseHistory } from '../../../../../core/grading/editing/history.ts';
import type { Entry } from './entries.ts';
import type { PlannerStore } from './planner-store.ts';

interface Begun<Held> {
  readonly from: CourseHistory;
  readonly held: Held;
}

/**
 * One visit of a field. Each of its edits replaces the previous one, so that an entry whose first digits were
 * fine and that is refused in the end leaves nothing of them in the course.
 */
export class EditSession<Held extends Entry['value']> {
  readonly #store: PlannerStore;
  #begun: Begun<Held> | null = null;
  /** What the last edit has made: another history shows that something else was edited since. */
  #made: CourseHistory | null = null;

  constructor(store: PlannerStore) {
    this.#store = store;
  }

  /** The field was entered again. */
  start(): void {
    this.#begun = null;
    this.#made = null;
  }

  /**
   * Makes the next edit.
   *
   * @param held what is entered in the field now
   * @param make gets the history to go on from, and what was entered in the field in it
   */
  next(held: Held, make: (begun: Begun<Held>) => void): void {
    const { history } = this.#store.getState();
    if (this.#begun === null || this.#made !== history) this.#begun = { from: history, held };
    make(this.#begun);
    this.#made = this.#store.getState().history;
  }
}
