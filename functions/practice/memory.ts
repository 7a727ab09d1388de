import { fsrs, Rating, State, type Card } from 'ts-fsrs';

/** How well one card is remembered, as FSRS models it; times are ISO 8601 in UTC. */
export interface Memory {
  readonly due: string;
  /** Days after which it is remembered with nine chances in ten. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly state: 'New' | 'Learning' | 'Review' | 'Relearning';
  /** Null before the first time. */
  readonly reviewed: string | null;
}

/** By whole days: what was missed comes back the next day, not within minutes. */
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

/** Of what was never asked. */
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

/** A clock that was set back must not make a card unaskable. */
function notBefore({ reviewed }: Memory, now: Date): Date {
  return reviewed !== null && Date.parse(reviewed) > now.getTime() ? new Date(reviewed) : now;
}

/** Asked once more. What of it is due before an exam is for the plan to say: the plan may change, this does not. */
export function asked(memory: Memory, isCorrect: boolean, now: Date): Memory {
  const grade = isCorrect ? Rating.Good : Rating.Again;
  return toMemory(scheduler.next(toCard(memory), notBefore(memory, now), grade).card);
}

/** How likely it is remembered at a moment, 0 to 1. */
export function recallAt(memory: Memory, at: Date): number {
  return memory.reviewed === null
    ? 0
    : scheduler.get_retrievability(toCard(memory), notBefore(memory, at), false);
}
