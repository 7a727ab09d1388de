/** Called before another screen is shown. Returns true to block that. `leave` continues the navigation later. */
export type LeaveGuard = (leave: () => void) => boolean;

/** The newest last: a window over the screen asks before the screen does. */
let guards: readonly LeaveGuard[] = [];

/** Guards the current screen, or a window over it, until the returned function is called. */
export function guardLeaving(next: LeaveGuard): () => void {
  guards = [...guards, next];
  return () => {
    guards = guards.filter((guard) => guard !== next);
  };
}

/** Removes all guards. Call this once the user has confirmed that the current screen may be left. */
export function stopAsking(): void {
  guards = [];
}

/** Asks the newest guard first. When a guard lets the user leave, asks the next older guard. */
export const holdsBack: LeaveGuard = (leave) => holdsBackIn(guards, leave);

function holdsBackIn(remaining: readonly LeaveGuard[], leave: () => void): boolean {
  const newest = remaining.at(-1);
  if (!newest) return false;
  const older = remaining.slice(0, -1);
  const goOn = () => {
    if (!holdsBackIn(older, leave)) leave();
  };
  return newest(goOn) || holdsBackIn(older, leave);
}

/**
 * The `state` of a navigation that only changes the URL of the current screen, for example when a course is
 * first saved.
 */
export const staying = { stays: true } as const;

/** Whether a navigation has the state `staying`. */
export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stays' in state;
}
