import type { QuestionPrompt } from '../../core/quizzes/question-parts.ts';
import type { Store } from '../../functions/platform/store/store.ts';
import type { AnswerKeyDocument } from '../../functions/quizzes/attempts/answer-key.store.ts';
import type { AttemptDocument } from '../../functions/quizzes/attempts/attempt.store.ts';
import type { QuestionVersionDocument } from '../../functions/quizzes/bank/question.store.ts';

type Option = QuestionPrompt['options'][number];

function inOrder(parts: readonly Option[], ids: readonly (string | null)[]): Option[] {
  return parts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Rewrites all stored questions and attempts to the older form, in which options and prompts are in the author's order. */
export async function storeInAuthorsOrder(store: Store): Promise<void> {
  const keys = store.collection<AnswerKeyDocument>('answerKeys');
  const versions = store.collection<QuestionVersionDocument>('questionVersions');
  const attempts = store.collection<AttemptDocument>('quizAttempts');
  for (const { _id, key } of await keys.find({}).toArray()) {
    const version = await versions.findOne({ _id: { $eq: _id } });
    if (!version || !key.order) throw new Error(`The order of ${_id} is missing.`);
    const { options, matchPrompts, matchOptions } = version.prompt;
    const prompt = {
      ...version.prompt,
      options: inOrder(options, key.order),
      matchPrompts: inOrder(
        matchPrompts,
        key.matches.map(({ promptId }) => promptId),
      ),
      matchOptions: matchOptions.toSorted((one, other) => (one.text < other.text ? -1 : 1)),
    };
    await versions.updateOne({ _id: { $eq: _id } }, { $set: { prompt } });
    await keys.updateOne({ _id: { $eq: _id } }, { $unset: { 'key.order': '' } });
  }
  for (const { _id, items } of await attempts.find({}).toArray()) {
    const older = items.map(({ promptIds: _promptIds, ...item }) => item);
    await attempts.updateOne({ _id: { $eq: _id } }, { $set: { items: older } });
  }
}
