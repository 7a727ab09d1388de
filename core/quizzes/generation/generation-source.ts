export const generationSources = ['BANK', 'TEXT', 'MODEL'] as const;
/**
 * Source of generated questions. BANK: drawn from the question bank. TEXT: generated from a text by rules. MODEL:
 * generated from a text by a language model. If the model gives too few questions, rules generate the rest.
 */
export type GenerationSource = (typeof generationSources)[number];
