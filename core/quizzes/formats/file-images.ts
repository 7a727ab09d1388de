import { imageIdsIn, imageMention } from '../../rich-text/image-ids.ts';
import type { Question } from '../question.ts';
import { textsOf, withTexts } from './formatted-question.ts';

/** The number of texts in which each image is used, by image ID. In the order of the questions. */
export function imageUsesIn(questions: readonly Question[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const question of questions) {
    if (question.textFormat !== 'MARKDOWN') continue;
    for (const text of textsOf(question))
      for (const id of imageIdsIn([text])) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** Replaces the image IDs in a question by the values of the map `ids`. IDs that are not in the map stay unchanged. */
export function withImageIds<Q extends Question>(question: Q, ids: ReadonlyMap<string, string>): Q {
  if (question.textFormat !== 'MARKDOWN' || ids.size === 0) return question;
  return withTexts(question, (text) =>
    text.replaceAll(imageMention, (named, id: string) => (ids.has(id) ? `file:${ids.get(id)}` : named)),
  );
}
