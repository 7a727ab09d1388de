import { SaveCourseInput, UpdateCourseInput } from '../../schema/courses/saved-course.input.ts';
import { DeletedCourse, SavedCourse, SavedCourseMeta } from '../../schema/courses/saved-course.type.ts';
import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import { invalidToken } from '../platform/policy.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SavedCourseService } from './saved-course.service.ts';

const courseId = { description: 'ID of the course.' };

@Resolver(() => SavedCourse)
export class SavedCourseResolver {
  constructor(private readonly courses: SavedCourseService) {}

  @Authorized('anyone')
  @Query(() => SavedCourse, {
    nullable: true,
    description: 'A saved course with the fields that the caller can read. Anyone can read templates.',
  })
  async course(
    @Arg('id', () => ID, courseId) id: string,
    @Arg('toEdit', () => Boolean, {
      defaultValue: false,
      description: 'True to return it only if the caller can edit it.',
    })
    toEdit: boolean,
    @Ctx() context: RequestContext,
  ): Promise<SavedCourse> {
    const actor = await context.actor();
    // A program with an invalid token needs this error. Without it, it would be asked to sign in.
    if (actor === null && context.usesToken) throw invalidToken();
    return this.courses.get(id, actor, toEdit);
  }

  @Authorized('signedIn')
  @Cost(2)
  @Query(() => [SavedCourseMeta], {
    nullable: true,
    description:
      'The caller’s saved courses, and courses in whose staff the caller works, most recently updated first.',
  })
  savedCourses(@CurrentActor() actor: Actor): Promise<SavedCourseMeta[]> {
    return this.courses.list(actor);
  }

  @Authorized('signedIn')
  @Query(() => [DeletedCourse], {
    nullable: true,
    description: 'The caller’s deleted courses that can still be restored, most recently deleted first.',
  })
  deletedCourses(@CurrentActor() actor: Actor): Promise<DeletedCourse[]> {
    return this.courses.listDeleted(actor);
  }

  @Authorized('signedIn')
  @Mutation(() => SavedCourse, {
    nullable: true,
    description:
      'Creates a course. A request with the key of an earlier request returns the course that was created then. Maximum 60 per hour, including copies.',
  })
  saveCourse(
    @Arg('input', () => SaveCourseInput, { description: 'Course to save.' }) input: SaveCourseInput,
    @CurrentActor() actor: Actor,
    @Ctx() { work }: RequestContext,
  ): Promise<SavedCourse> {
    return this.courses.save(actor, input, work);
  }

  @Authorized('signedIn')
  @Mutation(() => SavedCourse, {
    nullable: true,
    description: 'Updates the given fields of a course. Its owner, its co-instructors and admins only.',
  })
  updateCourse(
    @Arg('id', () => ID, courseId) id: string,
    @Arg('input', () => UpdateCourseInput, { description: 'Fields to change.' }) input: UpdateCourseInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
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
    description: 'Deletes a course. It can be restored for 30 days. Its owner and admins only.',
  })
  deleteCourse(@Arg('id', () => ID, courseId) id: string, @CurrentActor() actor: Actor): Promise<string> {
    return this.courses.remove(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => SavedCourse, {
    nullable: true,
    description:
      'Restores a course that was deleted in the last 30 days. Sends the invitations again that the deletion withdrew, except to people with 10 unanswered invitations from its owner. Its owner and admins only.',
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
    description: 'Saves a copy of a course or template that the caller can read, without its people.',
  })
  duplicateCourse(
    @Arg('id', () => ID, courseId) id: string,
    @CurrentActor() actor: Actor,
    @Ctx() { work }: RequestContext,
  ): Promise<SavedCourse> {
    return this.courses.duplicate(actor, id, work);
  }
}
