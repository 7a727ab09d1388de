import { toStoredDate } from '../../../core/dates/date-rules.ts';
import { checkException, isEmptyException, maxExceptions } from '../../../core/quizzes/exception-rules.ts';
import type { ExceptionRules } from '../../../core/quizzes/quiz-dates.ts';
import type { QuizException } from '../../../schema/quizzes/quiz-exception.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditPerson } from '../../platform/audit/audit-log.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { compareNames } from '../../platform/compare-names.ts';
import { AppError, badUserInput, fieldsUnder } from '../../platform/errors.ts';
import type { AttemptDeadlines } from '../attempts/attempt-deadlines.ts';
import { datesOf } from '../authoring/effective-quiz.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';
import type { GradingLog } from '../grading/grading-log.ts';
import { outdatedExceptions, type CoursePeople, type PersonInCourse } from './exception-reader.ts';
import { exceptionInWords } from './exception-text.ts';
import {
  exceptionIdOf,
  type QuizExceptionDocument,
  type QuizExceptionStore,
  type QuizInCourse,
} from './quiz-exception.store.ts';

export interface QuizExceptionServiceDependencies {
  readonly exceptions: QuizExceptionStore;
  readonly quizzes: QuizStore;
  readonly reader: QuizReader;
  readonly people: Pick<CoursePeople, 'taught'>;
  readonly deadlines: Pick<AttemptDeadlines, 'refresh'>;
  readonly log: GradingLog;
  readonly clock: Clock;
}

/** An unchecked exception. */
export interface GivenException {
  readonly opensAt?: Date | string | null;
  readonly dueAt?: Date | string | null;
  readonly closesAt?: Date | string | null;
  readonly extraMinutes: number;
  readonly extraAttempts: number;
}

type EditedQuiz = QuizDocument & QuizInCourse;

const toStored = (date: Date | string | null | undefined) => (date ? toStoredDate(date) : null);

function toRules({ opensAt, dueAt, closesAt, extraMinutes, extraAttempts }: GivenException): ExceptionRules {
  const dates = { opensAt: toStored(opensAt), dueAt: toStored(dueAt), closesAt: toStored(closesAt) };
  return { ...dates, extraMinutes, extraAttempts };
}

function revisionConflict(revision: number): AppError {
  const message = 'The exception was changed elsewhere after you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

function exceptionNotFound(): AppError {
  return new AppError('This person has no exception.', { code: 'NOT_FOUND' });
}

function notInCourse(): AppError {
  return new AppError('This person is not in the course of the quiz.', { code: 'NOT_FOUND' });
}

function byName(one: QuizException, other: QuizException): number {
  return compareNames(one.name, other.name) || (one.studentId < other.studentId ? -1 : 1);
}

/** Exceptions of a quiz. Its editors change them, and its graders see them. */
export class QuizExceptionService {
  constructor(private readonly dependencies: QuizExceptionServiceDependencies) {}

  /**
   * By name. Empty for a quiz without a course, or if the actor no longer sees the people of its course. Throws
   * NOT_FOUND if the actor does not see the results of the quiz.
   */
  async list(quizId: string, actor: Actor): Promise<QuizException[]> {
    const quiz = await this.dependencies.reader.withResults(quizId, actor);
    if (!isInCourse(quiz)) return [];
    const people = await this.peopleIn(quiz, actor);
    if (people === null) return [];
    await this.updatePeople(quiz, people);
    const found = await this.dependencies.exceptions.listOfQuiz(quiz);
    return found.map((exception) => toView(exception, quiz, people)).toSorted(byName);
  }

  /**
   * Sets the exception of a person, in place of the previous one. It applies to open attempts at once. `revision`: the
   * revision that the actor loaded, 0 if there was no exception, or null to overwrite. Throws NOT_FOUND if the actor
   * cannot edit the quiz or the person is not in its course, BAD_USER_INPUT with fields, and CONFLICT if the stored
   * revision differs from `revision`.
   */
  async set(
    actor: Actor,
    { quizId, studentId }: { readonly quizId: string; readonly studentId: string },
    given: GivenException,
    revision: number | null,
  ): Promise<QuizException> {
    const { quiz, person, people } = await this.editableWith(quizId, studentId, actor);
    const rules = toRules(given);
    this.check(rules, quiz);
    const { exceptions, quizzes, clock } = this.dependencies;
    await this.updatePeople(quiz, people);
    const before = await exceptions.find(quiz, studentId);
    const storedRevision = before?.revision ?? 0;
    if (revision !== null && revision !== storedRevision) throw revisionConflict(storedRevision);
    if (!before) await this.checkRoom(quiz);
    await this.record(actor, { quiz, person, studentId }, before, rules);
    const exception: QuizExceptionDocument = {
      _id: exceptionIdOf(quiz._id, studentId),
      ownerId: quiz.ownerId,
      courseId: quiz.courseId,
      quizId: quiz._id,
      studentId,
      email: person.email,
      ...rules,
      revision: storedRevision + 1,
      updatedAt: isoAfter(clock, 0),
    };
    await quizzes.setHasExceptions(quiz._id);
    if (!(await exceptions.put(exception, storedRevision))) throw revisionConflict(storedRevision + 1);
    await this.dependencies.deadlines.refresh({ ...quiz, hasExceptions: true });
    return toView(exception, quiz, people);
  }

  /**
   * Removes the exception of a person, also of one who is no longer in the course. Throws NOT_FOUND if the actor cannot
   * edit the quiz, or if there is no exception.
   */
  async remove(actor: Actor, quizId: string, studentId: string): Promise<string> {
    const quiz = await this.dependencies.reader.editable(quizId, actor);
    if (!isInCourse(quiz)) throw exceptionNotFound();
    const { exceptions, deadlines } = this.dependencies;
    const people = (await this.peopleIn(quiz, actor)) ?? [];
    await this.updatePeople(quiz, people);
    const before = await exceptions.find(quiz, studentId);
    if (!before) throw exceptionNotFound();
    const name = people.find((person) => person.studentId === studentId)?.name ?? before.email;
    await this.record(actor, { quiz, person: { name, email: before.email }, studentId }, before, null);
    await exceptions.remove(quiz, studentId);
    await deadlines.refresh(quiz);
    return studentId;
  }

  private async editableWith(quizId: string, studentId: string, actor: Actor) {
    const quiz = await this.dependencies.reader.editable(quizId, actor);
    const people = isInCourse(quiz) ? await this.peopleIn(quiz, actor) : null;
    if (!isInCourse(quiz) || people === null)
      throw badUserInput({ quizId: 'Only quizzes of a course that you teach can have exceptions.' });
    const person = people.find((each) => each.studentId === studentId);
    if (!person) throw notInCourse();
    return { quiz, person, people };
  }

  /** Null if the actor does not see the people of the course. */
  private async peopleIn({ courseId }: EditedQuiz, actor: Actor): Promise<readonly PersonInCourse[] | null> {
    const taught = await this.dependencies.people.taught([courseId], actor);
    return taught.get(courseId)?.people ?? null;
  }

  private check(rules: ExceptionRules, quiz: QuizDocument): void {
    const errors = checkException(rules, datesOf(quiz));
    if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder('input', errors));
    if (isEmptyException(rules))
      throw badUserInput({}, 'Set at least one date, extra minutes or extra attempts.');
  }

  private async checkRoom(quiz: EditedQuiz): Promise<void> {
    const found = await this.dependencies.exceptions.listOfQuiz(quiz);
    if (found.length < maxExceptions) return;
    throw badUserInput({}, `A quiz has at most ${maxExceptions.toLocaleString('en-US')} exceptions.`);
  }

  /**
   * Stores the current addresses of people, by which people are recognized who are removed and added again, and the rows
   * of those who were.
   */
  private async updatePeople(quiz: EditedQuiz, people: readonly PersonInCourse[]): Promise<void> {
    const { exceptions } = this.dependencies;
    const found = await exceptions.listOfQuiz(quiz);
    const { moved, replaced, readdressed } = outdatedExceptions(found, people);
    await Promise.all([
      ...moved.map(({ exception, studentId }) => exceptions.move(exception, studentId)),
      ...replaced.map(({ studentId }) => exceptions.remove(quiz, studentId)),
      ...readdressed.map(({ exception, email }) => exceptions.setEmail(exception._id, email)),
    ]);
  }

  private async record(
    actor: Actor,
    {
      quiz,
      person: { name, email },
      studentId,
    }: { readonly quiz: QuizDocument; readonly person: AuditPerson; readonly studentId: string },
    before: ExceptionRules | null,
    after: ExceptionRules | null,
  ): Promise<void> {
    await this.dependencies.log.record(actor, quiz, {
      action: after === null ? 'removeQuizException' : 'setQuizException',
      subjectType: 'student',
      subjectId: studentId,
      subject: `${name} in ${quiz.title}`,
      person: { name, email },
      before: before && exceptionInWords(before),
      after: after && exceptionInWords(after),
    });
  }
}

function isInCourse(quiz: QuizDocument): quiz is EditedQuiz {
  return quiz.courseId !== null;
}

function toView(
  exception: QuizExceptionDocument,
  quiz: QuizDocument,
  people: readonly PersonInCourse[],
): QuizException {
  const { studentId, opensAt, dueAt, closesAt, extraMinutes, extraAttempts, revision, updatedAt } = exception;
  const person = people.find((each) => each.studentId === studentId);
  const [problem = null] = Object.values(checkException(exception, datesOf(quiz)));
  return {
    studentId,
    name: person?.name ?? '',
    email: person?.email ?? exception.email,
    opensAt,
    dueAt,
    closesAt,
    extraMinutes,
    extraAttempts,
    isInCourse: person !== undefined,
    problem,
    revision,
    updatedAt,
  };
}
