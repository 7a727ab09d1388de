import type { CourseHistory } from '../../../../../core/grading/editing/history.ts';
import type { Entry } from './entries.ts';
import type { PlannerStore } from './planner-store.ts';

interface Begun<Held> {
  readonly from: CourseHistory;
  readonly held: Held;
}

/**
 * The edits of one field while it has the focus. Each edit replaces the previous one. So an entry that starts
 * valid and ends invalid leaves nothing in the course.
 */
export class EditSession<Held extends Entry['value']> {
  readonly #store: PlannerStore;
  #begun: Begun<Held> | null = null;
  /** The history after the last edit. Another history means that something else was edited since. */
  #made: CourseHistory | null = null;

  constructor(store: PlannerStore) {
    this.#store = store;
  }

  /** Called when the field gets the focus. */
  start(): void {
    this.#begun = null;
    this.#made = null;
  }

  /**
   * Makes the next edit.
   * @param held the value in the field now
   * @param make receives the history to continue from, and the value of the field in it
   */
  next(held: Held, make: (begun: Begun<Held>) => void): void {
    const { history } = this.#store.getState();
    if (this.#begun === null || this.#made !== history) this.#begun = { from: history, held };
    make(this.#begun);
    this.#made = this.#store.getState().history;
  }
}
