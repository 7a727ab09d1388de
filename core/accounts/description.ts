/** Maximum characters of a user's description. */
export const maxDescriptionLength = 2_000;
