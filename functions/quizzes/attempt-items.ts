import type { QuestionPrompt } from '../../core/quizzes/question-parts.ts';
import { randomOf, shuffled } from '../../core/quizzes/random.ts';
import { inShownOrder } from '../../core/quizzes/shuffle-options.ts';
import type { AttemptItem } from './attempt.store.ts';
import type { QuestionStore, QuestionVersionDocument } from './question.store.ts';
import type { QuizDocument, QuizItem } from './quiz.store.ts';

/** A question to ask: as it is worded now, or again in the version that an attempt asked. */
export interface PlaceToAsk extends QuizItem {
  readonly versionId?: string;
  readonly keyVersionId?: string;
}

type Shuffling = Pick<QuizDocument, 'shuffleQuestions' | 'shuffleAnswers'>;

/**
 * Chooses what an attempt asks, in an order that the seed decides. The seed is told to nobody: with it the order in which
 * the author wrote the answers could be found, and authors tend to begin with the right one.
 */
export class AttemptItems {
  constructor(private readonly questions: QuestionStore) {}

  /** Deleted questions are left out. */
  async draw(places: readonly PlaceToAsk[], shuffling: Shuffling, seed: string): Promise<AttemptItem[]> {
    const heads = await this.questions.findAll({ _id: { $in: places.map(({ questionId }) => questionId) } });
    const newest = new Map(heads.map(({ _id, versionId }) => [_id, versionId]));
    const asked = places.flatMap((place) => {
      const versionId = newest.get(place.questionId);
      return versionId === undefined ? [] : [{ versionId, ...place }];
    });
    const versions = await this.questions.findVersions(asked.map(({ versionId }) => versionId));
    const byId = new Map(versions.map((version) => [version._id, version]));
    const items = asked.flatMap((place) => {
      const version = byId.get(place.versionId);
      return version ? [itemOf(place, version, shuffling, seed)] : [];
    });
    return shuffling.shuffleQuestions ? shuffled(items, randomOf(seed)) : items;
  }
}

function itemOf(
  { questionId, points, keyVersionId }: PlaceToAsk,
  { _id, prompt, points: ownPoints }: QuestionVersionDocument,
  shuffling: Shuffling,
  seed: string,
): AttemptItem {
  const order = orderOf(prompt, `${seed} ${questionId}`, shuffling);
  const judged = keyVersionId === undefined ? {} : { keyVersionId };
  return { questionId, versionId: _id, ...judged, points: points ?? ownPoints, ...order };
}

/** The order of a question's parts that a seed decides. */
export function orderOf(
  prompt: QuestionPrompt,
  seed: string,
  { shuffleAnswers }: Pick<Shuffling, 'shuffleAnswers'>,
): Pick<AttemptItem, 'optionIds' | 'rightIds'> {
  const { options, rights } = inShownOrder(prompt, seed, shuffleAnswers);
  return { optionIds: options.map(({ id }) => id), rightIds: rights.map(({ id }) => id) };
}
