/**
 * Asked before another screen is shown. True where it holds that back; `leave` then makes up for it, whenever the
 * answer comes.
 */
export type LeaveGuard = (leave: () => void) => boolean;

let guard: LeaveGuard | null = null;

/** Guards the screen on show, until the answer is called. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** The screen on show was asked, and may be left. */
export function stopAsking(): void {
  guard = null;
}

export const holdsBack: LeaveGuard = (leave) => guard !== null && guard(leave);

/** The `state` of a navigation that gives the screen on show another address, as a course gets one when it is first saved. */
export const staying = { stays: true } as const;

export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stays' in state;
}
