import { difficulties } from '../question.ts';

/** Question types that a language model can propose. */
export const proposalTypes = [
  'MULTIPLE_CHOICE',
  'MULTIPLE_ANSWERS',
  'TRUE_FALSE',
  'SHORT_ANSWER',
  'NUMERIC',
] as const;
export type ProposalType = (typeof proposalTypes)[number];

const texts = { type: 'array', items: { type: 'string' } } as const;

/** JSON Schema of the response that the model must return. A model can ignore it, so `checkProposals` validates too. */
export const proposalSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['questions'],
  properties: {
    questions: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'type',
          'question',
          'answers',
          'correctAnswer',
          'number',
          'tolerance',
          'explanation',
          'concepts',
          'difficulty',
          'quote',
        ],
        properties: {
          type: { type: 'string', enum: proposalTypes },
          question: {
            type: 'string',
            description: 'Understandable without the text, and without the answer.',
          },
          answers: {
            ...texts,
            description: 'Choices, or the accepted texts of SHORT_ANSWER; [] for NUMERIC.',
          },
          correctAnswer: {
            type: 'array',
            items: { type: 'integer' },
            description: 'Positions of the right choices, from 1; [] for SHORT_ANSWER and NUMERIC.',
          },
          number: { type: ['number', 'null'], description: 'The right number of NUMERIC; else null.' },
          tolerance: {
            type: ['number', 'null'],
            description: 'Accepted distance from the number; else null.',
          },
          explanation: { type: 'string', description: 'Why the answer is right.' },
          concepts: { ...texts, description: 'One to three terms that the question is about.' },
          difficulty: { type: 'string', enum: difficulties },
          quote: {
            type: 'string',
            description: 'The sentence of the text that proves the answer, word for word.',
          },
        },
      },
    },
  },
} as const;
