import { normalizeEmail } from '../../../core/accounts/email.ts';
import { datesFor } from '../../../core/quizzes/quiz-dates.ts';
import type { Person } from '../../platform/personal-data.ts';
import {
  datesOf,
  effectiveQuiz,
  type EffectiveQuiz,
  type QuizExceptions,
} from '../authoring/effective-quiz.ts';
import type { QuizHead } from '../authoring/quiz.store.ts';
import type { QuizExceptionDocument, QuizExceptionStore, QuizInCourse } from './quiz-exception.store.ts';

/** A row of a course's list of people. */
export interface PersonInCourse {
  readonly studentId: string;
  readonly name: string;
  /** Normalized. May be empty. */
  readonly email: string;
  /** False for people with another role, for example teaching assistants. */
  readonly isStudent: boolean;
}

/** Finds people in courses, for the domains whose data is about them. */
export interface CoursePeople {
  /** All people of a course. Empty if the course does not exist. For work without an actor. */
  peopleOf(courseId: string): Promise<readonly PersonInCourse[]>;
  /**
   * IDs of the accounts of the owner and of the accepted staff of a course. Empty if the course does not exist. For
   * work without an actor.
   */
  staffIdsOf(courseId: string): Promise<readonly string[]>;
  /** The people, by course ID, for courses in which the actor sees all people. */
  taught(
    ids: readonly string[],
    actor: Person,
  ): Promise<ReadonlyMap<string, { readonly people: readonly PersonInCourse[] }>>;
  /** IDs of the rows with which the person is a member of these courses, by course ID. */
  ownRowsIn(courseIds: readonly string[], person: Person): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The given rows whose people are in their course now, as `course:student`. */
  presentAmong(
    rows: readonly { readonly courseId: string; readonly studentId: string; readonly email: string }[],
  ): Promise<ReadonlySet<string>>;
}

export interface ExceptionReaderDependencies {
  readonly exceptions: QuizExceptionStore;
  readonly people: Pick<CoursePeople, 'peopleOf' | 'ownRowsIn' | 'presentAmong'>;
}

type QuizWithExceptions = QuizHead & QuizInCourse;

/** Only quizzes of courses can have exceptions, and most quizzes never had one. */
function canHaveExceptions<Quiz extends QuizHead>(quiz: Quiz): quiz is Quiz & QuizInCourse {
  return quiz.hasExceptions === true && quiz.courseId !== null;
}

/** The closings of people that differ from the closing of the quiz. */
function closingsIn(quiz: QuizHead, exceptions: readonly QuizExceptionDocument[]): string[] {
  return exceptions.flatMap((exception) => datesFor(datesOf(quiz), exception).closesAt ?? []);
}

/**
 * The exceptions by the current address of the person. So a person whose address was changed keeps the exception. A
 * person who was removed and added again with the same address has the exception of the earlier row.
 */
export function exceptionsByAddress(
  exceptions: readonly QuizExceptionDocument[],
  people: readonly PersonInCourse[],
): ReadonlyMap<string, QuizExceptionDocument> {
  const present = new Map(people.map((person) => [person.studentId, person]));
  const byAddress = new Map<string, QuizExceptionDocument>();
  for (const exception of exceptions)
    if (!present.has(exception.studentId) && exception.email !== '')
      byAddress.set(exception.email, exception);
  for (const exception of exceptions) {
    const email = present.get(exception.studentId)?.email ?? '';
    if (email !== '') byAddress.set(email, exception);
  }
  return byAddress;
}

/** What is stored for people who have another row or address now. */
interface OutdatedExceptions {
  /** The person was removed and added again, with another row. */
  readonly moved: readonly { readonly exception: QuizExceptionDocument; readonly studentId: string }[];
  /** The person’s new row has an exception, which applies instead. */
  readonly replaced: readonly QuizExceptionDocument[];
  readonly readdressed: readonly { readonly exception: QuizExceptionDocument; readonly email: string }[];
}

export function outdatedExceptions(
  exceptions: readonly QuizExceptionDocument[],
  people: readonly PersonInCourse[],
): OutdatedExceptions {
  const byAddress = exceptionsByAddress(exceptions, people);
  const present = new Map(people.map((person) => [person.studentId, person]));
  const rows = new Map(people.map(({ email, studentId }) => [email, studentId]));
  const [inCourse, absent] = [
    exceptions.filter(({ studentId }) => present.has(studentId)),
    exceptions.filter(({ studentId, email }) => !present.has(studentId) && email !== ''),
  ];
  return {
    moved: absent.flatMap((exception) => {
      const studentId = rows.get(exception.email);
      const applies = byAddress.get(exception.email) === exception;
      return studentId === undefined || !applies ? [] : [{ exception, studentId }];
    }),
    replaced: absent.filter(
      (exception) => rows.has(exception.email) && byAddress.get(exception.email) !== exception,
    ),
    readdressed: inCourse.flatMap((exception) => {
      const email = present.get(exception.studentId)?.email ?? exception.email;
      return email === exception.email ? [] : [{ exception, email }];
    }),
  };
}

/** Reads exceptions, and applies them to quizzes. */
export class ExceptionReader implements QuizExceptions {
  constructor(private readonly dependencies: ExceptionReaderDependencies) {}

  async effective<Stored extends QuizHead>(
    quizzes: readonly Stored[],
    person: Person,
  ): Promise<EffectiveQuiz<Stored>[]> {
    const some = quizzes.filter((quiz) => canHaveExceptions(quiz));
    if (some.length === 0) return quizzes.map((quiz) => effectiveQuiz(quiz));
    const [own, closings] = await Promise.all([this.ofPerson(some, person), this.closingsOf(some)]);
    return quizzes.map((quiz) => effectiveQuiz(quiz, own.get(quiz._id) ?? null, closings.get(quiz._id)));
  }

  async byAddress<Stored extends QuizHead>(quiz: Stored): Promise<(email: string) => EffectiveQuiz<Stored>> {
    if (!canHaveExceptions(quiz)) {
      const same = effectiveQuiz(quiz);
      return () => same;
    }
    const { exceptions, people } = this.dependencies;
    const [found, inCourse] = await Promise.all([
      exceptions.listOfQuiz(quiz),
      people.peopleOf(quiz.courseId),
    ]);
    const byAddress = exceptionsByAddress(found, inCourse);
    const closings = closingsIn(quiz, found);
    return (email) => effectiveQuiz(quiz, byAddress.get(normalizeEmail(email)) ?? null, closings);
  }

  /** By quiz ID: the exceptions of a person. */
  private async ofPerson(
    quizzes: readonly QuizWithExceptions[],
    person: Person,
  ): Promise<ReadonlyMap<string, QuizExceptionDocument>> {
    const { exceptions, people } = this.dependencies;
    const courseIds = [...new Set(quizzes.map(({ courseId }) => courseId))];
    const rows = await people.ownRowsIn(courseIds, person);
    const email = normalizeEmail(person.email);
    const found = await exceptions.listOfQuizzes(quizzes, { studentIds: [...rows.values()].flat(), email });
    const isOwn = ({ courseId, studentId }: QuizExceptionDocument) =>
      rows.get(courseId)?.includes(studentId) === true;
    const others = found.filter((exception) => !isOwn(exception) && exception.email === email);
    const present = await people.presentAmong(others);
    const earlier = others.filter(({ courseId, studentId }) => !present.has(`${courseId}:${studentId}`));
    const own = found.filter(isOwn);
    return new Map([...earlier, ...own].map((exception) => [exception.quizId, exception]));
  }

  /** By quiz ID: the closings of all people, for quizzes that show their answers after the closing. */
  private async closingsOf(
    quizzes: readonly QuizWithExceptions[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const some = quizzes.filter(({ answerRelease }) => answerRelease === 'AFTER_CLOSING');
    if (some.length === 0) return new Map();
    const found = await this.dependencies.exceptions.listOfQuizzes(some, null);
    const byQuiz = Map.groupBy(found, ({ quizId }) => quizId);
    return new Map(some.map((quiz) => [quiz._id, closingsIn(quiz, byQuiz.get(quiz._id) ?? [])]));
  }
}
