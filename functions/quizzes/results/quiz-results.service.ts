import { normalizeEmail } from '../../../core/accounts/email.ts';
import { figuresOf, type ResultSort, type ResultState } from '../../../core/quizzes/quiz-results.ts';
import type { QuizResult, QuizResultsSummary } from '../../../schema/quizzes/quiz-results.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { pageOfRows } from '../../platform/paging/page-of-rows.ts';
import type { Page, PageRequest } from '../../platform/paging/page.ts';
import { lazily } from '../../platform/lazily.ts';
import { requireSearchable } from '../../platform/search-texts.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuizDocument } from '../authoring/quiz.store.ts';
import { resultOrder } from './result-order.ts';
import type { ResultsFile } from './results-csv.ts';
import type { ResultsReader } from './results-reader.ts';
import { studentCheckFor, type PeopleOfCourse } from './students-of-quiz.ts';

/** Finds the members of courses. */
export interface CourseMembers {
  /** One text per member: the email address, or an empty text. Null if `teacher` does not teach the course. */
  studentAddressesIn(courseId: string, teacher: Actor): Promise<readonly string[] | null>;
}

export interface QuizResultsServiceDependencies {
  readonly results: ResultsReader;
  readonly questions: QuestionStore;
  readonly members: CourseMembers;
  readonly coursePeople: PeopleOfCourse;
}

/** Which results to return, and in which order. */
export interface ResultsQuery {
  /** Null for all. */
  readonly state: ResultState | null;
  /** Part of a name or an address. Empty for all. */
  readonly search: string;
  readonly sort: ResultSort;
  readonly descending: boolean;
}

const resultsCsv = lazily(() => import('./results-csv.ts'));

const noFigures = { average: null, median: null, highest: null, lowest: null };

/** Results of a quiz, for its editors and graders. Has no access to answer keys. */
export class QuizResultsService {
  constructor(private readonly dependencies: QuizResultsServiceDependencies) {}

  /** Throws NOT_FOUND if the actor does not see the quiz’s results, and BAD_USER_INPUT with fields. */
  async list(
    quizId: string,
    actor: Actor,
    { state, search, sort, descending }: ResultsQuery,
    request: PageRequest,
  ): Promise<Page<QuizResult>> {
    const rows = await this.rows(await this.dependencies.results.quiz(quizId, actor));
    requireSearchable({ search });
    const searched = search.trim().toLowerCase();
    const found = rows.filter(
      (row) =>
        (state === null || row.state === state) &&
        (row.name.toLowerCase().includes(searched) || row.email.toLowerCase().includes(searched)),
    );
    return pageOfRows(found, resultOrder<QuizResult>(sort, descending), request);
  }

  /** Throws NOT_FOUND if the actor does not see the quiz’s results. */
  async summary(quizId: string, actor: Actor): Promise<QuizResultsSummary> {
    const quiz = await this.dependencies.results.quiz(quizId, actor);
    const rows = await this.rows(quiz);
    const counted = rows.filter(await studentCheckFor(quiz, this.dependencies.coursePeople));
    const students = new Map(
      counted.flatMap((row) => (row.submittedAt === null ? [] : [[row.userId, normalizeEmail(row.email)]])),
    );
    const percents = counted.flatMap(({ isOfficial, percent }) =>
      isOfficial && percent !== null ? [percent] : [],
    );
    const countOf = (state: ResultState) => rows.filter((row) => row.state === state).length;
    return {
      id: quizId,
      submittedCount: students.size,
      ...(await this.members(quiz, actor, new Set(students.values()))),
      officialCount: percents.length,
      ...(figuresOf(percents) ?? noFigures),
      toGradeCount: countOf('TO_GRADE'),
      gradedCount: countOf('GRADED'),
      inProgressCount: countOf('IN_PROGRESS'),
    };
  }

  /** The attempts as a table, by name. Throws NOT_FOUND if the actor does not see the quiz’s results. */
  async csv(quizId: string, actor: Actor): Promise<ResultsFile> {
    const quiz = await this.dependencies.results.quiz(quizId, actor);
    const results = await this.dependencies.results.results(quiz);
    const { resultsToCsv } = await resultsCsv();
    return resultsToCsv(quiz, results, this.dependencies.questions);
  }

  private async rows(quiz: QuizDocument): Promise<QuizResult[]> {
    return (await this.dependencies.results.results(quiz)).map(({ row }) => row);
  }

  private async members({ courseId }: QuizDocument, actor: Actor, students: ReadonlySet<string>) {
    const addresses =
      courseId === null ? null : await this.dependencies.members.studentAddressesIn(courseId, actor);
    if (addresses === null) return { memberCount: null, submittedMemberCount: null };
    const submitted = addresses.filter((address) => students.has(normalizeEmail(address)));
    return { memberCount: addresses.length, submittedMemberCount: submitted.length };
  }
}
