/** Maximum characters of the reason that somebody gives for an action. */
export const maxReasonLength = 500;
