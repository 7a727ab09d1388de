import type { QuestionPrompt } from '../../core/quizzes/question-parts.ts';
import { isChoice } from '../../core/quizzes/question.ts';
import { checkResponse, noResponse, type QuestionResponse } from '../../core/quizzes/response.ts';
import { badUserInput, type FieldMessages } from '../core/errors.ts';
import type { AttemptDocument } from './attempt.store.ts';

/** An answer as a client sends it. */
export interface UncheckedAnswer {
  readonly questionId: string;
  readonly answerIds: readonly string[];
  readonly text: string;
  readonly matches: QuestionResponse['matches'];
}

type Responses = AttemptDocument['responses'];
type Prompts = ReadonlyMap<string, QuestionPrompt>;

/** Characters of all answers of one attempt: what keeps it storable. */
const longestTogether = 1_000_000;

/** What the question's type uses, and nothing else, so that nothing else is stored. */
function usedPart({ type }: QuestionPrompt, { answerIds, text, matches }: UncheckedAnswer): QuestionResponse {
  if (isChoice(type)) return { ...noResponse, optionIds: [...answerIds] };
  if (type !== 'MATCHING') return { ...noResponse, text };
  return { ...noResponse, matches: matches.map(({ leftId, rightId }) => ({ leftId, rightId })) };
}

function textIn(responses: Responses): number {
  return Object.values(responses).reduce((sum, { text }) => sum + text.length, 0);
}

/**
 * The answers by question, as they are stored. `prompts`: what the attempt asks, by question. Throws BAD_USER_INPUT that
 * names each bad answer by its place (`answers.0`). It looks at no key.
 */
export function readAnswers(
  answers: readonly UncheckedAnswer[],
  prompts: Prompts,
  saved: Responses,
): Responses {
  const read = new Map<string, QuestionResponse>();
  const problems: Record<string, string> = {};
  for (const [at, answer] of answers.entries()) {
    const prompt = prompts.get(answer.questionId);
    const response = prompt && usedPart(prompt, answer);
    const problem = response
      ? (checkResponse(prompt, response) ?? twice(read.has(answer.questionId)))
      : 'The attempt has no such question.';
    if (problem !== null) problems[`answers.${at}`] = problem;
    else if (response) read.set(answer.questionId, response);
  }
  refuse(problems);
  const responses = Object.fromEntries(read);
  if (textIn({ ...saved, ...responses }) > longestTogether) {
    refuse({
      answers: `All answers together have at most ${longestTogether.toLocaleString('en-US')} characters.`,
    });
  }
  return responses;
}

function twice(isKnown: boolean): string | null {
  return isKnown ? 'The question is answered twice.' : null;
}

function refuse(problems: FieldMessages): void {
  if (Object.keys(problems).length > 0) throw badUserInput(problems);
}

/** Whether all of these are saved already, so that saving them again changes nothing. */
export function areSaved(responses: Responses, { responses: saved }: AttemptDocument): boolean {
  return Object.entries(responses).every(
    ([questionId, response]) => asText(response) === asText(saved[questionId] ?? noResponse),
  );
}

function asText({ optionIds, text, matches }: QuestionResponse): string {
  return JSON.stringify([optionIds, text, matches.map(({ leftId, rightId }) => [leftId, rightId])]);
}

/** To be set in the document, each answer by itself: two that are saved at once are both kept. */
export function asPaths(responses: Responses): Readonly<Record<`responses.${string}`, QuestionResponse>> {
  return Object.fromEntries(
    Object.entries(responses).map(([questionId, response]) => [`responses.${questionId}`, response]),
  );
}
