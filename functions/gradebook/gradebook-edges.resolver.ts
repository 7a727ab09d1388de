import { PageArguments } from '../../schema/connections/connection.ts';
import { MemberCourse } from '../../schema/courses/membership.type.ts';
import { SavedCourse } from '../../schema/courses/saved-course.type.ts';
import {
  GradebookColumn,
  GradebookRowConnection,
  GradeBelowQuiz,
  OwnGrade,
} from '../../schema/gradebook/gradebook.type.ts';
import { OwnPlan, OwnStanding } from '../../schema/gradebook/own-plan.type.ts';
import { Student } from '../../schema/courses/student.type.ts';
import { QuizProgress } from '../../schema/quizzes/quiz-progress.type.ts';
import { Regrade } from '../../schema/quizzes/regrade.type.ts';
import { quizTypes } from '../../schema/quizzes/quiz-types.ts';
import { QuizMeta } from '../../schema/quizzes/quiz-meta.type.ts';
import { Args, Ctx, FieldResolver, Float, ID, Int, Resolver, Root } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { GradebookCourse, GradebookCourses, PersonView } from '../courses/index.ts';
import type { QuizGrades, QuizProgressView } from '../quizzes/index.ts';
import { gradesBelowQuiz, maxGradesBelow } from './grades-below-quiz.ts';
import { ownStandings } from './own-standings.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import { rowIdOf } from './gradebook.store.ts';
import type { OwnPlanService } from './own-plan.service.ts';

interface Identified {
  readonly id: string;
}

/** The fields from a course to its gradebook. Courses in lists do not have them, because a gradebook is large. */
@Resolver(() => SavedCourse)
class CourseGradebookResolver {
  constructor(
    private readonly columnsOf: BatchLoader<GradebookColumn[]>,
    private readonly courses: BatchLoader<GradebookCourse>,
    private readonly reader: GradebookReader,
  ) {}

  @Edge(3, { maxRows: 100 })
  @FieldResolver(() => [GradebookColumn], {
    nullable: true,
    description:
      'Items of the course and how they are graded, in order. The owner, the staff, members who are instructors, and admins only.',
  })
  gradebookColumns(@Root() { id }: Identified, @Ctx() context: RequestContext) {
    return this.columnsOf.load(context, id);
  }

  @Edge(8)
  @FieldResolver(() => GradebookRowConnection, {
    nullable: true,
    description:
      'Grades of the people in the course, in the order of the list. The owner, the staff, members who are instructors, and admins only.',
  })
  async gradebookRows(
    @Root() { id }: Identified,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    const course = await this.courses.load(context, id);
    return course && this.reader.pageOfRows(course, page);
  }
}

/** The field from an item to the number of its entered grades. */
@Resolver(() => GradebookColumn)
class EnteredGradesResolver {
  constructor(private readonly counts: BatchLoader<number>) {}

  @Edge(4)
  @FieldResolver(() => Int, {
    description:
      'Number of people in the course with entered points or an entered status for the item. If a quiz grades the item, these grades count instead of its results.',
  })
  async enteredGradeCount(@Root() { itemId }: GradebookColumn, @Ctx() context: RequestContext) {
    return (await this.counts.load(context, itemId)) ?? 0;
  }
}

interface OwnLoaders {
  readonly grades: BatchLoader<OwnGrade[]>;
  readonly plan: BatchLoader<OwnPlan>;
}

/** The fields from a course to the caller's grades and plan, for the types of courses that have members. */
const ownResolvers = [SavedCourse, MemberCourse].map((type: typeof SavedCourse | typeof MemberCourse) => {
  @Resolver(() => type)
  class OwnEdgesResolver {
    constructor(readonly own: OwnLoaders) {}

    @Edge(4, { maxRows: 20 })
    @FieldResolver(() => [OwnGrade], {
      nullable: true,
      description:
        'Released grades of the caller in the course, of the items that have one. Null if the caller is no member.',
    })
    ownGrades(@Root() { id }: Identified, @Ctx() context: RequestContext) {
      return this.own.grades.load(context, id);
    }

    @Edge(4, { weight: 20 })
    @FieldResolver(() => OwnPlan, {
      nullable: true,
      description:
        'What the caller adds to the course. Nobody else can read it. Null if the caller is no member.',
    })
    ownPlan(@Root() { id }: Identified, @Ctx() context: RequestContext) {
      return this.own.plan.load(context, id);
    }
  }
  return OwnEdgesResolver;
});

/** The field from a course to the grade that was entered for the caller. In `MemberCourse`, `grade` is this grade. */
@Resolver(() => SavedCourse)
class OwnCourseGradeResolver {
  constructor(private readonly attended: BatchLoader<GradebookCourse>) {}

  @Edge(2)
  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'Grade that an instructor entered or imported for the caller for the whole course, in percent. Null if there is none, or if the caller is no member.',
  })
  async ownCourseGrade(@Root() { id }: Identified, @Ctx() context: RequestContext) {
    const course = await this.attended.load(context, id);
    return course?.people[0]?.courseGrade ?? null;
  }
}

/** The field from a course of another person to the caller's grade so far. */
@Resolver(() => MemberCourse)
class OwnStandingResolver {
  constructor(private readonly standings: BatchLoader<OwnStanding>) {}

  @Edge(6, { weight: 5 })
  @FieldResolver(() => OwnStanding, {
    nullable: true,
    description: 'Grade of the caller in the course so far.',
  })
  ownStanding(@Root() { id }: Identified, @Ctx() context: RequestContext) {
    return this.standings.load(context, id);
  }
}

/** The field from a person of a course to the number of the person's grades. */
@Resolver(() => Student)
class PersonGradesResolver {
  constructor(private readonly counts: BatchLoader<number>) {}

  @Edge(4, { weight: 20 })
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Number of grades of the person: each item with entered points, an entered status or a result of the linked quiz counts, and the grade for the whole course. Null if the caller cannot change the people of the course.',
  })
  gradeCount(@Root() { id, editedCourseId }: PersonView, @Ctx() context: RequestContext) {
    return editedCourseId === null
      ? null
      : this.counts.load(context, rowIdOf({ courseId: editedCourseId, studentId: id }));
  }
}

interface QuizInCourse {
  readonly id: string;
  readonly courseId: string | null;
}

/** The field from a quiz to the item that it grades, for each type of a quiz. */
const gradedItemResolvers = quizTypes.map((type: (typeof quizTypes)[number]) => {
  @Resolver(() => type)
  class GradedItemResolver {
    constructor(readonly itemsIn: BatchLoader<ReadonlyMap<string, string>>) {}

    @Edge(2)
    @FieldResolver(() => ID, {
      nullable: true,
      description:
        'ID of the item of the course whose grades are the results of the quiz. Null if there is none, or if the caller is neither a member nor staff of the course.',
    })
    async gradedItemId(@Root() { id, courseId }: QuizInCourse, @Ctx() context: RequestContext) {
      if (courseId === null) return null;
      const items = await this.itemsIn.load(context, courseId);
      return items?.get(id) ?? null;
    }
  }
  return GradedItemResolver;
});

/** The field from the caller’s progress in a quiz to the grade that counts. */
@Resolver(() => QuizProgress)
class ProgressGradeResolver {
  constructor(private readonly grades: BatchLoader<OwnGrade[]>) {}

  @Edge(4)
  @FieldResolver(() => OwnGrade, {
    nullable: true,
    description:
      'The caller’s released grade in the course item that the quiz grades. It differs from the official attempt if an instructor entered a grade. Null if there is none, or if the caller is no member of the course.',
  })
  async ownGrade(@Root() { quizId, courseId }: QuizProgressView, @Ctx() context: RequestContext) {
    if (courseId === null) return null;
    const grades = await this.grades.load(context, courseId);
    return grades?.find((grade) => grade.quizId === quizId) ?? null;
  }
}

/** The field from a quiz in a list to the caller’s grade that counts. The grade can exist without an attempt. */
@Resolver(() => QuizMeta)
class ListedGradeResolver {
  constructor(private readonly grades: BatchLoader<OwnGrade[]>) {}

  @Edge(4)
  @FieldResolver(() => OwnGrade, {
    nullable: true,
    description:
      'The caller’s released grade in the course item that the quiz grades. An instructor can enter it without an attempt. Null if there is none, or if the caller is no member of the course.',
  })
  async ownGrade(@Root() { id, courseId }: QuizInCourse, @Ctx() context: RequestContext) {
    if (courseId === null) return null;
    const grades = await this.grades.load(context, courseId);
    return grades?.find((grade) => grade.quizId === id) ?? null;
  }
}

/** The field from a regrade to the entered grades that are lower than the result of the quiz after the regrade. */
@Resolver(() => Regrade)
class RegradeGradesResolver {
  constructor(
    readonly reader: GradebookReader,
    readonly quizGrades: QuizGrades,
  ) {}

  @Edge(6, { maxRows: maxGradesBelow })
  @FieldResolver(() => [GradeBelowQuiz], {
    description:
      'Entered grades of the item that the quiz grades, if they are lower than the result of the quiz after the regrade. The regrade does not change them. In the order of the list of people. Maximum 100. Empty if the quiz grades no item.',
  })
  gradesBelow(@Root() regrade: Regrade, @CurrentActor() actor: Actor): Promise<GradeBelowQuiz[]> {
    return gradesBelowQuiz(this, regrade, actor);
  }
}

export const courseGradesResolvers = [
  CourseGradebookResolver,
  EnteredGradesResolver,
  OwnCourseGradeResolver,
  OwnStandingResolver,
  PersonGradesResolver,
  ProgressGradeResolver,
  ListedGradeResolver,
  RegradeGradesResolver,
  ...ownResolvers,
  ...gradedItemResolvers,
] as const;

export function createGradebookEdges(
  courses: GradebookCourses,
  reader: GradebookReader,
  plans: OwnPlanService,
  quizGrades: QuizGrades,
  clock: Clock,
): object[] {
  const columns = new BatchLoader((ids, actor) => reader.columnsOf(ids, actor));
  const taught = new BatchLoader((ids, actor) => reader.taught(ids, actor));
  const attended = new BatchLoader((ids, actor) => courses.attended(ids, actor));
  const standings = new BatchLoader((ids, actor) =>
    ownStandings({ courses, reader, plans, clock }, ids, actor),
  );
  const gradedItems = new BatchLoader((ids, actor) => reader.itemsByQuiz(ids, actor));
  const own = {
    grades: new BatchLoader((ids, actor) => reader.ownGrades(ids, actor)),
    plan: new BatchLoader((ids, actor) => plans.byCourse(ids, actor)),
  };
  return [
    new CourseGradebookResolver(columns, taught, reader),
    new EnteredGradesResolver(new BatchLoader((ids, actor) => reader.enteredCounts(ids, actor))),
    new OwnCourseGradeResolver(attended),
    new OwnStandingResolver(standings),
    new PersonGradesResolver(new BatchLoader((ids, actor) => reader.gradeCounts(ids, actor))),
    new ProgressGradeResolver(own.grades),
    new ListedGradeResolver(own.grades),
    new RegradeGradesResolver(reader, quizGrades),
    ...ownResolvers.map((CourseResolver) => new CourseResolver(own)),
    ...gradedItemResolvers.map((QuizResolver) => new QuizResolver(gradedItems)),
  ];
}
