import type { QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import { isChoice } from '../../../core/quizzes/question.ts';
import { checkResponse, noResponse, type QuestionResponse } from '../../../core/quizzes/response.ts';
import { badUserInput, type FieldMessages } from '../../platform/errors.ts';
import type { Answered } from './answered-attempts.ts';
import type { Responses } from './response.store.ts';

/** An answer as a client sends it. */
export interface UncheckedAnswer {
  readonly questionId: string;
  readonly answerIds: readonly string[];
  readonly text: string;
  readonly matches: QuestionResponse['matches'];
}

type Prompts = ReadonlyMap<string, QuestionPrompt>;

/** Maximum characters of all answers of one attempt. They are stored in one document. */
const maxTotalLength = 1_000_000;

type AnswerParts = Omit<UncheckedAnswer, 'questionId'>;

/** The part of an answer that the question's type uses. */
function usedPart({ type }: QuestionPrompt): keyof AnswerParts {
  if (isChoice(type)) return 'answerIds';
  return type === 'MATCHING' ? 'matches' : 'text';
}

/** Only what the question's type uses is stored. */
function responseOf(prompt: QuestionPrompt, { answerIds, text, matches }: AnswerParts): QuestionResponse {
  const responses = {
    answerIds: { ...noResponse, optionIds: [...answerIds] },
    text: { ...noResponse, text },
    matches: { ...noResponse, matches: matches.map(({ promptId, optionId }) => ({ promptId, optionId })) },
  };
  return responses[usedPart(prompt)];
}

function textIn(responses: Responses): number {
  return Object.values(responses).reduce((sum, { text }) => sum + text.length, 0);
}

/**
 * The answers by question ID, in their stored form. `prompts`: by question ID. `saved`: the answers saved so far,
 * which count for the maximum length. Throws BAD_USER_INPUT that names each invalid answer by its index
 * (`answers.0`). Reads no key.
 */
export function readAnswers(
  answers: readonly UncheckedAnswer[],
  prompts: Prompts,
  saved: Responses,
): Responses {
  if (answers.length > prompts.size)
    refuse({ answers: `The attempt has ${prompts.size} questions: send at most one answer to each.` });
  const read = new Map<string, QuestionResponse>();
  const problems: Record<string, string> = {};
  for (const [at, answer] of answers.entries()) {
    const prompt = prompts.get(answer.questionId);
    const response = prompt && responseOf(prompt, answer);
    const problem = response
      ? (checkResponse(prompt, response) ?? duplicateProblem(read.has(answer.questionId)))
      : 'This question is not part of the attempt.';
    if (problem !== null) problems[`answers.${at}`] = problem;
    else if (response) read.set(answer.questionId, response);
  }
  refuse(problems);
  const responses = Object.fromEntries(read);
  if (textIn({ ...saved, ...responses }) > maxTotalLength) {
    refuse({
      answers: `All answers together have at most ${maxTotalLength.toLocaleString('en-US')} characters.`,
    });
  }
  return responses;
}

/**
 * The answer to one question. Throws BAD_USER_INPUT that names the invalid part under `path`. Reads no key.
 */
export function readAnswer(prompt: QuestionPrompt, answer: AnswerParts, path: string): QuestionResponse {
  const response = responseOf(prompt, answer);
  const problem = checkResponse(prompt, response);
  if (problem !== null) throw badUserInput({ [`${path}.${usedPart(prompt)}`]: problem });
  return response;
}

function duplicateProblem(isKnown: boolean): string | null {
  return isKnown ? 'The question is answered twice.' : null;
}

function refuse(problems: FieldMessages): void {
  if (Object.keys(problems).length > 0) throw badUserInput(problems);
}

/** Whether all these responses are saved already, so that saving them again changes nothing. */
export function areSaved(responses: Responses, { responses: saved }: Answered): boolean {
  return Object.entries(responses).every(
    ([questionId, response]) => asText(response) === asText(saved[questionId] ?? noResponse),
  );
}

function asText({ optionIds, text, matches }: QuestionResponse): string {
  return JSON.stringify([optionIds, text, matches.map(({ promptId, optionId }) => [promptId, optionId])]);
}
