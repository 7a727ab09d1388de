/** Of what people say of themselves; characters. */
export const longestDescription = 2_000;
