/** How long a read may take before others have their turn: most end within it. */
const firstMs = 4;
/** How long each further piece of it may take. */
const furtherMs = 15;

/** Work in steps: between two of them others may have their turn, and write. */
export type Steps<T> = Generator<null, T, void>;
export type StepsOf<T> = (isLate: () => boolean) => Steps<T>;

/** Lets long reads go on one after the other, one piece in each turn of the event loop. */
export class SqliteTurns {
  readonly #waiting: (() => void)[] = [];

  async run<T>(work: StepsOf<T>): Promise<T> {
    let deadline = performance.now() + firstMs;
    const steps = work(() => performance.now() >= deadline);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      // oxlint-disable-next-line no-await-in-loop -- so that others are served in between
      await this.#next();
      deadline = performance.now() + furtherMs;
    }
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#schedule();
    });
  }

  #schedule(): void {
    setImmediate(() => {
      this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }
}

/** All of the work at once, within a write. */
export function runAtOnce<T>(work: StepsOf<T>): T {
  const steps = work(() => false);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
