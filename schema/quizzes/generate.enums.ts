import { generationSources } from '../../core/quizzes/generation/generation-source.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const GenerationSourceEnum = enumObject(generationSources);

registerEnumType(GenerationSourceEnum, {
  name: 'GenerationSource',
  description: 'Source of generated questions.',
  valuesConfig: {
    BANK: { description: 'From the question bank.' },
    TEXT: { description: 'Questions made from the text by rules. The same seed gives the same questions.' },
    MODEL: {
      description:
        'Questions written by a language model. If it writes too few, questions made by rules are added. The same seed can give other questions.',
    },
  },
});
