import { SaveCourseInput, UpdateCourseInput } from '../../schema/courses/saved-course.input.ts';
import { DeletedCourse, SavedCourse, SavedCourseMeta } from '../../schema/courses/saved-course.type.ts';
import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import { invalidToken } from '../platform/policy.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SavedCourseService } from './saved-course.service.ts';

const courseId = { description: 'The course’s id.' };

@Resolver(() => SavedCourse)
export class SavedCourseResolver {
  constructor(private readonly courses: SavedCourseService) {}

  @Authorized('anyone')
  @Query(() => SavedCourse, {
    nullable: true,
    description: 'A saved course, as much of it as the caller may see. Templates are for anyone.',
  })
  async course(
    @Arg('id', () => ID, courseId) id: string,
    @Arg('toEdit', () => Boolean, {
      defaultValue: false,
      description: 'Whether to answer only what the caller may edit.',
    })
    toEdit: boolean,
    @Ctx() context: RequestContext,
  ): Promise<SavedCourse> {
    const actor = await context.actor();
    // A program that comes with a token is told that it is none, rather than to sign in.
    if (actor === null && context.usesToken) throw invalidToken();
    return this.courses.get(id, actor, toEdit);
  }

  @Authorized('signedIn')
  @Cost(2)
  @Query(() => [SavedCourseMeta], {
    description: 'The own saved courses; the one that was updated last comes first.',
  })
  savedCourses(@CurrentActor() actor: Actor): Promise<SavedCourseMeta[]> {
    return this.courses.list(actor);
  }

  @Authorized('signedIn')
  @Query(() => [DeletedCourse], {
    description: 'The own courses that can be restored; the one that was deleted last comes first.',
  })
  deletedCourses(@CurrentActor() actor: Actor): Promise<DeletedCourse[]> {
    return this.courses.listDeleted(actor);
  }

  @Authorized('signedIn')
  @Mutation(() => SavedCourse, {
    nullable: true,
    description: 'Saves a course as a new one. Maximum 60 an hour, copies included.',
  })
  saveCourse(
    @Arg('input', () => SaveCourseInput, { description: 'The course.' }) input: SaveCourseInput,
    @CurrentActor() actor: Actor,
    @Ctx() { work }: RequestContext,
  ): Promise<SavedCourse> {
    return this.courses.save(actor, input, work);
  }

  @Authorized('signedIn')
  @Mutation(() => SavedCourse, {
    nullable: true,
    description: 'Changes what is given of a course and nothing else. For its owner and admins.',
  })
  updateCourse(
    @Arg('id', () => ID, courseId) id: string,
    @Arg('input', () => UpdateCourseInput, { description: 'What to change.' }) input: UpdateCourseInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'The one that the changes were made on: a CONFLICT where another is stored. Without it they win.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
    @Ctx() { work }: RequestContext,
  ): Promise<SavedCourse> {
    return this.courses.update(actor, id, input, revision, work);
  }

  @Authorized('signedIn')
  @Mutation(() => ID, {
    nullable: true,
    description: 'Deletes a course; it can be restored for 30 days. For its owner and admins.',
  })
  deleteCourse(@Arg('id', () => ID, courseId) id: string, @CurrentActor() actor: Actor): Promise<string> {
    return this.courses.remove(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => SavedCourse, {
    nullable: true,
    description:
      'Restores a course that was deleted in the last 30 days. People whose invitations it withdrew are invited again, except those with 10 unanswered invitations from its owner. For its owner and admins.',
  })
  restoreCourse(
    @Arg('id', () => ID, courseId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<SavedCourse> {
    return this.courses.restore(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => SavedCourse, {
    nullable: true,
    description: 'Saves a copy of a course or template that the caller may read, without its people.',
  })
  duplicateCourse(
    @Arg('id', () => ID, courseId) id: string,
    @CurrentActor() actor: Actor,
    @Ctx() { work }: RequestContext,
  ): Promise<SavedCourse> {
    return this.courses.duplicate(actor, id, work);
  }
}
