import { setImmediate } from 'node:timers/promises';
import { isBlank } from '../../../core/quizzes/response.ts';
import type { ItemStatistics, QuizStatistics } from '../../../schema/quizzes/item-statistics.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Answered, AnsweredAttempts } from '../attempts/answered-attempts.ts';
import type { AttemptClosing } from '../attempts/attempt-closing.ts';
import { isSubmitted, type SubmittedAttempt } from '../attempts/attempt.policy.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { Grading } from '../grading/grading.ts';
import { studentCheckFor, type CountsAsStudent, type PeopleOfCourse } from './students-of-quiz.ts';
import { toCountedAttempt, toItemStatistics, type CountedAttempt } from './item-statistics.mapper.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';

export interface ItemStatisticsServiceDependencies {
  readonly attempts: AttemptStore;
  readonly answered: AnsweredAttempts;
  readonly closing: AttemptClosing;
  readonly grading: Grading;
  readonly reader: QuizReader;
  readonly coursePeople: PeopleOfCourse;
}

/** Maximum attempts to read. */
const max = 2_000;

/** Collects the data for the statistics of a quiz while its attempts are read. */
class Tally {
  private readonly firstAttempts = new Map<
    string,
    { readonly number: number; readonly counted: CountedAttempt }
  >();
  /** The newest attempt that has each question. An attempt is listed only with questions that no newer one has. */
  readonly newest: SubmittedAttempt[] = [];
  /** Number of answers to each question, in all attempts. */
  readonly answerCounts = new Map<string, number>();
  private readonly missingIds: Set<string>;
  private readonly isStudent: CountsAsStudent;

  constructor(questionIds: readonly string[], isStudent: CountsAsStudent) {
    this.isStudent = isStudent;
    this.missingIds = new Set(questionIds);
  }

  /** Adds an attempt of a student. The attempt with the latest start has to come first. */
  add(attempt: Answered<SubmittedAttempt>): void {
    const { userId, number } = attempt;
    if (!this.isStudent({ userId, email: attempt.takerEmail })) return;
    const known = this.firstAttempts.get(userId);
    if (!known || number < known.number)
      this.firstAttempts.set(userId, { number, counted: toCountedAttempt(attempt) });
    const items = attempt.items.filter(({ questionId }) => this.missingIds.delete(questionId));
    if (items.length > 0) this.newest.push({ ...attempt, items });
    for (const [questionId, response] of Object.entries(attempt.responses))
      if (!isBlank(response)) this.answerCounts.set(questionId, (this.answerCounts.get(questionId) ?? 0) + 1);
  }

  /** The first attempt of each student. Later attempts do not count, because students learn from the first. */
  get counted(): readonly CountedAttempt[] {
    return [...this.firstAttempts.values()].map(({ counted }) => counted);
  }
}

/** Statistics of a quiz's questions, for its editors. */
export class ItemStatisticsService {
  constructor(private readonly dependencies: ItemStatisticsServiceDependencies) {}

  /** Throws NOT_FOUND if the actor does not see the quiz’s results. */
  async of(quizId: string, actor: Actor): Promise<QuizStatistics> {
    const { grading, reader } = this.dependencies;
    const quiz = await reader.withResults(quizId, actor);
    const ids = quiz.questions.map(({ questionId }) => questionId);
    const isStudent = await studentCheckFor(quiz, this.dependencies.coursePeople);
    const { answerCounts, counted, newest } = await this.tally(quizId, new Tally(ids, isStudent));
    const asked = (await grading.openAll(newest)).flat();
    const byId = new Map(asked.map((one) => [one.item.questionId, one]));
    const questions: ItemStatistics[] = [];
    for (const opened of ids.flatMap((id) => byId.get(id) ?? [])) {
      // oxlint-disable-next-line no-await-in-loop -- lets other work run between two questions
      await setImmediate();
      questions.push(toItemStatistics(opened, counted, answerCounts.get(opened.item.questionId) ?? 0));
    }
    return { id: quizId, studentCount: counted.length, questions };
  }

  /** Counts the attempts chunk by chunk, because all of them together would fill the memory. */
  private async tally(quizId: string, tally: Tally): Promise<Tally> {
    const { answered, attempts, closing } = this.dependencies;
    for await (const chunk of attempts.submittedGradedChunks(quizId, max)) {
      const current = await Promise.all(chunk.map((attempt) => closing.closeIfDue(attempt)));
      for await (const some of answered.readInChunks(current.filter(isSubmitted))) {
        await setImmediate();
        for (const attempt of some) tally.add(attempt);
      }
    }
    return tally;
  }
}
