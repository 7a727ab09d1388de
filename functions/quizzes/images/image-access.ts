import { isAdmin, type Actor } from '../../platform/actor.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { showsQuestionsEarly, isRevealed, isSubmitted } from '../attempts/attempt.policy.ts';
import type { AttemptDocument, AttemptStore } from '../attempts/attempt.store.ts';
import { accessToQuiz, seesResults } from '../authoring/quiz.policy.ts';
import type { Memberships, QuizReader } from '../authoring/quiz-reader.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';
import type { ImageDocument, ImageStore, ImageUseDocument } from './image.store.ts';

export interface ImageAccessDependencies {
  readonly images: ImageStore;
  readonly questions: QuestionStore;
  readonly quizzes: QuizStore;
  readonly attempts: AttemptStore;
  readonly reader: QuizReader;
  readonly memberships: Memberships;
  readonly banks: Pick<SharedBanks, 'with'>;
  readonly clock: Clock;
}

/** The versions that show an image, by the part of the question in which they show it. */
interface ShownIn {
  readonly uses: readonly ImageUseDocument[];
  /** Versions that show it before the answers are released. */
  readonly asPrompt: ReadonlySet<string>;
  readonly versionIds: readonly string[];
}

/**
 * Decides who can see an image: all users who can now see a text with it. Each rule repeats the rule of the service
 * that shows the text, with the same policies.
 */
export class ImageAccess {
  constructor(private readonly dependencies: ImageAccessDependencies) {}

  /** Null if the image does not exist, or if the actor cannot see it. */
  async find(id: string, actor: Actor): Promise<ImageDocument | null> {
    const image = await this.dependencies.images.find(id);
    if (!image) return null;
    if (await this.isOwn(image, actor)) return image;
    const shownIn = await this.shownIn(id);
    if (shownIn.versionIds.length === 0) return null;
    const sees = (await this.teachesWith(shownIn, actor)) || (await this.isStudent(shownIn, actor));
    return sees ? image : null;
  }

  /** The images with these IDs that the actor can see, in the order of `ids`. */
  async list(ids: readonly string[], actor: Actor): Promise<ImageDocument[]> {
    const { images } = this.dependencies;
    const found = new Map((await images.listByIds(ids)).map((image) => [image._id, image]));
    const own = await images.usableBy(actor.userId, [...found.values()]);
    const visible: ImageDocument[] = [];
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- almost every image is the actor's own
      const image = own.has(id) ? found.get(id) : found.has(id) && (await this.find(id, actor));
      if (image) visible.push(image);
    }
    return visible;
  }

  /** Whether the actor can use the image in questions: as their author, or as somebody who reads them to teach. */
  async canUse(image: ImageDocument, actor: Actor): Promise<boolean> {
    if (await this.isOwn(image, actor)) return true;
    return this.teachesWith(await this.shownIn(image._id), actor);
  }

  private async isOwn(image: ImageDocument, actor: Actor): Promise<boolean> {
    return isAdmin(actor) || (await this.dependencies.images.usableBy(actor.userId, [image])).size > 0;
  }

  private async shownIn(id: string): Promise<ShownIn> {
    const uses = await this.dependencies.images.listUses([id]);
    const asPrompt = uses.filter(({ part }) => part === 'PROMPT').map(({ versionId }) => versionId);
    return { uses, asPrompt: new Set(asPrompt), versionIds: uses.map(({ versionId }) => versionId) };
  }

  private async teachesWith(shownIn: ShownIn, actor: Actor): Promise<boolean> {
    return (await this.isInSharedBank(shownIn, actor)) || this.isStaff(shownIn, actor);
  }

  /** Whether a question shows it in a bank that is shared with the actor: see `SharedBanks`. */
  private async isInSharedBank({ uses }: ShownIn, actor: Actor): Promise<boolean> {
    const { banks, questions } = this.dependencies;
    const shared = await banks.with(actor);
    if (shared.size === 0) return false;
    const heads = await questions.listByIds(questionIdsOf(uses));
    return heads.some(({ ownerId, quizId, deletedAt }) => {
      return quizId === null && deletedAt === null && shared.has(ownerId);
    });
  }

  /** Whether the actor sees the results of a quiz of a course that asks such a question, or has asked it. */
  private async isStaff({ uses, versionIds }: ShownIn, actor: Actor): Promise<boolean> {
    const { memberships, quizzes, attempts } = this.dependencies;
    const works = await memberships.worksOf(actor);
    const courseIds = [...works].filter(([, work]) => work !== 'take').map(([id]) => id);
    if (courseIds.length === 0 || versionIds.length === 0) return false;
    const written = await quizzes.listWrittenHeads(courseIds);
    const visible = written.filter((quiz) => {
      const work = works.get(quiz.courseId ?? '') ?? null;
      const access = accessToQuiz(quiz, actor, { work, hasBegun: false });
      return access !== null && seesResults(access);
    });
    const ids = visible.map(({ _id }) => _id);
    const asked = questionIdsOf(uses);
    if (await quizzes.hasQuestion(ids, asked)) return true;
    // A question that left its quiz is still in the results of earlier attempts.
    return attempts.hasAsked(ids, versionIds);
  }

  private async isStudent(shownIn: ShownIn, actor: Actor): Promise<boolean> {
    const { attempts } = this.dependencies;
    const own = await attempts.listAsked(actor.userId, shownIn.versionIds);
    for (const attempt of own) if (await this.isShownIn(attempt, shownIn, actor)) return true;
    return this.isBeforeAttempt(shownIn, actor);
  }

  /** Whether the attempt shows it now: see `AttemptService.get` and `PracticeMaterialService`. */
  private async isShownIn(attempt: AttemptDocument, shownIn: ShownIn, actor: Actor): Promise<boolean> {
    const { reader, attempts, clock } = this.dependencies;
    const found = await reader.lookUp(attempt.quizId, actor);
    if (!found) return false;
    if (attempt.items.some(({ versionId }) => shownIn.asPrompt.has(versionId))) return true;
    const keys = new Set(shownIn.versionIds);
    const isInKey = attempt.items.some(({ versionId, keyVersionId = versionId }) => keys.has(keyVersionId));
    if (!isInKey || !isSubmitted(attempt)) return false;
    const own = await attempts.listOwn(actor.userId, attempt.quizId);
    return isRevealed(found.quiz, own, isoAfter(clock, 0));
  }

  /** Whether a quiz that the actor can take shows it before the first attempt: see `TakenQuestionsService`. */
  private async isBeforeAttempt({ uses, asPrompt }: ShownIn, actor: Actor): Promise<boolean> {
    const { questions, quizzes, memberships, reader, clock } = this.dependencies;
    const heads = await questions.listByIds(questionIdsOf(uses.filter(({ part }) => part === 'PROMPT')));
    const current = heads.filter(({ versionId, deletedAt }) => deletedAt === null && asPrompt.has(versionId));
    if (current.length === 0) return false;
    const works = await memberships.worksOf(actor);
    const asking = await quizzes.listTakeableWith(
      [...works.keys(), null],
      current.map(({ _id }) => _id),
    );
    for (const id of asking) {
      // oxlint-disable-next-line no-await-in-loop -- the first quiz is almost always enough
      const found = await reader.lookUp(id, actor);
      if (found?.access === 'student' && showsQuestionsEarly(found.quiz, isoAfter(clock, 0))) return true;
    }
    return false;
  }
}

function questionIdsOf(uses: readonly ImageUseDocument[]): string[] {
  return [...new Set(uses.map(({ questionId }) => questionId))];
}
