import { publicNoteLimits } from '../../../core/notes/note-limits.ts';
import { SavedCourse } from '../../../schema/courses/saved-course.type.ts';
import { SavePublicNoteInput, UpdatePublicNoteInput } from '../../../schema/notes/public-note.input.ts';
import { DeletedPublicNote, PublicNote, PublicNoteMeta } from '../../../schema/notes/public-note.type.ts';
import {
  Arg,
  Authorized,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { BatchLoader } from '../../platform/graph/batch-loader.ts';
import { Edge } from '../../platform/graph/edge.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { PublicNoteService } from './public-note.service.ts';

const courseArgument = { description: 'ID of the course.' };
const noteArgument = { description: 'ID of the note.' };
const maxRows = publicNoteLimits.perCourse;

@Resolver(() => PublicNote)
export class PublicNoteResolver {
  constructor(private readonly service: PublicNoteService) {}

  @Authorized('signedIn')
  @Extensions({ maxRows })
  @Query(() => [PublicNoteMeta], {
    nullable: true,
    description:
      'Notes of a course in the reading order, maximum 200. The owner, the staff and the members of the course can read them.',
  })
  publicNotes(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<PublicNoteMeta[]> {
    return this.service.list(actor, courseId);
  }

  @Authorized('signedIn')
  @Query(() => PublicNote, { nullable: true, description: 'A note of a course that the caller is in.' })
  publicNote(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('id', () => ID, noteArgument) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<PublicNote> {
    return this.service.get(actor, courseId, id);
  }

  @Authorized('instructor')
  @Query(() => [DeletedPublicNote], {
    nullable: true,
    description:
      'Deleted notes of a course that can still be restored, most recently deleted first. Maximum 200. Editors of the course only.',
  })
  deletedPublicNotes(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<DeletedPublicNote[]> {
    return this.service.listDeleted(actor, courseId);
  }

  @Authorized('instructor')
  @Mutation(() => PublicNote, {
    nullable: true,
    description:
      'Creates a note after the other notes of a course. A request with the key of an earlier request returns the note that was created then. Maximum 300 per hour, and 200 notes per course. Editors of the course only.',
  })
  savePublicNote(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('input', () => SavePublicNoteInput, { description: 'Note to save.' }) input: SavePublicNoteInput,
    @CurrentActor() actor: Actor,
  ): Promise<PublicNote> {
    return this.service.save(actor, courseId, input);
  }

  @Authorized('instructor')
  @Mutation(() => PublicNote, {
    nullable: true,
    description: 'Updates the given fields of a note of a course. Editors of the course only.',
  })
  updatePublicNote(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('id', () => ID, noteArgument) id: string,
    @Arg('input', () => UpdatePublicNoteInput, { description: 'Fields to change.' })
    input: UpdatePublicNoteInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<PublicNote> {
    return this.service.update(actor, courseId, id, input, revision);
  }

  @Authorized('instructor')
  @Mutation(() => ID, {
    nullable: true,
    description: 'Deletes a note of a course. It can be restored for 30 days. Editors of the course only.',
  })
  deletePublicNote(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('id', () => ID, noteArgument) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.service.remove(actor, courseId, id);
  }

  @Authorized('instructor')
  @Mutation(() => PublicNote, {
    nullable: true,
    description:
      'Restores a note of a course that was deleted in the last 30 days. Editors of the course only.',
  })
  restorePublicNote(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('id', () => ID, noteArgument) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<PublicNote> {
    return this.service.restore(actor, courseId, id);
  }

  @Authorized('instructor')
  @Extensions({ maxRows })
  @Mutation(() => [PublicNoteMeta], {
    nullable: true,
    description: 'Sets the reading order of a course’s notes, and returns them. Editors of the course only.',
  })
  orderPublicNotes(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('ids', () => [ID], {
      description: 'IDs of the notes in the new order. Notes that are not listed follow after them.',
    })
    ids: readonly string[],
    @CurrentActor() actor: Actor,
  ): Promise<PublicNoteMeta[]> {
    return this.service.order(actor, courseId, ids);
  }
}

/** The field from a course to its notes. */
@Resolver(() => SavedCourse)
export class CourseNotesResolver {
  constructor(private readonly notes: BatchLoader<readonly PublicNoteMeta[]>) {}

  @Edge(1, { maxRows })
  @FieldResolver(() => [PublicNoteMeta], {
    nullable: true,
    description:
      'Notes of the course in the reading order, maximum 200. Null if the caller is not in the course, for example for readers of a template.',
  })
  publicNotes(@Root() { id }: SavedCourse, @Ctx() context: RequestContext) {
    return this.notes.load(context, id);
  }
}
