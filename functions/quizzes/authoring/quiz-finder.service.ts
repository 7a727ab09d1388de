import type { FileDownload } from '../../../schema/files/file.types.ts';
import type { Question } from '../../../schema/quizzes/question.type.ts';
import type { AuthoredQuiz, TakenQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { CourseWork } from '../../../core/courses/course-staff.ts';
import { hasWords } from '../../../core/search/words.ts';
import { compareNames } from '../../platform/compare-names.ts';
import type { FileService } from '../../platform/files/file-service.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuestionViews } from '../bank/question-views.ts';
import { quizAsTaken } from '../attempts/quiz-as-taken.ts';
import type { Memberships, QuizReader } from './quiz-reader.ts';
import type { AuthoredQuizViews, TakenQuizViews } from './quiz-views.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { effectiveQuiz, type QuizExceptions } from './effective-quiz.ts';
import { toQuizView, type QuizView } from './quiz.mapper.ts';
import { accessToQuiz, onlyReads, seesResults, type QuizAccess } from './quiz.policy.ts';
import type { QuizDocument, QuizHead, QuizStore } from './quiz.store.ts';

export interface QuizFinderDependencies {
  readonly quizzes: QuizStore;
  readonly reader: QuizReader;
  readonly memberships: Memberships;
  readonly questions: QuestionStore;
  readonly questionViews: QuestionViews;
  readonly taken: TakenQuizViews;
  readonly authored: AuthoredQuizViews;
  readonly files: FileService;
  readonly attempts: Pick<AttemptStore, 'listOwnAt' | 'quizIdsOf'>;
  readonly exceptions: QuizExceptions;
  readonly clock: Clock;
}

/** Maximum questions in a response: as many as one account can own. */
const maxQuestions = 10_000;
/** Questions per query. */
const chunkSize = 200;

/** Compares titles as users expect. Equal titles have a stable order. */
function byTitle(one: { title: string; id: string }, other: { title: string; id: string }): number {
  return compareNames(one.title, other.title) || (one.id < other.id ? -1 : 1);
}

function fileNotFound(): AppError {
  return new AppError('File not found.', { code: 'NOT_FOUND' });
}

function tooManyQuestions(count: number): AppError {
  const [total, max] = [count, maxQuestions].map((each) => each.toLocaleString('en-US'));
  return badUserInput({
    courseId: `There are ${total} questions, and a response has at most ${max}. Filter by course.`,
  });
}

/** Finds and reads quizzes. */
export class QuizFinderService {
  constructor(private readonly dependencies: QuizFinderDependencies) {}

  /**
   * A quiz as the actor sees it. Throws NOT_FOUND if the actor has no access. With `toEdit`, also if the actor
   * cannot edit the quiz.
   */
  async get(id: string, actor: Actor, toEdit: boolean): Promise<AuthoredQuiz | TakenQuiz> {
    if (toEdit)
      return this.dependencies.authored.of(await this.dependencies.reader.editable(id, actor), 'editor');
    const { quiz, access } = await this.dependencies.reader.find(id, actor);
    if (seesResults(access)) return this.dependencies.authored.of(quiz, access);
    return this.dependencies.taken.of(quiz, actor, access);
  }

  /**
   * Quizzes that the actor can edit, can take or has taken, sorted by title. Only editors see deleted quizzes.
   * `courseId` null: quizzes of all courses, and quizzes without a course.
   */
  async list(actor: Actor, courseId: string | null): Promise<QuizView[]> {
    return this.visible(actor, courseId === null ? null : [courseId]);
  }

  /** What `list` returns for each course, by course ID. */
  async inCourses(actor: Actor, courseIds: readonly string[]): Promise<ReadonlyMap<string, QuizView[]>> {
    const quizzes = await this.visible(actor, courseIds);
    return new Map(courseIds.map((id) => [id, quizzes.filter(({ courseId }) => courseId === id)]));
  }

  /** The given quizzes that the actor can see, by ID. */
  async byId(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, QuizView>> {
    const { quizzes, memberships, attempts } = this.dependencies;
    const [found, begun] = await Promise.all([
      quizzes.listHeadsByIds(ids),
      attempts.quizIdsOf(actor.userId, ids),
    ]);
    const views = await this.viewsFor(actor, found, { works: await memberships.worksOf(actor), begun });
    return new Map(views.map((view) => [view.id, view]));
  }

  /** What `list` returns, grouped by category ID. Quizzes without a category are under ''. */
  async byCategory(actor: Actor): Promise<ReadonlyMap<string, QuizView[]>> {
    return Map.groupBy(await this.list(actor, null), ({ categoryId }) => categoryId ?? '');
  }

  /**
   * The actor's quizzes with all the words in title or description, sorted by title. Maximum `max`. Other people's
   * quizzes only if the actor can take them or has taken them: an admin's role alone finds none.
   */
  async find(actor: Actor, words: readonly string[], max: number): Promise<QuizView[]> {
    const own = { ownerId: { $eq: actor.userId }, practiceOf: null, deletedAt: null };
    const { heads, ...relationships } = await this.heads(actor, null, own);
    const matching = heads.filter(
      (quiz) => quiz.deletedAt === null && hasWords(words, quiz.title, quiz.description),
    );
    return (await this.viewsFor(actor, matching, relationships)).toSorted(byTitle).slice(0, max);
  }

  /** The actor's practice quizzes, by title. */
  async practice(actor: Actor): Promise<QuizView[]> {
    const now = this.now();
    const found = await this.practiceOf(actor, null);
    return found.map((quiz) => toQuizView(effectiveQuiz(quiz), 'student', now)).toSorted(byTitle);
  }

  /** The quizzes whose results the actor sees because they are the actor's, or in a course that the actor works in. */
  async gradable(actor: Actor): Promise<QuizHead[]> {
    const own = { ownerId: { $eq: actor.userId }, practiceOf: null, deletedAt: null };
    const courseIds = workedIn(await this.dependencies.memberships.worksOf(actor), null);
    const [owned, others] = await Promise.all([
      this.dependencies.quizzes.listHeads(own),
      this.dependencies.quizzes.listWrittenHeads(courseIds),
    ]);
    const byId = new Map([...owned, ...others].map((quiz) => [quiz._id, quiz]));
    return [...byId.values()].filter(({ deletedAt }) => deletedAt === null);
  }

  /** For each question ID: the quizzes that use the question and that the actor can edit, except deleted quizzes. */
  async withQuestions(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, QuizView[]>> {
    const use = { 'questions.questionId': { $in: ids }, deletedAt: null };
    const now = this.now();
    const using = (await this.editable(actor, null, use)).map((quiz) => ({
      view: toQuizView(effectiveQuiz(quiz), 'editor', now),
      questionIds: new Set(quiz.questions.map(({ questionId }) => questionId)),
    }));
    const usesOf = (id: string) =>
      using.flatMap(({ view, questionIds }) => (questionIds.has(id) ? [view] : [])).toSorted(byTitle);
    return new Map(ids.map((id) => [id, usesOf(id)]));
  }

  /**
   * Every question of the quizzes that the actor can edit, except deleted quizzes, quiz by quiz. Throws
   * BAD_USER_INPUT if there are more than 10,000.
   */
  async questions(actor: Actor, courseId: string | null): Promise<Question[]> {
    const courseIds = courseId === null ? null : [courseId];
    const quizzes = (await this.editable(actor, courseIds, {}))
      .filter(({ deletedAt }) => deletedAt === null)
      .map((quiz) => ({ ...quiz, id: quiz._id }))
      .toSorted(byTitle);
    const ids = [
      ...new Set(quizzes.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))),
    ];
    if (ids.length > maxQuestions) throw tooManyQuestions(ids.length);
    const views: Question[] = [];
    for (let at = 0; at < ids.length; at += chunkSize)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      views.push(...(await this.viewsOf(actor, ids.slice(at, at + chunkSize))));
    return views;
  }

  /** A file with its content, for users who can read its quiz. Throws NOT_FOUND. */
  async file(quizId: string, fileId: string, actor: Actor): Promise<FileDownload> {
    const found = await this.dependencies.reader.find(quizId, actor);
    const file = (await this.dependencies.taken.filesOf(found, actor)).find(({ id }) => id === fileId);
    const content = file ? await this.dependencies.files.read(file.id) : null;
    if (!file || content === null) throw fileNotFound();
    return { fileName: file.name, contentType: file.type, content };
  }

  /**
   * The matching quizzes that the actor can edit, in no particular order. `courseIds` null: quizzes of all courses, and
   * quizzes without a course.
   */
  async editable(
    actor: Actor,
    courseIds: readonly string[] | null,
    filter: Parameters<QuizStore['list']>[0],
  ): Promise<QuizDocument[]> {
    const { quizzes, memberships } = this.dependencies;
    const works = await memberships.worksOf(actor);
    const found = await Promise.all([
      quizzes.list({ ...editableBy(actor, courseIds), ...filter }),
      quizzes.listWritten('courseId', workedIn(works, courseIds), filter),
    ]);
    const byId = new Map(found.flat().map((quiz) => [quiz._id, quiz]));
    return [...byId.values()].filter(isEditable(actor, works));
  }

  private async viewsOf(actor: Actor, ids: readonly string[]): Promise<Question[]> {
    const heads = await this.dependencies.questions.findAll({ _id: { $in: ids } });
    const found = await this.dependencies.questionViews.of(actor, heads);
    const views = new Map(found.map((view) => [view.id, view]));
    return ids.flatMap((id) => views.get(id) ?? []);
  }

  /**
   * Like `list`, for several courses. `courseIds` null: quizzes of all courses, and quizzes without a course.
   */
  private async visible(actor: Actor, courseIds: readonly string[] | null): Promise<QuizView[]> {
    const { heads, ...relationships } = await this.heads(actor, courseIds, editableBy(actor, courseIds));
    return (await this.viewsFor(actor, heads, relationships)).toSorted(byTitle);
  }

  /**
   * The quizzes that match `filter`, the actor's practice quizzes, and the quizzes that the actor edits or grades in a
   * course, can take or has begun. With the actor's relationship to them.
   */
  private async heads(
    actor: Actor,
    courseIds: readonly string[] | null,
    filter: Parameters<QuizStore['listHeads']>[0],
  ): Promise<Relationships & { readonly heads: readonly QuizHead[] }> {
    const { memberships } = this.dependencies;
    const [works, readable, begun] = await Promise.all([
      memberships.worksOf(actor),
      // With `courseIds`, admins also see quizzes of courses in which they don't work.
      courseIds === null ? null : memberships.readable(actor, courseIds),
      this.dependencies.attempts.quizIdsOf(actor.userId),
    ]);
    const courses = readable === null ? [...works.keys(), null] : [...readable];
    const worked = new Set<string | null>(workedIn(works, courseIds));
    const found = await Promise.all([
      this.dependencies.quizzes.listHeads(filter),
      this.practiceOf(actor, courseIds),
      // In the other courses, all written quizzes are found.
      this.dependencies.quizzes.listTakeable(courses.filter((id) => !worked.has(id))),
      this.dependencies.quizzes.listWrittenHeads(workedIn(works, courseIds)),
      this.dependencies.quizzes.listHeadsByIds([...begun]),
    ]);
    const isRequested = ({ courseId }: QuizHead) =>
      courseIds === null || (courseId !== null && courseIds.includes(courseId));
    const byId = new Map(
      found
        .flat()
        .filter(isRequested)
        .map((quiz) => [quiz._id, quiz]),
    );
    return { heads: [...byId.values()], works, begun };
  }

  /** Views of the quizzes that the actor can see. */
  private async viewsFor(
    actor: Actor,
    quizzes: readonly QuizHead[],
    { works, begun }: Relationships,
  ): Promise<QuizView[]> {
    const seen = quizzes.flatMap((quiz) => {
      const work = quiz.courseId === null ? ('take' as const) : (works.get(quiz.courseId) ?? null);
      const relationship = { work, hasBegun: begun.has(quiz._id) };
      const access = accessToQuiz(quiz, actor, relationship);
      return access ? [{ quiz, access }] : [];
    });
    const closed = seen.filter(({ access }) => onlyReads(access)).map(({ quiz }) => quiz._id);
    const [own, effective] = await Promise.all([
      this.dependencies.attempts.listOwnAt(actor.userId, closed),
      this.effective(actor, seen),
    ]);
    const byQuiz = Map.groupBy(own, ({ quizId }) => quizId);
    const now = this.now();
    return seen.map(({ quiz, access }) => {
      const shown = effective.get(quiz._id) ?? effectiveQuiz(quiz);
      return toQuizView(
        onlyReads(access) ? quizAsTaken(shown, byQuiz.get(quiz._id) ?? []) : shown,
        access,
        now,
      );
    });
  }

  /** The quizzes that the actor cannot edit, by ID, with the dates and limits that count for the actor. */
  private async effective(
    actor: Actor,
    seen: readonly { readonly quiz: QuizHead; readonly access: QuizAccess }[],
  ) {
    const others = seen.flatMap(({ quiz, access }) => (access === 'editor' ? [] : [quiz]));
    const found = await this.dependencies.exceptions.effective(others, actor);
    return new Map(found.map((quiz) => [quiz._id, quiz]));
  }

  private now(): string {
    return isoAfter(this.dependencies.clock, 0);
  }

  private practiceOf({ userId }: Actor, courseIds: readonly string[] | null): Promise<QuizHead[]> {
    const practiceQuizzes = { practiceOf: { $eq: userId }, deletedAt: null };
    return this.dependencies.quizzes.listHeads({ ...practiceQuizzes, ...ofCourses(courseIds) });
  }
}

type Works = ReadonlyMap<string, CourseWork>;

/** The requested courses whose quizzes the actor edits or grades. Null: of all courses. */
function workedIn(works: Works, courseIds: readonly string[] | null): string[] {
  const ids = [...works].filter(([, work]) => work !== 'take').map(([id]) => id);
  return courseIds === null ? ids : ids.filter((id) => courseIds.includes(id));
}

/** Whether the actor can edit a quiz. */
function isEditable(actor: Actor, works: Works): (quiz: QuizDocument) => boolean {
  return (quiz) => {
    const work = works.get(quiz.courseId ?? '') ?? null;
    return accessToQuiz(quiz, actor, { work, hasBegun: false }) === 'editor';
  };
}

function editableBy(actor: Actor, courseIds: readonly string[] | null) {
  const owner = isAdmin(actor) ? {} : { ownerId: { $eq: actor.userId } };
  return { ...owner, ...ofCourses(courseIds), practiceOf: null };
}

function ofCourses(courseIds: readonly string[] | null) {
  return courseIds === null ? {} : { courseId: { $in: courseIds } };
}

/** The actor's relationship to each of several quizzes. See `QuizRelationship`. */
interface Relationships {
  /** See `Memberships`. */
  readonly works: Works;
  /** IDs of the quizzes with an attempt of the actor. */
  readonly begun: ReadonlySet<string>;
}
