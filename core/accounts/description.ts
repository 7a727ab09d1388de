/** Of what people say of themselves; characters. */
export const maxDescriptionLength = 2_000;
