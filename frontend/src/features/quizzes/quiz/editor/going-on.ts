/** With it, the address of an attempt opens where it is to be graded. */
export const goingOn = { isGrading: true };

export const isGoingOn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isGrading' in state && state.isGrading === true;
