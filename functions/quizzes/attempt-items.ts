import type { QuestionPrompt } from '../../core/quizzes/question-parts.ts';
import { randomOf, shuffled } from '../../core/quizzes/random.ts';
import { inShownOrder } from '../../core/quizzes/shuffle-options.ts';
import type { AttemptItem } from './attempt.store.ts';
import type { QuestionStore, QuestionVersionDocument } from './question.store.ts';
import type { QuizDocument, QuizItem } from './quiz.store.ts';

type Shuffling = Pick<QuizDocument, 'shuffleQuestions' | 'shuffleAnswers'>;

/**
 * Chooses what an attempt asks: each question as it is worded now, in an order that the seed decides. The seed is told to
 * nobody: with it the order in which the author wrote the answers could be found, and authors tend to begin with the
 * right one.
 */
export class AttemptItems {
  constructor(private readonly questions: QuestionStore) {}

  /** Deleted questions are left out. */
  async draw(places: readonly QuizItem[], shuffling: Shuffling, seed: string): Promise<AttemptItem[]> {
    const heads = await this.questions.findAll({ _id: { $in: places.map(({ questionId }) => questionId) } });
    const versions = await this.questions.findVersions(heads.map(({ versionId }) => versionId));
    const byQuestion = new Map(versions.map((version) => [version.questionId, version]));
    const items = places.flatMap((place) => {
      const version = byQuestion.get(place.questionId);
      return version ? [itemOf(place, version, shuffling, seed)] : [];
    });
    return shuffling.shuffleQuestions ? shuffled(items, randomOf(seed)) : items;
  }
}

function itemOf(
  { questionId, points }: QuizItem,
  { _id, prompt, points: ownPoints }: QuestionVersionDocument,
  shuffling: Shuffling,
  seed: string,
): AttemptItem {
  const order = orderOf(prompt, `${seed} ${questionId}`, shuffling);
  return { questionId, versionId: _id, points: points ?? ownPoints, ...order };
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
