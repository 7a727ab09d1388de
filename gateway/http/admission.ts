/** Milliseconds of work that one turn of the event loop can contain while the server is overloaded. */
const shortTurn = 20;
/** The first requests of a turn, which are never refused: so few clients are no overload, even if each waits long. */
const shortQueue = 16;
/** Milliseconds of long turns in a row after which requests are refused. A shorter burst is no overload. */
const patience = 500;
/** Milliseconds. If the loop waited this long for its next request, it had nothing to do. */
const idle = 5;

export interface AdmissionDependencies {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Calls back after the current turn of the event loop, when everything that has arrived was handled. */
  readonly afterTurn: (callback: () => void) => void;
}

/**
 * Admission control by event-loop delay (decision 12). Requests queue in the sockets, and the loop handles
 * all that have arrived in one turn, one after the other: the length of a turn is the waiting time of its
 * last request. After half a second of long turns, each turn admits as much work as a short one contains, and at
 * least a short queue. Further requests are refused, which costs little, so the queue is empty by the next turn.
 */
export class Admission {
  /** When this turn's first request arrived. Null between turns. */
  private start: number | null = null;
  /** Requests of this turn. */
  private count = 0;
  /** When the last turn ended. */
  private end = Number.NEGATIVE_INFINITY;
  /** When the loop was last idle, or ended a short turn. */
  private calmAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly dependencies: AdmissionDependencies = {
      now: () => performance.now(),
      afterTurn: setImmediate,
    },
  ) {}

  /** Whether to handle a request that arrives now. */
  admits(): boolean {
    const now = this.dependencies.now();
    this.start ??= this.begin(now);
    this.count += 1;
    return this.count <= shortQueue || now - this.start <= shortTurn || now - this.calmAt <= patience;
  }

  private begin(now: number): number {
    this.count = 0;
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
