import { generationSources } from '../../core/quizzes/generation/generation-source.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const GenerationSourceEnum = enumObject(generationSources);

registerEnumType(GenerationSourceEnum, {
  name: 'GenerationSource',
  description: 'Where generated questions come from.',
  valuesConfig: {
    BANK: { description: 'Drawn from the bank.' },
    TEXT: { description: 'Made from the text by rules. The same seed makes the same ones.' },
    MODEL: {
      description:
        'Written by a language model about the text, and what it was short of by rules. No seed repeats them.',
    },
  },
});
