import { publicNoteLimits } from '../../../core/notes/note-limits.ts';
import {
  PublicNote,
  PublicNoteVersion,
  PublicNoteVersionMeta,
} from '../../../schema/notes/public-note.type.ts';
import {
  Arg,
  Authorized,
  Extensions,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
} from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import type { PublicNoteHistoryService } from './public-note-history.service.ts';

const courseArgument = { description: 'ID of the course.' };
const noteArgument = { description: 'ID of the note.' };
const versionArgument = { description: 'ID of the version.' };

@Resolver(() => PublicNoteVersion)
export class PublicNoteHistoryResolver {
  constructor(private readonly service: PublicNoteHistoryService) {}

  @Authorized('instructor')
  @Extensions({ maxRows: publicNoteLimits.versions })
  @Query(() => [PublicNoteVersionMeta], {
    nullable: true,
    description:
      'Versions of a course’s note, newest first. The first one is the note as it is now. Maximum 100: older ones are deleted. Editors of the course only.',
  })
  publicNoteVersions(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('id', () => ID, noteArgument) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<PublicNoteVersionMeta[]> {
    return this.service.list(actor, courseId, id);
  }

  @Authorized('instructor')
  @Query(() => PublicNoteVersion, {
    nullable: true,
    description: 'A version of a course’s note with its content. Editors of the course only.',
  })
  publicNoteVersion(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('id', () => ID, noteArgument) id: string,
    @Arg('versionId', () => ID, versionArgument) versionId: string,
    @CurrentActor() actor: Actor,
  ): Promise<PublicNoteVersion> {
    return this.service.get(actor, courseId, id, versionId);
  }

  @Authorized('instructor')
  @Mutation(() => PublicNote, {
    nullable: true,
    description:
      'Makes an earlier version of a course’s note the current one, as a new version. Editors of the course only.',
  })
  restorePublicNoteVersion(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('id', () => ID, noteArgument) id: string,
    @Arg('versionId', () => ID, versionArgument) versionId: string,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<PublicNote> {
    return this.service.restore(actor, courseId, id, { versionId, revision: revision ?? null });
  }
}
