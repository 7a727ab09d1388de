import { excerptAround, excerptOf, noteText } from '../../core/notes/note-text.ts';
import { searchedWords } from '../../core/search/words.ts';
import type { DeletedNote, Note, NoteMeta, NoteTag } from '../../schema/notes/note.type.ts';
import type { MembershipService } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import { keyedId, keyProblem } from '../platform/keyed-id.ts';
import type { RateLimit, RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { NewId } from '../platform/new-id.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import { requireSearchable } from '../platform/search-texts.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { checkNote, newNote, type CheckedNote, type UncheckedNote } from './note-content.ts';
import type { NoteIndex } from './note-index.ts';
import { toDeletedNote, toNote, toNoteMeta } from './note.mapper.ts';
import { listKeyOf, restorableFor, type NoteDocument, type NoteStore } from './note.store.ts';

export interface NoteServiceDependencies {
  readonly notes: NoteStore;
  readonly index: NoteIndex<NoteDocument>;
  readonly memberships: Pick<MembershipService, 'may'>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface NoteQuery {
  readonly search: string | null;
  readonly tag: string | null;
  readonly courseId: string | null;
}

/** Maximum notes that are listed as links to a note. */
export const maxBacklinks = 50;

/** Maximum per account, including deleted notes that can be restored. */
const maxNotes = 10_000;

const createLimit: RateLimit = { name: 'create-note', max: 300, windowMs: 60 * minute };

export function noteNotFound(): AppError {
  return new AppError('Note not found.', { code: 'NOT_FOUND' });
}

export function staleRevision(revision: number): AppError {
  const message =
    'The note was changed in another tab or on another device after you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

/** Notes of users. Only their owners can read them. */
export class NoteService {
  constructor(private readonly dependencies: NoteServiceDependencies) {}

  /** Creates a note. If an earlier request had the same `key`, returns its note and changes nothing. */
  async save(
    actor: Actor,
    { key = null, ...input }: UncheckedNote & { readonly key?: string | null },
  ): Promise<Note> {
    const { content, ...others } = input;
    const checked = checkNote({ ...others, content: content ?? undefined });
    const problem = keyProblem(key);
    if (problem !== null) throw badUserInput({ 'input.key': problem });
    if (key === null) return this.add(actor, checked, this.dependencies.newId());
    const id = keyedId(actor.userId, `note ${key}`);
    try {
      return (await this.created(actor, id)) ?? (await this.add(actor, checked, id));
    } catch (error) {
      // An identical request may have created the note first.
      const other = isDuplicateKey(error) ? await this.created(actor, id) : null;
      if (!other) throw error;
      return other;
    }
  }

  async get(actor: Actor, id: string): Promise<Note> {
    return toNote(await this.own(actor, id));
  }

  /** The actor's notes, pinned first, then most recently changed first. */
  async list(actor: Actor, query: NoteQuery, page: PageRequest): Promise<Page<NoteMeta>> {
    requireSearchable({ search: query.search, tag: query.tag });
    const { notes, index } = this.dependencies;
    const search = query.search ?? '';
    const found = await index.find(actor.userId, { search, tag: query.tag });
    const filter = {
      ...(found && { _id: { $in: [...found] } }),
      ...(query.courseId !== null && { courseId: { $eq: query.courseId } }),
    };
    const listed = await notes.page(actor.userId, filter, page);
    const words = searchedWords(search);
    const excerpts = words.length === 0 ? null : await this.excerpts(actor, listed, words);
    const edges = listed.edges.map(({ cursor, node }) => ({
      cursor,
      node: toNoteMeta(node, excerpts?.get(node._id)),
    }));
    return { ...listed, edges, nodes: edges.map(({ node }) => node) };
  }

  /**
   * By ID of a note: the actor's notes that link to it, most recently changed first. Of each note only the first 50. Two
   * reads for any number of notes.
   */
  async backlinks(
    { userId }: Actor,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly NoteMeta[]>> {
    const { notes, index } = this.dependencies;
    const linking = await index.linking(userId, ids);
    const heads = await notes.listHeads([...new Set([...linking.values()].flat())], userId);
    const newest = heads.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
    const linkingTo = (id: string) => {
      const sources = new Set(linking.get(id));
      return newest.filter(({ _id }) => _id !== id && sources.has(_id)).slice(0, maxBacklinks);
    };
    return new Map(ids.map((id) => [id, linkingTo(id).map((note) => toNoteMeta(note))]));
  }

  /** The tags of the actor's notes in alphabetical order. */
  tags({ userId }: Actor): Promise<NoteTag[]> {
    return this.dependencies.index.tags(userId);
  }

  /** The actor's deleted notes that can be restored, most recently deleted first. */
  async listDeleted({ userId }: Actor): Promise<DeletedNote[]> {
    const { notes, clock } = this.dependencies;
    const deleted = await notes.listDeleted(userId, isoAfter(clock, -restorableFor));
    return deleted.map(toDeletedNote).filter((note) => note !== null);
  }

  /** Throws CONFLICT if the stored revision is not `revision`. Null or undefined overwrites any revision. */
  async update(
    actor: Actor,
    id: string,
    input: UncheckedNote,
    revision: number | null | undefined,
  ): Promise<Note> {
    const before = await this.own(actor, id);
    const changes = checkNote(input);
    const asked = revision ?? null;
    if (asked !== null && asked !== before.revision) throw staleRevision(before.revision);
    if (Object.keys(changes).length === 0) return toNote(before);
    if (changes.courseId !== before.courseId) await this.requireCourse(actor, changes.courseId);
    return this.write(actor, before, changes, asked);
  }

  async remove(actor: Actor, id: string): Promise<string> {
    const { notes, index, clock } = this.dependencies;
    const now = isoAfter(clock, 0);
    const removed = await notes.change(id, actor.userId, { deletedAt: null }, { $set: { deletedAt: now } });
    if (!removed) throw noteNotFound();
    await index.remove(id);
    return id;
  }

  /** Restores a note that was deleted in the last 30 days. A note that is not deleted stays unchanged. */
  async restore(actor: Actor, id: string): Promise<Note> {
    const { notes, index, clock } = this.dependencies;
    const { userId } = actor;
    const before = await notes.findEver(id, userId);
    if (!before) throw noteNotFound();
    if (before.deletedAt === null) return toNote(before);
    const since = isoAfter(clock, -restorableFor);
    await index.add(before);
    const isRestorable = { deletedAt: { $gt: since } };
    const restored = await notes.change(id, userId, isRestorable, { $set: { deletedAt: null } });
    if (restored) return toNote(restored);
    await index.remove(id);
    throw noteNotFound();
  }

  /** Removes the notes that can no longer be restored. */
  async purge(): Promise<void> {
    const { notes, clock } = this.dependencies;
    await notes.removeDeleted(isoAfter(clock, -restorableFor));
  }

  private async excerpts(
    { userId }: Actor,
    { nodes }: Page<{ readonly _id: string }>,
    words: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = nodes.map(({ _id }) => _id);
    const found = await this.dependencies.notes.listByIds(ids, userId);
    return new Map(found.map(({ _id, content }) => [_id, excerptAround(noteText(content), words)]));
  }

  private async own({ userId }: Actor, id: string): Promise<NoteDocument> {
    const note = await this.dependencies.notes.find(id, userId);
    if (!note) throw noteNotFound();
    return note;
  }

  private async requireCourse(actor: Actor, courseId: string | null | undefined): Promise<void> {
    if (courseId === null || courseId === undefined) return;
    if (await this.dependencies.memberships.may(actor, courseId, 'read')) return;
    throw badUserInput({ 'input.courseId': 'There is no such course among yours.' });
  }

  /** The note that an earlier request created. Null if there is none. Throws BAD_USER_INPUT if it is deleted. */
  private async created({ userId }: Actor, id: string): Promise<Note | null> {
    const note = await this.dependencies.notes.findEver(id, userId);
    if (!note) return null;
    if (note.deletedAt === null) return toNote(note);
    const message = 'The note that was created with this key is deleted. Restore it, or use another key.';
    throw badUserInput({ 'input.key': message });
  }

  private async add(actor: Actor, checked: Partial<CheckedNote>, id: string): Promise<Note> {
    const { notes, index, limiter, clock } = this.dependencies;
    await this.requireCourse(actor, checked.courseId);
    if ((await notes.countOwned(actor.userId)) >= maxNotes) throw tooManyNotes();
    await limiter.use(createLimit, actor.userId);
    const now = isoAfter(clock, 0);
    const fields = { ...newNote, ...checked };
    const note = {
      ...fields,
      _id: id,
      ownerId: actor.userId,
      excerpt: excerptOf(noteText(fields.content)),
      listKey: listKeyOf({ isPinned: fields.isPinned, updatedAt: now }),
      revision: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await index.add(note);
    await notes.add(note);
    return toNote(note);
  }

  /** Writes the changes. Without a requested revision, repeats until no other request changes the note in between. */
  private async write(
    actor: Actor,
    before: NoteDocument,
    changes: Partial<CheckedNote>,
    revision: number | null,
  ): Promise<Note> {
    const { notes, index, clock } = this.dependencies;
    const now = isoAfter(clock, 0);
    // Pinning is about the list, so it does not make the note newer.
    const updatedAt = Object.keys(changes).every((field) => field === 'isPinned') ? before.updatedAt : now;
    const note: NoteDocument = { ...before, ...changes, updatedAt, revision: before.revision + 1 };
    const { _id: id, ownerId, createdAt: _createdAt, deletedAt: _deletedAt, ...fields } = note;
    const $set = { ...fields, listKey: listKeyOf(note), excerpt: excerptOf(noteText(note.content)) };
    await index.add(note);
    const isSame = { revision: { $eq: before.revision }, deletedAt: null };
    const changed = await notes.change(id, ownerId, isSame, { $set });
    if (changed) {
      await index.removeOthers(changed);
      return toNote(changed);
    }
    const current = await this.own(actor, id);
    await index.removeOthers(current);
    if (revision !== null) throw staleRevision(current.revision);
    return this.write(actor, current, changes, revision);
  }
}

function tooManyNotes(): AppError {
  const message = `An account has at most ${maxNotes.toLocaleString('en-US')} notes, including those deleted in the last 30 days.`;
  return badUserInput({ input: message });
}
