import { createHash } from 'node:crypto';
import type { AnswerKey } from '../../../core/quizzes/question-parts.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { otherwise } from './questions.ts';
import type { AnswerKeyDocument } from '../../../functions/quizzes/attempts/answer-key.store.ts';

/** What a leak may be made of. */
export interface Keys {
  /** Ids of right options. */
  readonly right: ReadonlySet<string>;
  /** By version. */
  readonly explanations: ReadonlyMap<string, string>;
  /** The place of an option or a left in its author's order, from 0. */
  readonly places: ReadonlyMap<string, number>;
  /** Of a matching question: which right belongs to a left. */
  readonly partners: ReadonlyMap<string, string>;
  /** Of all there are. */
  readonly hash: string;
  readonly words: string;
  /** The least that can be told: which of two worlds it is. */
  readonly bit: boolean;
}

/** Of options, and of matchPrompts. */
export function placesIn({ order = [], matches }: AnswerKey): (readonly [id: string, place: number])[] {
  const matchPrompts = matches.flatMap(({ promptId }) => promptId ?? []);
  return [...order.entries(), ...matchPrompts.entries()].map(([place, id]) => [id, place] as const);
}

export async function keysIn(store: Store): Promise<Keys> {
  const found = await store.collection<AnswerKeyDocument>('answerKeys').find({}).sort({ _id: 1 }).toArray();
  const matches = found.flatMap(({ key }) => key.matches);
  const text = JSON.stringify(found);
  return {
    right: new Set(found.flatMap(({ key }) => key.correct)),
    explanations: new Map(found.map(({ _id, key }) => [_id, key.explanation])),
    places: new Map(found.flatMap(({ key }) => placesIn(key))),
    partners: new Map(
      matches.flatMap(({ promptId, optionId }) => (promptId === null ? [] : [[promptId, optionId]])),
    ),
    hash: createHash('sha256').update(text).digest('hex'),
    words: found.map(({ key }) => key.explanation).join(' '),
    bit: text.includes(otherwise),
  };
}
