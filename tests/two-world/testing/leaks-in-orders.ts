import { shuffled } from '../../../core/quizzes/random.ts';
import { randomOf } from '../../../core/quizzes/seeded-random.ts';
import type { Attempt } from '../../../schema/quizzes/attempt.type.ts';
import type { PracticeSession } from '../../../schema/practice/practice.type.ts';
import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import type { AnswerKeyDocument } from '../../../functions/quizzes/attempts/answer-key.store.ts';
import type { ShownQuestion } from '../../../functions/quizzes/attempts/attempt-question.mapper.ts';
import type { AttemptDocument } from '../../../functions/quizzes/attempts/attempt.store.ts';
import type { QuestionVersionDocument } from '../../../functions/quizzes/bank/question.store.ts';
import { indexesIn, type Keys } from './keys.ts';
import type { Leak } from './leak.ts';

interface Part {
  readonly id: string;
}

const byAuthor =
  ({ places }: Pick<Keys, 'places'>) =>
  (one: Part, other: Part): number =>
    (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0);

type Change = (question: ShownQuestion, keys: Keys) => ShownQuestion;

const answersInAuthorsOrder: Change = (question, keys) => ({
  ...question,
  answers: question.answers.toSorted(byAuthor(keys)),
});

const promptsInAuthorsOrder: Change = (question, keys) => ({
  ...question,
  matchPrompts: question.matchPrompts.toSorted(byAuthor(keys)),
});

/** A bug of an older version: anyone who knows the seed can compute the author's order. */
const bySeed: Change = (question, keys) => ({
  ...question,
  answers: shuffled(question.answers.toSorted(byAuthor(keys)), randomOf(`seed ${question.id}`)),
});

function isOpenAttempt(answer: unknown): answer is Attempt {
  const attempt = answer as Partial<Attempt> | null | undefined;
  return attempt?.questions !== undefined && attempt.quizTitle !== undefined && attempt.submittedAt === null;
}

function inAttempts(operation: string, what: string, change: Change): Leak {
  return {
    name: `${operation}: ${what}`,
    result: (requested, answer, keys) =>
      requested === operation && isOpenAttempt(answer)
        ? {
            ...answer,
            questions: answer.questions.map((each) => ({ ...each, ...change(each, keys) })),
          }
        : undefined,
  };
}

function inCards(what: string, change: Change): Leak {
  return {
    name: `practice: ${what}`,
    result: (requested, answer, keys) => {
      if (requested !== 'practiceSession') return undefined;
      const view = answer as PracticeSession;
      const cards = view.cards.map((card) => ({
        ...card,
        question: { ...card.question, ...change(card.question, keys) },
      }));
      return { ...view, cards };
    },
  };
}

function whenWritten(
  what: string,
  change: (prompt: QuestionVersionDocument['prompt'], keys: Keys) => QuestionVersionDocument['prompt'],
): Leak {
  return {
    name: `questionVersions, written: ${what}`,
    isWritten: true,
    write: (name, document, keys) => {
      if (name !== 'questionVersions') return undefined;
      const { prompt, ...version } = document as QuestionVersionDocument;
      return { ...version, prompt: change(prompt, keys) };
    },
  };
}

/** Numbers the IDs of options in the author's order. The answer key, which contains that order, is stored first. */
function numberedIds(): Leak {
  const numbered = new Map<string, string>();
  const idOf = (id: string) => numbered.get(id) ?? id;
  const inKey = ({ key, ...document }: AnswerKeyDocument): StoredDocument => {
    for (const [id, index] of indexesIn(key)) numbered.set(id, `${document._id}-${index}`);
    const { order = [], correct, matches } = key;
    const matched = matches.map((match) => ({
      ...match,
      promptId: match.promptId === null ? null : idOf(match.promptId),
    }));
    const renamed = { ...key, order: order.map(idOf), correct: correct.map(idOf), matches: matched };
    return { ...document, key: renamed } as StoredDocument;
  };
  const inPrompt = ({ prompt, ...document }: QuestionVersionDocument): StoredDocument => {
    const renamed = (parts: typeof prompt.options) => parts.map(({ id, text }) => ({ id: idOf(id), text }));
    const changed = {
      ...prompt,
      options: renamed(prompt.options),
      matchPrompts: renamed(prompt.matchPrompts),
    };
    return { ...document, prompt: changed } as StoredDocument;
  };
  return {
    name: 'questionVersions, written: ids that count in the author’s order',
    isWritten: true,
    write: (name, document) => {
      if (name === 'answerKeys') return inKey(document as AnswerKeyDocument);
      return name === 'questionVersions' ? inPrompt(document as QuestionVersionDocument) : undefined;
    },
  };
}

function inItems(what: string, side: 'optionIds' | 'promptIds'): Leak {
  return {
    name: `quizAttempts, read: ${what}`,
    read: (name, documents, keys) =>
      name === 'quizAttempts'
        ? (documents as readonly AttemptDocument[]).map((attempt) => ({
            ...attempt,
            items: attempt.items.map((item) => ({
              ...item,
              [side]: (item[side] ?? []).toSorted((one, other) => byAuthor(keys)({ id: one }, { id: other })),
            })),
          }))
        : undefined,
  };
}

/** Leaks that show the author's order, or an order from which the author's can be computed. */
export const orderLeaks: readonly Leak[] = [
  ...['startAttempt', 'attempt', 'saveAttempt'].flatMap((operation) => [
    inAttempts(operation, 'answers in the author’s order', answersInAuthorsOrder),
    inAttempts(operation, 'matchPrompts in the author’s order', promptsInAuthorsOrder),
    inAttempts(operation, 'the author’s order, shuffled by a seed', bySeed),
  ]),
  inCards('answers in the author’s order', answersInAuthorsOrder),
  inCards('matchPrompts in the author’s order', promptsInAuthorsOrder),
  inCards('the author’s order, shuffled by a seed', bySeed),
  inItems('options in the author’s order', 'optionIds'),
  inItems('matchPrompts in the author’s order', 'promptIds'),
  whenWritten('options in the author’s order', (prompt, keys) => ({
    ...prompt,
    options: prompt.options.toSorted(byAuthor(keys)),
  })),
  whenWritten('matchPrompts in the author’s order', (prompt, keys) => ({
    ...prompt,
    matchPrompts: prompt.matchPrompts.toSorted(byAuthor(keys)),
  })),
  numberedIds(),
];
