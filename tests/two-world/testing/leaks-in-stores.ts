import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import type { AttemptDocument } from '../../../functions/quizzes/attempts/attempt.store.ts';
import type { QuestionVersionDocument } from '../../../functions/quizzes/bank/question.store.ts';
import type { QuizDocument } from '../../../functions/quizzes/authoring/quiz.store.ts';
import type { Keys } from './keys.ts';
import type { Leak } from './leak.ts';

interface Collections {
  readonly questionVersions: QuestionVersionDocument;
  readonly quizAttempts: AttemptDocument;
  readonly quizzes: QuizDocument;
}

/** A leak in the documents that are read from a collection. */
function whenRead<Name extends keyof Collections>(
  collection: Name,
  what: string,
  change: (document: Collections[Name], keys: Keys) => Collections[Name],
): Leak {
  return {
    name: `${collection}, read: ${what}`,
    read: (name, documents, keys) =>
      name === collection ? documents.map((each) => change(each as Collections[Name], keys)) : undefined,
  };
}

function whenWritten(
  what: string,
  change: (version: QuestionVersionDocument, keys: Keys) => StoredDocument,
): Leak {
  return {
    name: `questionVersions, written: ${what}`,
    isWritten: true,
    write: (name, document, keys) =>
      name === 'questionVersions' ? change(document as QuestionVersionDocument, keys) : undefined,
  };
}

const byCorrectness = (keys: Keys) => (one: string, other: string) =>
  Number(keys.correct.has(other)) - Number(keys.correct.has(one));

function withCorrectFirst(
  { prompt, ...version }: QuestionVersionDocument,
  keys: Keys,
): QuestionVersionDocument {
  const order = byCorrectness(keys);
  const options = prompt.options.toSorted((one, other) => order(one.id, other.id));
  return { ...version, prompt: { ...prompt, options } };
}

function withLengthOfExplanation(
  { prompt, ...version }: QuestionVersionDocument,
  keys: Keys,
): QuestionVersionDocument {
  const length = keys.explanations.get(version._id)?.length ?? 0;
  return { ...version, prompt: { ...prompt, question: prompt.question + ' '.repeat(length % 7) } };
}

/** Sorts the match options by the order of their prompts, as the author wrote the pairs. */
function withMatchesInOrder(
  { prompt, ...version }: QuestionVersionDocument,
  keys: Keys,
): QuestionVersionDocument {
  const order = prompt.matchPrompts.map(({ id }) => keys.partners.get(id));
  const position = ({ id }: { readonly id: string }) =>
    order.includes(id) ? order.indexOf(id) : order.length;
  const matchOptions = prompt.matchOptions.toSorted((one, other) => position(one) - position(other));
  return { ...version, prompt: { ...prompt, matchOptions } };
}

const withPointsByPosition = (version: QuestionVersionDocument, keys: Keys): QuestionVersionDocument => ({
  ...version,
  points: version.points + version.prompt.options.findIndex(({ id }) => keys.correct.has(id)) + 1,
});

export const storeLeaks: readonly Leak[] = [
  whenRead('questionVersions', 'marks in the correct options', ({ prompt, ...version }, keys) => ({
    ...version,
    prompt: {
      ...prompt,
      options: prompt.options.map((each) =>
        keys.correct.has(each.id) ? { ...each, text: `${each.text}.` } : each,
      ),
    },
  })),
  whenRead(
    'questionVersions',
    'a question whose length depends on its explanation’s length',
    withLengthOfExplanation,
  ),
  whenRead(
    'questionVersions',
    'points that depend on the position of the correct option',
    withPointsByPosition,
  ),
  whenRead('quizAttempts', 'options with the correct one first', (attempt, keys) => ({
    ...attempt,
    items: attempt.items.map((item) => ({
      ...item,
      optionIds: item.optionIds.toSorted(byCorrectness(keys)),
    })),
  })),
  whenRead('quizAttempts', 'items sorted by their keys', (attempt, keys) => ({
    ...attempt,
    items: attempt.items.toSorted((one, other) =>
      byCorrectness(keys)(one.optionIds[0] ?? '', other.optionIds[0] ?? ''),
    ),
  })),
  whenRead('questionVersions', 'match options in the order of their prompts', withMatchesInOrder),
  whenRead('quizzes', 'a title with a count', (quiz, keys) => ({
    ...quiz,
    title: `${quiz.title} ${keys.words.length}`,
  })),
  whenRead('quizzes', 'a time limit that depends on the key', (quiz, keys) => ({
    ...quiz,
    timeLimit: keys.words.length,
  })),
  whenRead('quizzes', 'a number of attempts and a publication that depend on the key', (quiz, keys) => ({
    ...quiz,
    allowedAttempts: keys.bit ? 1 : 3,
    isPublished: keys.bit,
  })),
  whenWritten('the correct option first', withCorrectFirst),
  whenWritten('match options in the order of their prompts', withMatchesInOrder),
  whenWritten('a question whose length depends on its explanation’s length', withLengthOfExplanation),
  whenWritten('points that depend on the position of the correct option', withPointsByPosition),
];
