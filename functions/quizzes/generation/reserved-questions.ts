import { readableQuestion } from '../../../core/quizzes/question-parts.ts';
import type { Actor } from '../../platform/actor.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import { fingerprintOf } from '../bank/question-search-words.ts';
import type { QuestionDocument, QuestionStore, QuestionVersionDocument } from '../bank/question.store.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { EffectiveQuiz, QuizExceptions } from '../authoring/effective-quiz.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';
import type { ReservingQuiz, TakenQuizzes } from './taken-quizzes.ts';
import type { Teachers } from './teachers.ts';

export interface ReservedQuestionsDependencies {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly memberships: Memberships;
  readonly teachers: Teachers;
  readonly exceptions: QuizExceptions;
}

/** Whether a question, or one with the same text (by fingerprint), is reserved for a quiz. */
export type IsReserved = (questionId: string, fingerprint: string | undefined) => boolean;

/** Versions per query. */
const chunkSize = 200;

/** IDs of the quiz's questions, except those whose current version is in `revealedIds`. */
function reservedIdsIn(
  { quiz, revealedIds }: ReservingQuiz,
  heads: ReadonlyMap<string, QuestionDocument>,
): string[] {
  return quiz.questions
    .map(({ questionId }) => questionId)
    .filter((id) => !revealedIds.has(heads.get(id)?.versionId ?? ''));
}

/** Items of the student's attempts whose answers are not shown. */
function unrevealedItems({ attempts, revealedIds }: ReservingQuiz) {
  return attempts.flatMap(({ items }) => items.filter(({ versionId }) => !revealedIds.has(versionId)));
}

/**
 * Finds reserved questions, which a student cannot practise: the questions of quizzes that reserve them (see
 * `ReservingQuiz`), and of the student's attempts at these quizzes. A version is not reserved if the student
 * has submitted it in the quiz and sees its answer there. Reads no answer key.
 */
export class ReservedQuestions {
  constructor(private readonly dependencies: ReservedQuestionsDependencies) {}

  /** `ownerIds`: owners of practisable questions, in addition to the student's teachers. */
  async of(actor: Actor, taken: TakenQuizzes, ownerIds: readonly string[]): Promise<IsReserved> {
    const reserving = taken.reservingQuizzes(await this.quizzesFor(actor, taken, ownerIds));
    const quizQuestionIds = reserving.flatMap(({ quiz }) =>
      quiz.questions.map(({ questionId }) => questionId),
    );
    const found = await this.dependencies.questions.listByIds([...new Set(quizQuestionIds)]);
    const heads = new Map(found.map((head) => [head._id, head]));
    const reservedIds = new Set(reserving.flatMap((each) => reservedIdsIn(each, heads)));
    const items = reserving.flatMap(unrevealedItems);
    const reservedHeads = found.filter(({ _id }) => reservedIds.has(_id));
    const fingerprints = new Set(reservedHeads.map(({ fingerprint }) => fingerprint));
    const headVersionIds = new Set(reservedHeads.map(({ versionId }) => versionId));
    const asked = new Set(items.map(({ versionId }) => versionId).filter((id) => !headVersionIds.has(id)));
    for (const { prompt } of await this.versions([...asked]))
      fingerprints.add(fingerprintOf(readableQuestion(prompt)));
    const ids = new Set([...reservedIds, ...items.map(({ questionId }) => questionId)]);
    return (questionId, fingerprint) =>
      ids.has(questionId) || (fingerprint !== undefined && fingerprints.has(fingerprint));
  }

  /** Quizzes in any state and with any dates: an unpublished, closed or deleted quiz may be open tomorrow. */
  private async quizzesFor(
    actor: Actor,
    { quizzes: taken }: TakenQuizzes,
    ownerIds: readonly string[],
  ): Promise<EffectiveQuiz[]> {
    const { quizzes, memberships, teachers, exceptions } = this.dependencies;
    const courseIds = await memberships.courseIdsOf(actor);
    const owners = new Set([...ownerIds, ...(await teachers.of(actor, courseIds))]);
    const others = [
      ...(await quizzes.listWritten('ownerId', [...owners])),
      ...(await quizzes.listWritten('courseId', courseIds)),
    ];
    const found = [...taken, ...(await exceptions.effective(others, actor))];
    return [...new Map(found.map((quiz) => [quiz._id, quiz])).values()];
  }

  private versions(ids: readonly string[]): Promise<QuestionVersionDocument[]> {
    return inChunks(ids, chunkSize, (some) => this.dependencies.questions.findVersions(some));
  }
}
