import { PageArguments } from '../../schema/connections/connection.ts';
import { NoteExport } from '../../schema/notes/note-export.type.ts';
import { SaveNoteInput, UpdateNoteInput } from '../../schema/notes/note.input.ts';
import { DeletedNote, Note, NoteMetaConnection, NoteTag } from '../../schema/notes/note.type.ts';
import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { NoteExporter } from './note-export.ts';
import type { NoteService } from './note.service.ts';

const noteId = { description: 'ID of the note.' };

@Resolver(() => Note)
export class NoteResolver {
  constructor(
    private readonly service: NoteService,
    private readonly exporter: NoteExporter,
  ) {}

  @Authorized('signedIn')
  @Cost(2)
  @Query(() => NoteMetaConnection, {
    nullable: true,
    description: 'The caller’s notes, pinned first, then most recently changed first.',
  })
  notes(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Beginnings of words in the title, the text or the tags, in any order and letter case. Maximum 200 characters. The first 10 words are used.',
    })
    search: string | null,
    @Arg('tag', () => String, {
      nullable: true,
      description: 'Tag of the notes. Letter case is ignored. Null for all.',
    })
    tag: string | null,
    @Arg('courseId', () => ID, { nullable: true, description: 'ID of the notes’ course. Null for all.' })
    courseId: string | null,
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ) {
    const query = { search: search ?? null, tag: tag ?? null, courseId: courseId ?? null };
    return this.service.list(actor, query, page);
  }

  @Authorized('signedIn')
  @Query(() => Note, { nullable: true, description: 'A note of the caller.' })
  note(@Arg('id', () => ID, noteId) id: string, @CurrentActor() actor: Actor): Promise<Note> {
    return this.service.get(actor, id);
  }

  @Authorized('signedIn')
  @Cost(2)
  @Query(() => [NoteTag], {
    nullable: true,
    description: 'The tags of the caller’s notes in alphabetical order.',
  })
  noteTags(@CurrentActor() actor: Actor): Promise<NoteTag[]> {
    return this.service.tags(actor);
  }

  @Authorized('signedIn')
  @Cost(20)
  @Query(() => NoteExport, {
    nullable: true,
    description:
      'The caller’s notes without deleted ones: a ZIP file with a Markdown file per note. Maximum 10 an hour.',
  })
  exportNotes(@CurrentActor() actor: Actor, @Ctx() { holds }: RequestContext): Promise<NoteExport> {
    return this.exporter.export(actor, holds);
  }

  @Authorized('signedIn')
  @Query(() => [DeletedNote], {
    nullable: true,
    description:
      'The caller’s deleted notes that can still be restored, most recently deleted first. Maximum 500.',
  })
  deletedNotes(@CurrentActor() actor: Actor): Promise<DeletedNote[]> {
    return this.service.listDeleted(actor);
  }

  @Authorized('signedIn')
  @Mutation(() => Note, {
    nullable: true,
    description:
      'Creates a note. A request with the key of an earlier request returns the note that was created then. Maximum 300 per hour, and 10,000 notes per account.',
  })
  saveNote(
    @Arg('input', () => SaveNoteInput, { description: 'Note to save.' }) input: SaveNoteInput,
    @CurrentActor() actor: Actor,
  ): Promise<Note> {
    return this.service.save(actor, input);
  }

  @Authorized('signedIn')
  @Mutation(() => Note, { nullable: true, description: 'Updates the given fields of a note of the caller.' })
  updateNote(
    @Arg('id', () => ID, noteId) id: string,
    @Arg('input', () => UpdateNoteInput, { description: 'Fields to change.' }) input: UpdateNoteInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Note> {
    return this.service.update(actor, id, input, revision);
  }

  @Authorized('signedIn')
  @Mutation(() => ID, {
    nullable: true,
    description: 'Deletes a note of the caller. It can be restored for 30 days.',
  })
  deleteNote(@Arg('id', () => ID, noteId) id: string, @CurrentActor() actor: Actor): Promise<string> {
    return this.service.remove(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => Note, {
    nullable: true,
    description: 'Restores a note of the caller that was deleted in the last 30 days.',
  })
  restoreNote(@Arg('id', () => ID, noteId) id: string, @CurrentActor() actor: Actor): Promise<Note> {
    return this.service.restore(actor, id);
  }
}
