/** Enough for the largest course that the planner takes; a Lambda is handed 6 MB at most. */
export const bodyLimitBytes = 2 * 1024 * 1024;
