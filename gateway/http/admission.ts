/** Work that one turn of the event loop may hold while requests have been queueing for a while, milliseconds. */
const shortTurn = 20;
/** How long turns may be longer than that before somebody is refused: a burst is no overload. */
const patience = 500;
/** A loop that waited this long for its next request had nothing left to do. */
const idle = 5;

export interface AdmissionDependencies {
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  /** Calls back when what has arrived by now was looked at: once the loop has done its turn. */
  readonly afterTurn: (callback: () => void) => void;
}

/**
 * Admission control by the delay of the event loop (decision 12). Requests queue in the sockets, and the loop takes up
 * all that have arrived in one turn, one after the other: a turn's length is how long its last request has waited. Where
 * turns have been long for half a second, each admits as many milliseconds of work as a short one holds; the rest is refused,
 * which costs little, so the queue is empty again by the next.
 */
export class Admission {
  /** When this turn's first request came; null between turns. */
  private start: number | null = null;
  private end = Number.NEGATIVE_INFINITY;
  private calmAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly dependencies: AdmissionDependencies = {
      now: () => performance.now(),
      afterTurn: setImmediate,
    },
  ) {}

  /** Whether a request that arrives now is to be worked on. */
  admits(): boolean {
    const now = this.dependencies.now();
    this.start ??= this.begin(now);
    return now - this.start <= shortTurn || now - this.calmAt <= patience;
  }

  private begin(now: number): number {
    if (now - this.end >= idle) this.calmAt = now;
    this.dependencies.afterTurn(() => this.finish(now));
    return now;
  }

  private finish(start: number): void {
    this.start = null;
    this.end = this.dependencies.now();
    if (this.end - start <= shortTurn) this.calmAt = this.end;
  }
}
