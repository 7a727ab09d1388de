import { checkQuestion, normalizeQuestion } from '../question-rules.ts';
import { blankQuestion, difficulties, type Difficulty, type Question } from '../question.ts';
import { readNumber } from '../score.ts';
import { quotationsIn } from './quoted-text.ts';
import { generationLimits, type SourcedQuestion, type TextSource } from './sourced-question.ts';

const proposalTypes = [
  'MULTIPLE_CHOICE',
  'MULTIPLE_ANSWERS',
  'TRUE_FALSE',
  'SHORT_ANSWER',
  'NUMERIC',
] as const;
type ProposalType = (typeof proposalTypes)[number];

const texts = { type: 'array', items: { type: 'string' } } as const;

/** JSON Schema of what a language model is asked for. Its answer is judged by `checkProposals` all the same. */
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
          tolerance: { type: ['number', 'null'], description: 'How far from it still counts; else null.' },
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

export interface RefusedProposal {
  /** Counted from 0, in the order given. */
  readonly index: number;
  readonly reason: string;
}

export interface CheckedProposals {
  /** What their authors still have to judge, each beside the place that it quotes. */
  readonly accepted: readonly SourcedQuestion[];
  readonly refused: readonly RefusedProposal[];
}

/** Characters and words of a quotation. Shorter ones prove nothing, longer ones are no sentence. */
const quoteLimits = { words: 3, longest: 1_000 } as const;

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

function textOf(value: unknown, field: string): string {
  const text = fieldOf(value, field);
  return typeof text === 'string' ? text.toWellFormed() : '';
}

function listOf(value: unknown, field: string): readonly unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}

function textsOf(value: unknown, field: string): string[] {
  return listOf(value, field).map((text) => (typeof text === 'string' ? text.toWellFormed() : ''));
}

function typeOf(value: unknown): ProposalType | null {
  return proposalTypes.find((type) => type === fieldOf(value, 'type')) ?? null;
}

function difficultyOf(value: unknown): Difficulty | null {
  return difficulties.find((difficulty) => difficulty === fieldOf(value, 'difficulty')) ?? null;
}

function questionOf(type: ProposalType, proposal: unknown): Question {
  const number = fieldOf(proposal, 'number');
  const tolerance = fieldOf(proposal, 'tolerance');
  return normalizeQuestion({
    ...blankQuestion,
    type,
    question: textOf(proposal, 'question'),
    answers: textsOf(proposal, 'answers'),
    correctAnswer: listOf(proposal, 'correctAnswer').map((at) => (typeof at === 'number' ? at : Number.NaN)),
    numericAnswers:
      typeof number === 'number'
        ? [{ value: number, tolerance: typeof tolerance === 'number' ? tolerance : 0 }]
        : [],
    explanation: textOf(proposal, 'explanation'),
    concepts: textsOf(proposal, 'concepts').filter((concept) => concept.trim() !== ''),
    difficulty: difficultyOf(proposal),
  });
}

/** Words in lower case between single spaces, with one before and one after, so that whole words are found. */
function asWords(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** Numbers with '.' or ',' as their decimal mark, or with either between thousands. */
function numbersIn(text: string): number[] {
  const found = text.match(/[-−]?\d[\d.,\u00A0\u202F]{0,30}/g) ?? [];
  return found.flatMap((piece) => {
    const typed = piece.replace(/\D+$/, '');
    const grouped = /^[-−]?\d{1,3}(?:[.,\u00A0\u202F]\d{3})+$/.test(typed)
      ? [Number(typed.replaceAll(/[.,\u00A0\u202F]/g, '').replace('−', '-'))]
      : [];
    const mixed = readNumber(typed.replaceAll(/,(?=\d{3}\b)/g, ''));
    return [...grouped, ...[readNumber(typed), mixed].filter((number) => number !== null)];
  });
}

/** Why the quotation does not carry the answer, or null. What a choice says in other words only a person can judge. */
function unproven({ type, answers, numericAnswers }: Question, quote: string): string | null {
  if (type === 'SHORT_ANSWER') {
    const words = asWords(quote);
    return answers.some((answer) => words.includes(asWords(answer)))
      ? null
      : 'The answer does not stand in the quoted sentence.';
  }
  if (type !== 'NUMERIC') return null;
  const said = numbersIn(quote);
  return numericAnswers.every(({ value }) => said.includes(value))
    ? null
    : 'The number does not stand in the quoted sentence.';
}

function givesAway({ type, question, answers }: Question): boolean {
  if (type !== 'SHORT_ANSWER') return false;
  const words = asWords(question);
  return answers.some((answer) => asWords(answer).trim() !== '' && words.includes(asWords(answer)));
}

function quoteProblem(quote: string): string | null {
  if (quote.trim() === '') return 'It quotes no sentence of the text.';
  if (asWords(quote).trim().split(' ').length < quoteLimits.words) return 'The quotation is too short.';
  return quote.length <= quoteLimits.longest ? null : 'The quotation is too long.';
}

function judge(
  proposal: unknown,
  find: (quote: string) => TextSource | null,
): SourcedQuestion | { readonly reason: string } {
  const type = typeOf(proposal);
  if (type === null) return { reason: `Its type is none of ${proposalTypes.join(', ')}.` };
  const question = questionOf(type, proposal);
  const quote = textOf(proposal, 'quote');
  const source = find(quote);
  const reason =
    Object.values(checkQuestion(question))[0] ??
    quoteProblem(quote) ??
    (source === null ? 'The quoted sentence does not stand in the text.' : unproven(question, quote)) ??
    (givesAway(question) ? 'The question contains its answer.' : null);
  if (reason !== null || source === null) return { reason: reason ?? '' };
  return { question, sources: [source] };
}

/**
 * Questions that a language model gave for a text, sorted into those that hold and those that do not. Each accepted
 * one is well-formed and comes with the place that it quotes, found in `sourceText`; whether its answer is right, a
 * person decides who sees that place. Anything may be given; nothing is thrown.
 */
export function checkProposals(given: unknown, sourceText: string): CheckedProposals {
  const find = quotationsIn(sourceText);
  const accepted: SourcedQuestion[] = [];
  const refused: RefusedProposal[] = [];
  const asked = new Set<string>();
  for (const [index, proposal] of listOf(given, 'questions').entries()) {
    if (index >= generationLimits.count) {
      refused.push({ index, reason: `More than ${generationLimits.count} questions were given.` });
      break;
    }
    const judged = judge(proposal, find);
    if ('reason' in judged) {
      refused.push({ index, reason: judged.reason });
      continue;
    }
    const key = asWords(judged.question.question);
    if (asked.has(key)) refused.push({ index, reason: 'The same question was given before.' });
    else accepted.push(judged);
    asked.add(key);
  }
  return { accepted, refused };
}
