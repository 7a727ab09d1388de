import { checkQuestion, normalizeQuestion } from '../question-rules.ts';
import { blankQuestion, difficulties, type Difficulty, type Question } from '../question.ts';
import { asWords, containsAnswer, evidenceProblem } from './proposal-evidence.ts';
import { proposalTypes, type ProposalType } from './proposal-schema.ts';
import { quotationsIn } from './quoted-text.ts';
import { generationLimits, type SourcedQuestion, type TextSource } from './sourced-question.ts';

export interface RefusedProposal {
  /** Position of the proposal in the response, from 0. */
  readonly index: number;
  readonly reason: string;
}

export interface CheckedProposals {
  /** Valid questions, each with the sentence that it quotes. */
  readonly accepted: readonly SourcedQuestion[];
  readonly refused: readonly RefusedProposal[];
}

/**
 * Limits of a quotation, in words and characters. A shorter one proves nothing. A longer one is more than a sentence.
 */
const quoteLimits = { minWords: 3, maxLength: 1_000 } as const;

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

function quoteProblem(quote: string): string | null {
  if (quote.trim() === '') return 'It quotes no sentence of the text.';
  if (asWords(quote).trim().split(' ').length < quoteLimits.minWords) return 'The quotation is too short.';
  return quote.length <= quoteLimits.maxLength ? null : 'The quotation is too long.';
}

function checkProposal(
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
    (source === null ? 'The quoted sentence is not in the text.' : evidenceProblem(question, quote)) ??
    (containsAnswer(question) ? 'The question contains its answer.' : null);
  if (reason !== null || source === null) return { reason: reason ?? '' };
  return { question, sources: [source] };
}

/**
 * Splits the questions of a language model into accepted and refused questions. An accepted question is valid and
 * quotes a sentence of `sourceText`. A person must check whether its answer is correct. Accepts any value and never
 * throws.
 */
export function checkProposals(response: unknown, sourceText: string): CheckedProposals {
  const find = quotationsIn(sourceText);
  const accepted: SourcedQuestion[] = [];
  const refused: RefusedProposal[] = [];
  const asked = new Set<string>();
  for (const [index, proposal] of listOf(response, 'questions').entries()) {
    if (index >= generationLimits.count) {
      refused.push({ index, reason: `More than ${generationLimits.count} questions were given.` });
      break;
    }
    const checked = checkProposal(proposal, find);
    if ('reason' in checked) {
      refused.push({ index, reason: checked.reason });
      continue;
    }
    const key = asWords(checked.question.question);
    if (asked.has(key)) refused.push({ index, reason: 'The same question was given before.' });
    else accepted.push(checked);
    asked.add(key);
  }
  return { accepted, refused };
}
