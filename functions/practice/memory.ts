import { fsrs, Rating, State, type Card } from 'ts-fsrs';

/** The memory state of one card, as FSRS models it. Times are ISO 8601 in UTC. */
export interface Memory {
  readonly due: string;
  /** Days after which the recall is 90 %. */
  readonly stability: number;
  /** 1 to 10. 0 before the first review. */
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly state: 'New' | 'Learning' | 'Review' | 'Relearning';
  /** Null before the first review. */
  readonly reviewed: string | null;
}

/** Schedules in whole days: a missed card is due the next day, not after minutes. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

function toCard(memory: Memory): Card {
  return {
    due: new Date(memory.due),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: 0,
    reps: memory.repetitions,
    lapses: memory.lapses,
    state: State[memory.state],
    ...(memory.reviewed === null ? {} : { last_review: new Date(memory.reviewed) }),
  };
}

const stateNames = ['New', 'Learning', 'Review', 'Relearning'] as const;

function toMemory(card: Card): Memory {
  return {
    due: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    repetitions: card.reps,
    lapses: card.lapses,
    state: stateNames[card.state] ?? 'New',
    reviewed: card.last_review?.toISOString() ?? null,
  };
}

/** State of a card that was never asked. */
export function newMemory(now: Date): Memory {
  return {
    due: now.toISOString(),
    stability: 0,
    difficulty: 0,
    scheduledDays: 0,
    repetitions: 0,
    lapses: 0,
    state: 'New',
    reviewed: null,
  };
}

/** The later of `now` and the last review, so that a card can be asked after the clock was set back. */
function notBefore({ reviewed }: Memory, now: Date): Date {
  return reviewed !== null && Date.parse(reviewed) > now.getTime() ? new Date(reviewed) : now;
}

/**
 * The state after another review. It does not depend on the exam date, because the date can change later.
 */
export function asked(memory: Memory, isCorrect: boolean, now: Date): Memory {
  const grade = isCorrect ? Rating.Good : Rating.Again;
  return toMemory(scheduler.next(toCard(memory), notBefore(memory, now), grade).card);
}

/**
 * The state after another review on the day of the last review. A correct answer does not change the due time: the
 * student has just seen the answer, so it proves little.
 */
export function askedAgain(memory: Memory, isCorrect: boolean, now: Date): Memory {
  return isCorrect ? { ...memory, repetitions: memory.repetitions + 1 } : asked(memory, false, now);
}

/** Probability that the card is remembered at a time, 0 to 1. */
export function recallAt(memory: Memory, at: Date): number {
  return memory.reviewed === null
    ? 0
    : scheduler.get_retrievability(toCard(memory), notBefore(memory, at), false);
}
