import { normalizeEmail } from '../../core/accounts/email.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { assignmentTypes } from '../../schema/assignments/assignment.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { courseTypes } from '../../schema/courses/course-types.ts';
import { MemberCourseConnection } from '../../schema/courses/membership.type.ts';
import { SavedCourse, SavedCourseMetaConnection } from '../../schema/courses/saved-course.type.ts';
import { Student, StudentConnection } from '../../schema/courses/student.type.ts';
import { noteTypes } from '../../schema/notes/note-types.ts';
import { quizTypes } from '../../schema/quizzes/quiz-types.ts';
import { Args, Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import { pageOfList } from '../platform/paging/page-of-list.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { hintIdOf, type MembershipStore } from './membership.store.ts';
import type { MembershipService } from './membership.service.ts';
import type { PersonView } from './saved-course.mapper.ts';
import type { SavedCourseService } from './saved-course.service.ts';

/** The fields from an account to its courses. */
@Resolver(() => User)
export class UserCoursesResolver {
  constructor(
    private readonly saved: Pick<SavedCourseService, 'list'>,
    private readonly memberships: Pick<MembershipService, 'list'>,
  ) {}

  @Edge(2)
  @FieldResolver(() => SavedCourseMetaConnection, {
    nullable: true,
    description:
      'Saved courses of the caller, and courses in whose staff the caller works, most recently updated first. Null for every other account.',
  })
  async courses(
    @Root() { id }: User,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    const actor = await context.actor();
    if (actor?.userId !== id) return null;
    return pageOfList(await this.saved.list(actor), page);
  }

  @Edge(2)
  @FieldResolver(() => MemberCourseConnection, {
    nullable: true,
    description:
      'Courses of other people in which the caller is a member, most recently updated first. Null for every other account.',
  })
  async memberCourses(
    @Root() { id }: User,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    const actor = await context.actor();
    if (actor?.userId !== id) return null;
    return pageOfList(await this.memberships.list(actor), page);
  }
}

/** The field from a course to its people, for each type of a course. */
export const courseMembersResolvers = courseTypes.map((type: (typeof courseTypes)[number]) => {
  @Resolver(() => type)
  class CourseMembersResolver {
    constructor(readonly people: BatchLoader<PersonView[]>) {}

    @Edge(1)
    @FieldResolver(() => StudentConnection, {
      nullable: true,
      description:
        'People whom the caller can see, in the order of the list. Null if the caller is not signed in.',
    })
    async members(
      @Root() { id }: { readonly id: string },
      @Args(() => PageArguments) page: PageArguments,
      @Ctx() context: RequestContext,
    ) {
      const people = await this.people.load(context, id);
      return people && pageOfList(people, page);
    }
  }
  return CourseMembersResolver;
});

const ofCourse = [
  ...quizTypes.map((type) => ({ type, what: 'quiz', none: 'there is none, or if ' })),
  ...noteTypes.map((type) => ({ type, what: 'note', none: 'there is none, or if ' })),
  ...assignmentTypes.map((type) => ({ type, what: 'assignment', none: '' })),
] as const;

/** The field from a quiz, a note or an assignment to its course, for each of their types. */
export const courseOfResolvers = ofCourse.map(({ type, what, none }) => {
  @Resolver(() => type)
  class CourseOfResolver {
    constructor(readonly courses: BatchLoader<SavedCourse>) {}

    @Edge(2, { isShared: true })
    @FieldResolver(() => SavedCourse, {
      nullable: true,
      description: `Course of the ${what}. Null if ${none}the caller cannot read it.`,
    })
    course(@Root() { courseId }: { readonly courseId: string | null }, @Ctx() context: RequestContext) {
      return courseId === null ? null : this.courses.load(context, courseId);
    }
  }
  return CourseOfResolver;
});

type PersonOfCourse = Pick<PersonView, 'id' | 'email' | 'editedCourseId'>;

/** The field of a person that shows whether the person has opened the course. */
@Resolver(() => Student)
export class PersonOpeningResolver {
  constructor(private readonly openings: BatchLoader<boolean>) {}

  @Edge(2)
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'True if the person, signed in with the email address, has opened the course. Null if there is no address, or if the caller cannot change the people of the course.',
  })
  hasOpened(@Root() { id, email, editedCourseId }: PersonOfCourse, @Ctx() context: RequestContext) {
    if (email === '' || editedCourseId === null) return null;
    const row = { courseId: editedCourseId, studentId: id, email: normalizeEmail(email) };
    return this.openings.load(context, hintIdOf(row));
  }
}

export const courseEdgeResolvers = [
  UserCoursesResolver,
  PersonOpeningResolver,
  ...courseMembersResolvers,
  ...courseOfResolvers,
] as const;

interface CourseEdges {
  readonly courses: SavedCourseService;
  readonly memberships: MembershipService;
  readonly members: MembershipStore;
}

export function createCourseEdges({ courses, memberships, members }: CourseEdges): object[] {
  const people = new BatchLoader((ids, actor) => courses.peopleOf(ids, actor));
  const byId = new BatchLoader<SavedCourse>((ids, actor) => courses.byId(ids, actor));
  const openings = new BatchLoader<boolean>(async (ids) => {
    const opened = await members.openedAmong(ids);
    return new Map(ids.map((id) => [id, opened.has(id)]));
  });
  return [
    new UserCoursesResolver(courses, memberships),
    new PersonOpeningResolver(openings),
    ...courseMembersResolvers.map((CourseResolver) => new CourseResolver(people)),
    ...courseOfResolvers.map((CourseOfResolver) => new CourseOfResolver(byId)),
  ];
}
