import { imageIdsIn } from '../rich-text/image-ids.ts';
import { textFormatOf, type AnswerKey, type QuestionPrompt } from './question-parts.ts';
import type { Question } from './question.ts';

/** IDs of the images that students see with the question. */
export function imagesOfPrompt(prompt: QuestionPrompt): string[] {
  if (textFormatOf(prompt) !== 'MARKDOWN') return [];
  const parts = [...prompt.options, ...prompt.matchPrompts, ...prompt.matchOptions];
  return imageIdsIn([prompt.question, ...parts.map(({ text }) => text)]);
}

/** IDs of the images that students see after the answers were released. */
export function imagesOfKey(prompt: Pick<QuestionPrompt, 'textFormat'>, key: AnswerKey): string[] {
  if (textFormatOf(prompt) !== 'MARKDOWN') return [];
  return imageIdsIn([key.explanation, ...key.answerExplanations]);
}

/** IDs of all images of a question. */
export function imagesOfQuestion(question: Question): string[] {
  if (question.textFormat !== 'MARKDOWN') return [];
  const { answers, answerExplanations, pairs, explanation } = question;
  const sides = pairs.flatMap(({ left, right }) => [left, right]);
  return imageIdsIn([question.question, ...answers, ...sides, explanation, ...answerExplanations]);
}
