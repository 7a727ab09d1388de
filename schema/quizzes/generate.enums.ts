import { generationSources } from '../../core/quizzes/generation/generation-source.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const GenerationSourceEnum = enumObject(generationSources);

registerEnumType(GenerationSourceEnum, {
  name: 'GenerationSource',
  description: 'Source of generated questions.',
  valuesConfig: {
    BANK: { description: 'From the question bank.' },
    TEXT: { description: 'From the text by rules. The same seed repeats them.' },
    MODEL: {
      description: 'Written by a language model, completed by rules. A seed does not repeat them.',
    },
  },
});
