import { texts } from '../../core/texts.ts';
import { invalidBody, authorRow, ownDataOnly, signInFirst, type RouteRows } from './testing/row.ts';

const text = [
  'Osmosis is the movement of water through a membrane.',
  'The human body has 206 bones.',
  'A cell is the smallest unit of life.',
  'Photosynthesis is the process by which plants make sugar from light.',
].join('\n');

const invalidInputs = [
  ['51 questions', { count: 51 }, 'count: 1 to 50 questions are generated at a time.'],
  ['a text and a note', { noteId: 'no-such-id' }, 'noteId: Give a text or a note, not both.'],
  [
    'an unknown time zone',
    { timeZone: 'Mars/Olympus' },
    'timeZone: Unknown time zone. Use a name like Europe/Berlin.',
  ],
  ['an unknown type', { types: ['RIDDLE'] }, 'types.0: The value is invalid.'],
] as const;

const invalid = invalidInputs.map(([what, change, line]) =>
  invalidBody(what, change, `${texts.quiz.generateFailure}\n${line}`),
);

/** Generated quizzes. */
export const quizGenerationRows: RouteRows = {
  'POST /api/quiz/generate-quiz': {
    request: () => ({ body: { title: 'Cells', text, count: 2, seed: 'a' } }),
    response: () => ({
      title: 'Cells',
      isPractice: true,
      isPublished: false,
      questionCount: 2,
      canEdit: false,
    }),
    changes: ['answerKeys', 'questionVersions', 'questions', 'quizzes'],
    signedOut: signInFirst,
    others: ownDataOnly('the generated quiz belongs to the caller'),
    strangers: ['eve'],
    invalid,
  },
  'POST /api/questions/proposals': {
    ...authorRow,
    request: () => ({ body: { text, count: 1, types: ['NUMERIC'], seed: 'a' } }),
    response: () => ({
      source: 'TEXT',
      seed: 'a',
      proposals: [
        {
          questionId: null,
          source: 'The human body has 206 bones.',
          question: { numericAnswers: [{ value: 206 }] },
        },
      ],
    }),
    changes: [],
    others: ownDataOnly('it stores nothing, and draws only from the caller’s bank'),
    invalid,
  },
};
