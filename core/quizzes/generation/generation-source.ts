export const generationSources = ['BANK', 'TEXT', 'MODEL'] as const;
/**
 * Source of generated questions: drawn from the bank, generated from a text by rules, or by a language model. If
 * the model gives too few, rules generate the rest.
 */
export type GenerationSource = (typeof generationSources)[number];
