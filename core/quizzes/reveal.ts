export const revealRules = ['AFTER_SUBMISSION', 'AFTER_LAST_ATTEMPT', 'NEVER'] as const;
/** When a taker is told which answers were right, and why. */
export type RevealRule = (typeof revealRules)[number];
