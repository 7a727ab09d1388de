/** Navigation state: with it, an attempt opens with the focus on the first answer to grade. */
export const gradingState = { isGrading: true };

export const isGradingState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isGrading' in state && state.isGrading === true;
