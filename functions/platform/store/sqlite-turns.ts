/**
 * Milliseconds that new reads, all together, can take immediately in one turn of the event loop. Most reads end within
 * this time.
 */
const firstMs = 4;
/** Milliseconds that all waiting reads together may take in one turn. */
const turnMs = 15;
/** Milliseconds of `turnMs` in which new reads can begin. */
const beginMs = 10;

/** Work in steps. Other work, including writes, can run between two steps. */
export type Steps<T> = Generator<null, T, void>;
/** `isLate` returns whether the current step has to end. */
export type StepsOf<T> = (isLate: () => boolean) => Steps<T>;

interface Read {
  readonly steps: Steps<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Shares the event loop among reads, so that other work runs between them even if there are many reads. New reads run
 * first, because most are short. Long reads take turns.
 */
export class SqliteTurns {
  readonly #new: Read[] = [];
  readonly #begun: Read[] = [];
  /** Until when new reads of this turn run immediately. Null before the first new read of the turn. */
  #atOnceUntil: number | null = null;
  /** When the current step has to end. */
  #deadline = 0;
  #isScheduled = false;

  run<T>(work: StepsOf<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const steps = work(() => performance.now() >= this.#deadline);
      this.#new.push({ steps, resolve: (value) => resolve(value as T), reject });
      this.#atOnceUntil ??= performance.now() + firstMs;
      this.#advance(this.#new, this.#atOnceUntil);
      this.#schedule();
    });
  }

  /** Runs a step of each read while there is time. */
  #advance(reads: Read[], until: number): void {
    for (let now = performance.now(); now < until; now = performance.now()) {
      const read = reads.shift();
      if (!read) return;
      this.#deadline = reads === this.#new ? Math.min(until, now + firstMs) : until;
      if (!isOver(read)) this.#begun.push(read);
    }
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#atOnceUntil = null;
      const now = performance.now();
      this.#advance(this.#new, now + beginMs);
      this.#advance(this.#begun, now + turnMs);
      if (this.#new.length + this.#begun.length > 0) this.#schedule();
    });
  }
}

/** Runs a step of a read. Returns whether it was the last step. */
function isOver({ steps, resolve, reject }: Read): boolean {
  try {
    const step = steps.next();
    if (step.done) resolve(step.value);
    return step.done === true;
  } catch (error) {
    reject(error);
    return true;
  }
}

/** Work in a single step. */
export function inOneStep<T>(work: () => T): StepsOf<T> {
  // oxlint-disable-next-line require-yield -- no other work can run in between
  return function* () {
    return work();
  };
}

/** Runs all steps without other work in between. For reads within a write. */
export function runAllSteps<T>(work: StepsOf<T>): T {
  const steps = work(() => false);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
