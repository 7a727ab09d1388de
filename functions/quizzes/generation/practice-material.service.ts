import type { QuestionType } from '../../../core/quizzes/question.ts';
import { scoreResponse } from '../../../core/quizzes/score.ts';
import type { ResultQuestion } from '../../../schema/quizzes/attempt-result.type.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import { readAnswer, type UncheckedAnswer } from '../attempts/attempt-answers.ts';
import { orderOf } from '../attempts/attempt-items.ts';
import { toShownQuestion, type ShownQuestion } from '../attempts/attempt-question.mapper.ts';
import { toResultQuestion } from '../attempts/attempt-result.mapper.ts';
import { isSubmitted, isRevealed, revealsEachAttempt } from '../attempts/attempt.policy.ts';
import type { RandomFor } from '../../platform/random.ts';
import type { AttemptDocument, AttemptStore } from '../attempts/attempt.store.ts';
import type { Grading, OpenedItem } from '../grading/grading.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuizExceptions } from '../authoring/effective-quiz.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import type { Person } from '../../platform/personal-data.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';

export type { ShownQuestion } from '../attempts/attempt-question.mapper.ts';
export type { UncheckedAnswer } from '../attempts/attempt-answers.ts';

/** A question as a submitted attempt of the student showed it. */
export interface KnownQuestion {
  readonly attemptId: string;
  readonly questionId: string;
  readonly versionId: string;
  /** Seed of the order of its parts. */
  readonly seed: string;
}

/** The result of one question in an attempt. */
export interface LearnedAnswer extends Pick<KnownQuestion, 'questionId' | 'versionId'> {
  readonly type: QuestionType;
  /** 0 to 1. Null while a person has to grade it. */
  readonly share: number | null;
  readonly concepts: readonly string[];
}

/** A submitted attempt whose correct answers are released. */
export interface AttemptToSchedule {
  readonly id: string;
  readonly quizId: string;
  readonly courseId: string | null;
  readonly submittedAt: string;
  readonly revision: number;
  readonly answers: readonly LearnedAnswer[];
}

export interface PracticeMaterialDependencies {
  readonly attempts: AttemptStore;
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly grading: Grading;
  readonly exceptions: QuizExceptions;
  readonly clock: Clock;
  /** Depends on a secret, since students know the IDs from which orders are computed. */
  readonly randomFor: RandomFor;
}

/** Maximum questions to schedule in one run. The attempt that exceeds it is still scheduled as a whole. */
const maxQuestions = 2_000;
/** Question versions per query. */
const versionChunkSize = 100;

/** Practice always uses this credit method, not the one of the quiz. */
const creditMethod = 'NET_CORRECT';

/** Material for practice: questions of a student's submitted attempts, if their quiz shows the correct answers. */
export class PracticeMaterialService {
  constructor(private readonly dependencies: PracticeMaterialDependencies) {}

  /**
   * Submitted attempts that are not scheduled yet and whose answers are released. The next run returns attempts
   * beyond the limit.
   */
  async attemptsToSchedule(person: Person): Promise<AttemptToSchedule[]> {
    const toSchedule: AttemptToSchedule[] = [];
    const asked = new Map<string, AskedVersion>();
    let questions = 0;
    for await (const attempts of this.dependencies.attempts.unscheduledChunks(person.userId)) {
      const quizzes = await this.revealedQuizzes(person, [...new Set(attempts.map(({ quizId }) => quizId))]);
      const revealed: { readonly attempt: AttemptDocument; readonly quiz: QuizDocument }[] = [];
      for (const attempt of attempts) {
        const quiz = quizzes.get(attempt.quizId);
        if (!quiz || questions >= maxQuestions) continue;
        questions += attempt.items.length;
        revealed.push({ attempt, quiz });
      }
      await this.readVersions(
        revealed.flatMap(({ attempt }) => attempt.items.map(({ versionId }) => versionId)),
        asked,
      );
      toSchedule.push(...revealed.map(({ attempt, quiz }) => toAttemptToSchedule(attempt, quiz, asked)));
      if (questions >= maxQuestions) break;
    }
    return toSchedule;
  }

  /**
   * The quizzes, by ID, whose answers are released to the user. The user must have submitted an attempt at each
   * of them.
   */
  async revealedQuizzes(
    person: Person,
    quizIds: readonly string[],
  ): Promise<ReadonlyMap<string, QuizDocument>> {
    const { quizzes, attempts, exceptions, clock } = this.dependencies;
    const found = await exceptions.effective(await quizzes.listByIds(quizIds), person);
    const now = isoAfter(clock, 0);
    const others = found.filter((quiz) => !revealsEachAttempt(quiz)).map(({ _id }) => _id);
    const attemptsByQuiz = Map.groupBy(
      await attempts.listOwnAt(person.userId, others),
      ({ quizId }) => quizId,
    );
    const revealed = found.filter(
      (quiz) => revealsEachAttempt(quiz) || isRevealed(quiz, attemptsByQuiz.get(quiz._id) ?? [], now),
    );
    return new Map(revealed.map((quiz) => [quiz._id, quiz]));
  }

  /** Marks an attempt as scheduled, unless it was graded or regraded in between. */
  async markScheduled({ id, revision }: Pick<AttemptToSchedule, 'id' | 'revision'>): Promise<void> {
    await this.dependencies.attempts.change(id, { $set: { isLearned: true } }, { revision });
  }

  /** The students' view of questions, each in the order of its seed, by version. */
  async show(
    questions: readonly Pick<KnownQuestion, 'questionId' | 'versionId' | 'seed'>[],
  ): Promise<ReadonlyMap<string, ShownQuestion>> {
    const versions = await this.dependencies.questions.findVersions(
      questions.map(({ versionId }) => versionId),
    );
    const byId = new Map(versions.map((version) => [version._id, version]));
    return new Map(
      questions.flatMap(({ questionId, versionId, seed }) => {
        const version = byId.get(versionId);
        if (!version) return [];
        const { prompt, points } = version;
        const order = orderOf(prompt, this.dependencies.randomFor(`${seed} ${questionId}`));
        return [[versionId, toShownQuestion({ questionId, versionId, points, ...order }, prompt)]];
      }),
    );
  }

  /**
   * Grades an answer. Throws BAD_USER_INPUT if it does not fit its question. Null if the attempt is not the
   * user's, if it is open, or if its quiz does not release the answers: keys are read only for submitted
   * attempts.
   */
  async grade(
    person: Person,
    { attemptId, questionId, seed }: KnownQuestion,
    answer: Omit<UncheckedAnswer, 'questionId'>,
  ): Promise<{ readonly share: number; readonly result: ResultQuestion } | null> {
    const opened = await this.open(person, attemptId, questionId);
    if (!opened) return null;
    const { item, prompt, key } = opened;
    const response = readAnswer(prompt, answer, 'answer');
    const share = scoreResponse(prompt, key, response, creditMethod) ?? 0;
    const shown = { ...item, ...orderOf(prompt, this.dependencies.randomFor(`${seed} ${questionId}`)) };
    const revealed = { item: shown, prompt, opened: { item: shown, prompt, key } };
    return {
      share,
      result: toResultQuestion(revealed, { response, creditMethod, result: { share, feedback: '' } }),
    };
  }

  private async open(person: Person, attemptId: string, questionId: string): Promise<OpenedItem | null> {
    const { attempts, grading } = this.dependencies;
    const attempt = await attempts.findOwn(attemptId, person.userId);
    if (!attempt || !isSubmitted(attempt)) return null;
    if (!(await this.revealedQuizzes(person, [attempt.quizId])).has(attempt.quizId)) return null;
    const items = await grading.open(attempt);
    return items.find(({ item }) => item.questionId === questionId) ?? null;
  }

  /** Reads the versions that are missing in `asked`, and adds them. */
  private async readVersions(ids: readonly string[], asked: Map<string, AskedVersion>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !asked.has(id));
    const read = await inChunks(unknown, versionChunkSize, async (some) => {
      const versions = await this.dependencies.questions.findVersions(some);
      return versions.map(({ _id, prompt, concepts }) => ({ _id, type: prompt.type, concepts }));
    });
    for (const { _id, type, concepts } of read) asked.set(_id, { type, concepts });
  }
}

/** The fields of a version that practice stores. Texts are not stored. */
type AskedVersion = Pick<LearnedAnswer, 'type' | 'concepts'>;

function toAttemptToSchedule(
  { _id, items, results, submittedAt, startedAt, revision }: AttemptDocument,
  quiz: QuizDocument,
  asked: ReadonlyMap<string, AskedVersion>,
): AttemptToSchedule {
  return {
    id: _id,
    quizId: quiz._id,
    courseId: quiz.courseId,
    submittedAt: submittedAt ?? startedAt,
    revision,
    answers: items.flatMap(({ questionId, versionId }) => {
      const version = asked.get(versionId);
      const share = results[questionId]?.share ?? null;
      return version ? [{ questionId, versionId, share, ...version }] : [];
    }),
  };
}
