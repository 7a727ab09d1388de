import type { CourseHistory } from '../../../../../core/grading/editing/history.ts';
import type { Entry } from './entries.ts';
import type { PlannerStore } from './planner-store.ts';

interface SessionStart<Value> {
  /** The history before the first edit. */
  readonly from: CourseHistory;
  /** The value of the field before the first edit. */
  readonly enteredValue: Value;
}

/**
 * The edits of one field while it has the focus. Each edit replaces the previous one. So an entry that starts
 * valid and ends invalid leaves nothing in the course.
 */
export class EditSession<Value extends Entry['value']> {
  readonly #store: PlannerStore;
  #sessionStart: SessionStart<Value> | null = null;
  /** The history after the last edit. Another history means that something else was edited since. */
  #lastHistory: CourseHistory | null = null;

  constructor(store: PlannerStore) {
    this.#store = store;
  }

  /** Called when the field gets the focus. */
  start(): void {
    this.#sessionStart = null;
    this.#lastHistory = null;
  }

  /**
   * Makes the next edit of the session. If something else was edited since the last one, a new session starts.
   * @param enteredValue the value in the field now
   * @param edit makes the edit from the history before the session
   */
  next(enteredValue: Value, edit: (sessionStart: SessionStart<Value>) => void): void {
    const { history } = this.#store.getState();
    if (this.#sessionStart === null || this.#lastHistory !== history)
      this.#sessionStart = { from: history, enteredValue };
    edit(this.#sessionStart);
    this.#lastHistory = this.#store.getState().history;
  }
}
