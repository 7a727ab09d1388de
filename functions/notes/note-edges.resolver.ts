import { User } from '../../schema/accounts/user.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { linkedNoteTypes } from '../../schema/notes/note-types.ts';
import { NoteMeta, NoteMetaConnection } from '../../schema/notes/note.type.ts';
import { Args, Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { maxBacklinks, type NoteService } from './note.service.ts';

/** The field from an account to its notes. */
@Resolver(() => User)
export class UserNotesResolver {
  constructor(private readonly service: Pick<NoteService, 'list'>) {}

  @Edge(2)
  @FieldResolver(() => NoteMetaConnection, {
    nullable: true,
    description:
      'Notes of the caller, pinned first, then most recently changed first. Null for every other account.',
  })
  async notes(
    @Root() { id }: User,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    const actor = await context.actor();
    if (actor?.userId !== id) return null;
    return this.service.list(actor, { search: null, tag: null, courseId: null }, page);
  }
}

/** The field from a note to the notes that link to it, for each type of a note. */
export const backlinksResolvers = linkedNoteTypes.map((type: (typeof linkedNoteTypes)[number]) => {
  @Resolver(() => type)
  class BacklinksResolver {
    constructor(readonly linking: BatchLoader<readonly NoteMeta[]>) {}

    @Edge(2, { maxRows: maxBacklinks })
    @FieldResolver(() => [NoteMeta], {
      description: `Notes of the caller that link to this note with its URL on this site, most recently changed first. Maximum ${maxBacklinks}.`,
    })
    async backlinks(@Root() { id }: { readonly id: string }, @Ctx() context: RequestContext) {
      return (await this.linking.load(context, id)) ?? [];
    }
  }
  return BacklinksResolver;
});

export function createNoteEdges(service: NoteService): object[] {
  const linking = new BatchLoader((ids, actor) => service.backlinks(actor, ids));
  return [
    new UserNotesResolver(service),
    ...backlinksResolvers.map((BacklinksResolver) => new BacklinksResolver(linking)),
  ];
}
