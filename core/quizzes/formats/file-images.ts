import { imageIdsIn, imageMention } from '../../rich-text/image-ids.ts';
import type { Question } from '../question.ts';
import { textsOf, withTexts } from './formatted-question.ts';

/** In how many texts of the questions each image is, by its ID. In the order of the questions. */
export function imageUsesIn(questions: readonly Question[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const question of questions) {
    if (question.textFormat !== 'MARKDOWN') continue;
    for (const text of textsOf(question))
      for (const id of imageIdsIn([text])) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** The question with other IDs of its images. IDs that `ids` does not have stay as they are. */
export function withImageIds<Q extends Question>(question: Q, ids: ReadonlyMap<string, string>): Q {
  if (question.textFormat !== 'MARKDOWN' || ids.size === 0) return question;
  return withTexts(question, (text) =>
    text.replaceAll(imageMention, (named, id: string) => (ids.has(id) ? `file:${ids.get(id)}` : named)),
  );
}
