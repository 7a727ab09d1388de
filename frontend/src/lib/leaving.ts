/** Called before another screen is shown. Returns true to block that. `leave` continues the navigation later. */
export type LeaveGuard = (leave: () => void) => boolean;

let guard: LeaveGuard | null = null;

/** Guards the current screen until the returned function is called. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Removes the guard. Call this once the user has confirmed that the current screen may be left. */
export function stopAsking(): void {
  guard = null;
}

export const holdsBack: LeaveGuard = (leave) => guard !== null && guard(leave);

/**
 * The `state` of a navigation that only changes the URL of the current screen, for example when a course is
 * first saved.
 */
export const staying = { stays: true } as const;

export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stays' in state;
}
