import { createHash } from 'node:crypto';
import type { AnswerKey } from '../../../core/quizzes/question-parts.ts';
import type { Store, StoredDocument } from '../../../functions/platform/store/store.ts';
import { markOfRightWorld } from './questions.ts';
import type { GradebookRowDocument } from '../../../functions/gradebook/gradebook.store.ts';
import type { OwnPlanDocument } from '../../../functions/gradebook/own-plan.store.ts';
import type { AnswerKeyDocument } from '../../../functions/quizzes/attempts/answer-key.store.ts';

/** Secrets that a leak can reveal. */
export interface Keys {
  /** IDs of correct options. */
  readonly correct: ReadonlySet<string>;
  /** Explanations by the ID of the question version. */
  readonly explanations: ReadonlyMap<string, string>;
  /** The index of an option or a match prompt in the author's order, by its ID. */
  readonly places: ReadonlyMap<string, number>;
  /** The ID of the correct match option, by the ID of the match prompt. */
  readonly partners: ReadonlyMap<string, string>;
  /** A hash of all answer keys. */
  readonly hash: string;
  /** All explanations, joined. Their length differs between the worlds. */
  readonly words: string;
  /** Whether this is the right one of the two worlds, `left` and `right`. One bit is the smallest possible leak. */
  readonly bit: boolean;
  /** The stored grades of Bob, another student. Null while the world is created. */
  readonly row: GradebookRowDocument | null;
  /** The stored plan of Bob. Null while the world is created. */
  readonly plan: OwnPlanDocument | null;
}

/** The indexes of options and of match prompts in the author's order. */
export function indexesIn({ order = [], matches }: AnswerKey): (readonly [id: string, index: number])[] {
  const matchPrompts = matches.flatMap(({ promptId }) => promptId ?? []);
  return [...order.entries(), ...matchPrompts.entries()].map(([index, id]) => [id, index] as const);
}

export async function keysIn(store: Store): Promise<Keys> {
  const answerKeys = await store
    .collection<AnswerKeyDocument>('answerKeys')
    .find({})
    .sort({ _id: 1 })
    .toArray();
  const matches = answerKeys.flatMap(({ key }) => key.matches);
  const email = { $eq: 'bob@markwise.example' };
  const users = store.collection<StoredDocument & { readonly email: string }>('users');
  const userId = { $eq: (await users.findOne({ email }))?._id ?? '' };
  const text = JSON.stringify(answerKeys);
  return {
    correct: new Set(answerKeys.flatMap(({ key }) => key.correct)),
    explanations: new Map(answerKeys.map(({ _id, key }) => [_id, key.explanation])),
    places: new Map(answerKeys.flatMap(({ key }) => indexesIn(key))),
    partners: new Map(
      matches.flatMap(({ promptId, optionId }) => (promptId === null ? [] : [[promptId, optionId]])),
    ),
    hash: createHash('sha256').update(text).digest('hex'),
    words: answerKeys.map(({ key }) => key.explanation).join(' '),
    bit: text.includes(markOfRightWorld),
    row: await store.collection<GradebookRowDocument>('gradebookRows').findOne({ email }),
    plan: await store.collection<OwnPlanDocument>('ownPlans').findOne({ userId }),
  };
}
