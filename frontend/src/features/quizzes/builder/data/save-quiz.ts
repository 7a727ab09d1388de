import type { ApolloClient } from '@apollo/client';
import { poolNamed } from '../../../../../../core/quizzes/question-pools.ts';
import { normalizeQuestion } from '../../../../../../core/quizzes/question-rules.ts';
import type { Question } from '../../../../../../core/quizzes/question.ts';
import type { QuizDataInput, QuizQuestionInput } from '../../../../gql/graphql.ts';
import { fieldMessages, isConflict } from '../../../../lib/server-failure.ts';
import { isBusy } from '../model/builder-state.ts';
import { hasProblems, type Problems, problemsIn, problemsOf } from '../model/problems.ts';
import {
  type BuiltQuestion,
  isSameContent,
  isSameQuestion,
  type QuizContent,
  type SavedQuiz,
} from '../model/quiz-content.ts';
import type { BuilderStore } from '../store/builder-store.ts';
import { countAnswersToLose } from './answers-to-lose.ts';
import { builtQuizQuery, createQuizMutation, updateQuizMutation } from './builder-documents.ts';
import { savedQuizOf } from './saved-answer.ts';
import { uploadWaiting } from './upload-waiting.ts';

/**
 * The quiz to send. Unchanged questions have only their ID. Bank questions have an ID and their points. All other
 * questions are complete.
 */
function toQuizData({ settings, questions }: QuizContent, saved: QuizContent | null): QuizDataInput {
  const storedQuestions = new Map(
    saved?.questions.flatMap(({ id, question }) => (id ? [[id, question]] : [])),
  );
  const storedPools = new Map(saved?.questions.map(({ id, pool }) => [id, pool ?? null]));
  return {
    ...settings,
    pools: [...settings.pools],
    questions: questions.map((question) => {
      const entry = toEntry(question, storedQuestions);
      const pool = poolNamed(settings.pools, question.pool)?.name ?? null;
      const isSamePool = pool === (storedPools.get(question.id) ?? null);
      return { ...entry, ...replacedBy(question, storedQuestions), ...(!isSamePool && { pool }) };
    }),
  };
}

function toEntry(
  { id, bankId, question }: BuiltQuestion,
  storedQuestions: ReadonlyMap<string, Question>,
): QuizQuestionInput {
  const { points } = question;
  if (id === null) return bankId === null ? contentOf(question) : { questionId: bankId, points };
  const before = storedQuestions.get(id);
  if (before && isSameQuestion(before, question)) return { id };
  return bankId === null ? { id, ...contentOf(question) } : { id, points };
}

/** A new copy names the question that it replaces, if the saved quiz has that question. */
function replacedBy(
  { id, replaces = null }: BuiltQuestion,
  storedQuestions: ReadonlyMap<string, Question>,
): Pick<QuizQuestionInput, 'replaces'> {
  return id === null && replaces !== null && storedQuestions.has(replaces) ? { replaces } : {};
}

function contentOf(written: Question): QuizQuestionInput {
  const { type, textFormat, question, explanation, difficulty, points, ...lists } =
    normalizeQuestion(written);
  const { answers, correctAnswer, answerExplanations, numericAnswers, pairs, concepts } = lists;
  return {
    type,
    textFormat,
    question,
    explanation,
    difficulty,
    points,
    answers: [...answers],
    correctAnswer: [...correctAnswer],
    answerExplanations: [...answerExplanations],
    numericAnswers: numericAnswers.map(({ value, tolerance }) => ({ value, tolerance })),
    pairs: pairs.map(({ left, right }) => ({ left, right })),
    concepts: [...concepts],
  };
}

export interface SaveDependencies {
  readonly client: ApolloClient;
  readonly store: BuilderStore;
}

/**
 * The result of saving. `refused`: the quiz is invalid, and the invalid fields are marked. `conflict`:
 * another version was saved in between, and is `theirs` in the store. `filesLeft`: the quiz is saved, but a
 * file is not uploaded yet. `busy`: the quiz is being saved already. `canceled`: the save would have removed questions
 * that attempts have, and the user decided not to save.
 */
export type SaveOutcome =
  | {
      readonly outcome: 'created' | 'updated' | 'refused' | 'conflict' | 'filesLeft' | 'busy' | 'canceled';
    }
  | { readonly outcome: 'failed'; readonly error: unknown };

/**
 * Saves the current quiz, then uploads the waiting files. `onCreated` receives the ID of a new quiz before the
 * upload.
 */
export async function saveQuiz(
  tools: SaveDependencies,
  onCreated: (id: string) => void,
): Promise<SaveOutcome> {
  const { built, dispatch } = tools.store.getState();
  if (isBusy(built)) return { outcome: 'busy' };
  const problems = problemsIn(built.content);
  if (hasProblems(problems)) return refuse(tools, problems);
  dispatch({ type: 'saving', saving: 'sending' });
  const sent = built.content;
  try {
    const lost = await countAnswersToLose(tools.client, tools.store, sent);
    if (lost && !(await tools.store.getState().askToLoseAnswers(lost))) {
      dispatch({ type: 'saving', saving: 'idle' });
      return { outcome: 'canceled' };
    }
    const saved = await send(tools, sent);
    dispatch({ type: 'saved', saved, sent });
    if (!built.saved) onCreated(saved.id);
    const areAllUploaded = await uploadWaiting(tools.store);
    if (!areAllUploaded) return { outcome: 'filesLeft' };
    return { outcome: built.saved ? 'updated' : 'created' };
  } catch (error) {
    return handleFailure(tools, sent, error);
  }
}

/** Overwrites the conflicting version on purpose. */
export function saveOverTheirs(tools: SaveDependencies): Promise<SaveOutcome> {
  tools.store.getState().dispatch({ type: 'keepMine' });
  return saveQuiz(tools, () => {});
}

/** @throws the error of the request */
export async function fetchQuiz(client: ApolloClient, id: string): Promise<SavedQuiz> {
  const { data } = await client.query({ query: builtQuizQuery, variables: { id }, fetchPolicy: 'no-cache' });
  return savedQuizOf(data?.quiz);
}

async function send({ client, store }: SaveDependencies, content: QuizContent): Promise<SavedQuiz> {
  const { saved, removedFiles } = store.getState().built;
  const quizData = toQuizData(content, saved?.content ?? null);
  const { courseId } = content;
  if (!saved) {
    const input = { quizData, courseId, files: [] };
    const { data } = await client.mutate({
      mutation: createQuizMutation,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    return savedQuizOf(data?.createQuiz);
  }
  const { data } = await client.mutate({
    mutation: updateQuizMutation,
    variables: {
      id: saved.id,
      revision: saved.revision,
      input: { data: quizData, courseId, files: [], removeFiles: [...removedFiles] },
    },
    fetchPolicy: 'no-cache',
  });
  return savedQuizOf(data?.updateQuiz);
}

function refuse({ store }: SaveDependencies, problems: Problems): SaveOutcome {
  store.getState().dispatch({ type: 'refuse', problems });
  return { outcome: 'refused' };
}

async function handleFailure(
  tools: SaveDependencies,
  sent: QuizContent,
  error: unknown,
): Promise<SaveOutcome> {
  const { built, dispatch } = tools.store.getState();
  const refused = fieldMessages(error);
  if (Object.keys(refused).length > 0) return refuse(tools, problemsOf(refused, sent));
  if (isConflict(error) && built.saved) return resolveConflict(tools, built.saved.id, sent, error);
  dispatch({ type: 'saving', saving: 'failed' });
  return { outcome: 'failed', error };
}

/**
 * Fetches the version that was saved elsewhere. If it equals the sent version, an earlier
 * response was lost.
 */
async function resolveConflict(
  { client, store }: SaveDependencies,
  id: string,
  sent: QuizContent,
  error: unknown,
): Promise<SaveOutcome> {
  const { dispatch } = store.getState();
  try {
    const theirs = await fetchQuiz(client, id);
    if (isSameContent(withoutIds(theirs.content), withoutIds(sent))) {
      dispatch({ type: 'saved', saved: theirs, sent });
      return { outcome: 'updated' };
    }
    dispatch({ type: 'conflictFound', theirs });
    return { outcome: 'conflict' };
  } catch {
    dispatch({ type: 'saving', saving: 'failed' });
    return { outcome: 'failed', error };
  }
}

/** The content without question IDs: new questions got their IDs in the lost response. */
function withoutIds(content: QuizContent): QuizContent {
  return { ...content, questions: content.questions.map((question) => ({ ...question, id: null })) };
}
