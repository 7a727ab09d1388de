export const generationSources = ['BANK', 'TEXT', 'MODEL'] as const;
/** Where generated questions come from: drawn, made by rules, or by a language model (what it lacks, by rules). */
export type GenerationSource = (typeof generationSources)[number];
