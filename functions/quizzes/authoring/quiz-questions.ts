import type { Question } from '../../../core/quizzes/question.ts';
import { poolNamed, type QuestionPool } from '../../../core/quizzes/question-pools.ts';
import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import type { QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import { badUserInput, fieldsUnder, type AppError, type FieldMessages } from '../../platform/errors.ts';
import type { NewId } from '../../platform/new-id.ts';
import { changesTo } from '../bank/question-changes.ts';
import { questionErrors, toQuestion } from '../bank/question-content.ts';
import type { ImageService } from '../images/image.service.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuestionDocument, QuestionStore } from '../bank/question.store.ts';
import { asWritten, isWritten, type GivenQuestion } from './quiz-content.ts';
import type { QuestionSwitch } from './quiz-write.ts';
import type { QuizDocument, QuizItem } from './quiz.store.ts';

export interface QuizQuestionsDependencies {
  readonly questions: QuestionStore;
  readonly writer: QuestionWriter;
  readonly images: Pick<ImageService, 'admit'>;
  readonly banks: Pick<SharedBanks, 'with'>;
  readonly newId: NewId;
}

/** A checked entry of a quiz's list of questions. `unchanged`: an existing question whose content stays. */
type Entry = WrittenEntry & Pick<QuizItem, 'pool' | 'replaces'>;

type WrittenEntry =
  | { readonly kind: 'new'; readonly id: string; readonly question: Question }
  | { readonly kind: 'revised'; readonly document: QuestionDocument; readonly question: Question }
  | { readonly kind: 'unchanged'; readonly questionId: string; readonly points: number | null };

/** The effect of a list of questions on a quiz. */
export interface QuestionPlan {
  readonly questions: readonly QuizItem[];
  readonly addedQuestions: readonly { readonly id: string; readonly question: Question }[];
  readonly removedQuestions: readonly string[];
  readonly switches: readonly QuestionSwitch[];
}

/** The fields of a quiz that are needed to check its list of questions. */
type TargetQuiz = Pick<QuizDocument, '_id' | 'ownerId' | 'courseId' | 'questions'>;

/** Whether a bank question can be used in the quiz. */
type IsUsable = (question: QuestionDocument) => boolean;

/** Reads lists of questions for quizzes. */
export class QuizQuestions {
  constructor(private readonly dependencies: QuizQuestionsDependencies) {}

  /** The writes for a checked list. Stores new versions of changed questions, which nothing refers to yet. */
  async plan(
    quiz: TargetQuiz,
    entries: readonly Entry[],
    pools: readonly QuestionPool[],
  ): Promise<QuestionPlan> {
    const switches: QuestionSwitch[] = [];
    for (const entry of entries) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      if (entry.kind === 'revised') switches.push(...(await this.switchesFor(entry)));
    }
    const questions = inPools(entries.map(toItem), pools);
    const remaining = new Set(questions.map(({ questionId }) => questionId));
    const dropped = quiz.questions.filter(({ questionId }) => !remaining.has(questionId));
    const documents = await this.documentsById(dropped.map(({ questionId }) => questionId));
    return {
      questions,
      addedQuestions: entries.filter((entry) => entry.kind === 'new'),
      removedQuestions: [...documents.values()]
        .filter(({ quizId }) => quizId === quiz._id)
        .map(({ _id }) => _id),
      switches,
    };
  }

  /**
   * Throws BAD_USER_INPUT with all errors, each under a path like `{path}.0.answers`. Questions of another bank than the
   * quiz owner's are copied, so that the quiz does not depend on that bank. `pools`: the pools that the quiz will have.
   */
  async check(
    actor: Actor,
    quiz: TargetQuiz,
    given: readonly GivenQuestion[],
    { path, pools }: { readonly path: string; readonly pools: readonly QuestionPool[] },
  ): Promise<Entry[]> {
    if (given.length > questionLimits.questions)
      throw badUserInput({ [path]: `A quiz has at most ${questionLimits.questions} questions.` });
    const named = given.flatMap(({ id, questionId }) => id ?? questionId ?? []);
    const documents = await this.documentsById(named);
    const isUsable = await this.usableIn(actor, quiz);
    const copies = await this.copiesOf(isUsable, quiz, given, documents);
    const problems: FieldMessages[] = [];
    const seen = new Set<string>();
    const entries = given.flatMap((each, at) => {
      const entry = copies.get(each) ?? this.read(isUsable, quiz, each, documents);
      const errors =
        'fields' in entry
          ? entry.fields
          : (duplicateError(entry, seen) ?? poolError(each, pools) ?? replacesError(entry, each, quiz));
      if (!('fields' in entry) && errors === null) return [withPoolAndOriginal(entry, each, quiz)];
      problems.push(fieldsUnder(`${path}.${at}`, errors ?? {}));
      return [];
    });
    const fields: FieldMessages = Object.assign({}, ...problems);
    if (problems.length > 0) throw badUserInput(fields);
    const parts = await this.countParts(entries, documents);
    if (parts > questionLimits.parts) throw tooManyParts(path, parts);
    const written = entries.flatMap((entry) => (entry.kind === 'unchanged' ? [] : [entry.question]));
    await this.dependencies.images.admit(actor, quiz.ownerId, written);
    return entries;
  }

  /** Copies of the given questions that the actor can use and that belong to another bank than the quiz owner's. */
  private async copiesOf(
    isUsable: IsUsable,
    quiz: TargetQuiz,
    given: readonly GivenQuestion[],
    documents: ReadonlyMap<string, QuestionDocument>,
  ): Promise<ReadonlyMap<GivenQuestion, Entry>> {
    const sources = given.flatMap((each) => {
      const document = documents.get(each.questionId ?? '');
      const isForeign = document && document.quizId === null && document.ownerId !== quiz.ownerId;
      return isForeign && !isWritten(each) && isUsable(document) ? [{ each, document }] : [];
    });
    const contents = await this.dependencies.writer.read(sources.map(({ document }) => document));
    const copies = new Map<GivenQuestion, Entry>();
    for (const { each, document } of sources) {
      const content = contents.get(document._id);
      const points = each.points ?? content?.points ?? null;
      if (!content || pointsProblem(points) !== null) continue;
      const question = { ...content, points: points ?? content.points };
      copies.set(each, { kind: 'new', id: this.dependencies.newId(), question });
    }
    return copies;
  }

  /** Questions of the actor's own bank, and of banks that are shared with the course of the quiz. */
  private async usableIn(actor: Actor, { courseId }: TargetQuiz): Promise<IsUsable> {
    const shared = await this.dependencies.banks.with(actor);
    return ({ ownerId }) =>
      isAdmin(actor) ||
      ownerId === actor.userId ||
      shared.get(ownerId)?.shares.some((share) => share.courseId === courseId) === true;
  }

  private async countParts(
    entries: readonly Entry[],
    documents: ReadonlyMap<string, QuestionDocument>,
  ): Promise<number> {
    const reused = entries.flatMap((entry) =>
      entry.kind === 'unchanged' ? (documents.get(entry.questionId)?.versionId ?? []) : [],
    );
    const versions = await this.dependencies.questions.findVersions(reused);
    const written = entries.map((entry) => (entry.kind === 'unchanged' ? 0 : partsOf(entry.question)));
    const existingParts = versions.map(({ prompt }) => shownParts(prompt));
    return [...written, ...existingParts].reduce((sum, count) => sum + count, 0);
  }

  private read(
    isUsable: IsUsable,
    quiz: TargetQuiz,
    given: GivenQuestion,
    documents: ReadonlyMap<string, QuestionDocument>,
  ): WrittenEntry | { readonly fields: FieldMessages } {
    const { id = null, questionId = null } = given;
    if (id === null && questionId === null) return this.write(given, null);
    if (questionId !== null) return link(isUsable, quiz, given, documents.get(questionId));
    const document = documents.get(id ?? '');
    const item = quiz.questions.find((each) => each.questionId === id);
    if (!document || !item) return { fields: { id: 'This question is not in the quiz.' } };
    if (document.quizId !== quiz._id) return link(isUsable, quiz, given, document, item.points);
    if (isWritten(given)) return this.write(given, document);
    return reuse(document, given.points ?? item.points);
  }

  private write(
    given: GivenQuestion,
    document: QuestionDocument | null,
  ): WrittenEntry | { readonly fields: FieldMessages } {
    const question = toQuestion(asWritten(given));
    const fields = questionErrors(question);
    if (Object.keys(fields).length > 0) return { fields };
    return document
      ? { kind: 'revised', document, question }
      : { kind: 'new', id: this.dependencies.newId(), question };
  }

  private async documentsById(ids: readonly string[]): Promise<ReadonlyMap<string, QuestionDocument>> {
    const found = await this.dependencies.questions.findAll({ _id: { $in: ids } });
    return new Map(found.map((document) => [document._id, document]));
  }

  private async switchesFor({
    document,
    question,
  }: Extract<Entry, { kind: 'revised' }>): Promise<QuestionSwitch[]> {
    const settings = { categoryId: document.categoryId, availableForPractice: document.availableForPractice };
    const changes = await changesTo(document, { question, settings }, this.dependencies.writer, null);
    return changes ? [{ questionId: document._id, from: document.versionId, ...changes }] : [];
  }
}

function pointsProblem(points: number | null): string | null {
  if (points === null || (Number.isFinite(points) && points >= 0 && points <= questionLimits.points))
    return null;
  return `Points are 0 to ${questionLimits.points.toLocaleString('en-US')}.`;
}

const partsOf = ({ answers, pairs }: Question) => answers.length + 2 * pairs.length;

const shownParts = ({ options, matchPrompts, matchOptions }: QuestionPrompt) =>
  options.length + matchPrompts.length + matchOptions.length;

function tooManyParts(path: string, parts: number): AppError {
  const [max, count] = [questionLimits.parts, parts].map((each) => each.toLocaleString('en-US'));
  return badUserInput({
    [path]: `All questions of a quiz together have at most ${max} answer options and pair sides. These have ${count}.`,
  });
}

/**
 * The entry for a question of the quiz owner's bank. An error if the question is neither in the quiz already nor usable
 * for the actor. `currentPoints`: its separate points in the quiz, if any.
 */
function link(
  isUsable: IsUsable,
  quiz: TargetQuiz,
  given: GivenQuestion,
  document: QuestionDocument | undefined,
  currentPoints: number | null = null,
): WrittenEntry | { readonly fields: FieldMessages } {
  const isInQuiz = quiz.questions.some(({ questionId }) => questionId === document?._id);
  const isLinkable = document?.ownerId === quiz.ownerId && document.quizId === null;
  if (!document || !isLinkable || !(isInQuiz || isUsable(document)))
    return { fields: { questionId: 'This question is not in the bank.' } };
  if (isWritten(given)) return { fields: { question: 'Edit this question in the bank.' } };
  return reuse(document, given.points ?? currentPoints);
}

function reuse(
  { _id }: QuestionDocument,
  points: number | null,
): WrittenEntry | { readonly fields: FieldMessages } {
  const problem = pointsProblem(points);
  return problem === null ? { kind: 'unchanged', questionId: _id, points } : { fields: { points: problem } };
}

function idOf(entry: WrittenEntry): string {
  if (entry.kind === 'new') return entry.id;
  return entry.kind === 'revised' ? entry.document._id : entry.questionId;
}

function duplicateError(entry: WrittenEntry, seen: Set<string>): FieldMessages | null {
  const id = idOf(entry);
  if (seen.has(id)) return { id: 'The question is listed twice.' };
  seen.add(id);
  return null;
}

function poolError({ pool }: GivenQuestion, pools: readonly QuestionPool[]): FieldMessages | null {
  if (pool === null || pool === undefined || poolNamed(pools, pool)) return null;
  return { pool: `The quiz has no pool “${pool}”.` };
}

function replacesError(
  { kind }: WrittenEntry,
  { replaces }: GivenQuestion,
  { questions }: TargetQuiz,
): FieldMessages | null {
  if (replaces === null || replaces === undefined) return null;
  if (kind !== 'new') return { replaces: 'Only a new question can replace another one.' };
  return questions.some(({ questionId }) => questionId === replaces)
    ? null
    : { replaces: 'This question is not in the quiz.' };
}

/** Adds the pool and the replaced question. If they are omitted, those of the quiz's current entry stay. */
function withPoolAndOriginal(
  entry: WrittenEntry,
  { pool, replaces }: GivenQuestion,
  { questions }: TargetQuiz,
): Entry {
  const id = idOf(entry);
  const before = questions.find(({ questionId }) => questionId === id);
  const name = pool === undefined ? before?.pool : pool;
  const original = before?.replaces ?? replaces;
  return {
    ...entry,
    ...(name !== undefined && name !== null && { pool: name }),
    ...(original !== undefined && original !== null && { replaces: original }),
  };
}

/** Only a question whose content does not change can have separate points in the quiz. */
function toItem(entry: Entry): QuizItem {
  const { pool, replaces } = entry;
  return {
    questionId: idOf(entry),
    points: entry.kind === 'unchanged' ? entry.points : null,
    ...(replaces !== undefined && { replaces }),
    ...(pool !== undefined && { pool }),
  };
}

/**
 * The items with the points of their pools. Items of a pool that the quiz no longer has are in no pool, and keep their
 * points.
 */
export function inPools(items: readonly QuizItem[], pools: readonly QuestionPool[]): readonly QuizItem[] {
  return items.map(({ pool: before, ...item }) => {
    const pool = poolNamed(pools, before);
    return pool ? { ...item, points: pool.points, pool: pool.name } : item;
  });
}
