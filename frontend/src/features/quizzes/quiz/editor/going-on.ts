/** With this state, the URL of an attempt opens at the answer to grade. */
export const goingOn = { isGrading: true };

export const isGoingOn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isGrading' in state && state.isGrading === true;
