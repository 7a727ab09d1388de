import { publicNoteLimits } from '../../../core/notes/note-limits.ts';
import { excerptOf, noteText } from '../../../core/notes/note-text.ts';
import type {
  DeletedPublicNote,
  PublicNote,
  PublicNoteMeta,
} from '../../../schema/notes/public-note.type.ts';
import { courseNotFound, type CoursePlace, type GradebookCourses } from '../../courses/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../../platform/clock.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import { keyedId, keyProblem } from '../../platform/keyed-id.ts';
import type { RateLimit, RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { NewId } from '../../platform/new-id.ts';
import { isDuplicateKey } from '../../platform/store/store-errors.ts';
import { checkNote, newNote, type CheckedNote } from '../note-content.ts';
import type { NoteIndex } from '../note-index.ts';
import { noteNotFound } from '../note.service.ts';
import { restorableFor } from '../note.store.ts';
import { canEdit, type PublicNoteAccess } from './public-note-access.ts';
import type { PublicNoteWriter } from './public-note-writer.ts';
import { toDeletedPublicNote, toPublicNote, toPublicNoteMeta } from './public-note.mapper.ts';
import {
  inOrder,
  type PublicNoteDocument,
  type PublicNoteHead,
  type PublicNoteStore,
} from './public-note.store.ts';

export interface PublicNoteServiceDependencies {
  readonly publicNotes: PublicNoteStore;
  readonly publicIndex: NoteIndex<PublicNoteDocument>;
  readonly access: PublicNoteAccess;
  readonly writer: PublicNoteWriter;
  readonly courses: Pick<GradebookCourses, 'isStored'>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** The fields of a public note as a client sends them. Omitted fields are undefined. */
export interface UncheckedPublicNote {
  readonly title?: string | null;
  readonly content?: unknown;
}

const createLimit: RateLimit = { name: 'create-public-note', max: 300, windowMs: 60 * minute };

/** The notes of courses. Instructors of a course write them, and its members read them. */
export class PublicNoteService {
  constructor(private readonly dependencies: PublicNoteServiceDependencies) {}

  /** The notes of a course in the reading order. */
  async list(actor: Actor, courseId: string): Promise<PublicNoteMeta[]> {
    const { publicNotes, access } = this.dependencies;
    await access.readable(actor, courseId);
    return inOrder(await publicNotes.list([courseId])).map(toPublicNoteMeta);
  }

  /** By course ID: the notes of the courses that the actor can read, in the reading order. */
  async byCourse(
    courseIds: readonly string[],
    actor: Actor,
  ): Promise<ReadonlyMap<string, readonly PublicNoteMeta[]>> {
    const { publicNotes, access } = this.dependencies;
    const readable = [...(await access.readableAmong(actor, courseIds))];
    const found = Map.groupBy(await publicNotes.list(readable), ({ courseId }) => courseId);
    return new Map(readable.map((id) => [id, inOrder(found.get(id) ?? []).map(toPublicNoteMeta)]));
  }

  async get(actor: Actor, courseId: string, id: string): Promise<PublicNote> {
    const place = await this.dependencies.access.readable(actor, courseId);
    return toPublicNote(await this.found(courseId, id), canEdit(place, actor));
  }

  /** Adds a note after the others. If an earlier request had the same `key`, returns its note and changes nothing. */
  async save(
    actor: Actor,
    courseId: string,
    { key = null, title, content }: UncheckedPublicNote & { readonly key?: string | null },
  ): Promise<PublicNote> {
    const place = await this.dependencies.access.editable(actor, courseId);
    const checked = checkNote({ title: title ?? '', content: content ?? undefined });
    const problem = keyProblem(key);
    if (problem !== null) throw badUserInput({ 'input.key': problem });
    const add = (id: string) => this.add(actor, { courseId, place, checked }, id);
    if (key === null) return add(this.dependencies.newId());
    const id = keyedId(actor.userId, `public note ${courseId} ${key}`);
    try {
      return (await this.created(courseId, id)) ?? (await add(id));
    } catch (error) {
      // An identical request may have created the note first.
      const other = isDuplicateKey(error) ? await this.created(courseId, id) : null;
      if (!other) throw error;
      return other;
    }
  }

  /** Throws CONFLICT if the stored revision is not `revision`. Null or undefined overwrites any revision. */
  async update(
    actor: Actor,
    courseId: string,
    id: string,
    input: UncheckedPublicNote,
    revision: number | null | undefined,
  ): Promise<PublicNote> {
    const { access, writer } = this.dependencies;
    await access.editable(actor, courseId);
    const before = await this.found(courseId, id);
    const changes = checkNote(input);
    return toPublicNote(await writer.write(actor, before, changes, { revision: revision ?? null }), true);
  }

  async remove(actor: Actor, courseId: string, id: string): Promise<string> {
    const { publicNotes, publicIndex, access, clock } = this.dependencies;
    await access.editable(actor, courseId);
    const deletedAt = isoAfter(clock, 0);
    const removed = await publicNotes.change(id, courseId, { deletedAt: null }, { $set: { deletedAt } });
    if (!removed) throw noteNotFound();
    await publicIndex.remove(id);
    return id;
  }

  /** The deleted notes of a course that can be restored, most recently deleted first. */
  async listDeleted(actor: Actor, courseId: string): Promise<DeletedPublicNote[]> {
    const { publicNotes, access, clock } = this.dependencies;
    await access.editable(actor, courseId);
    const deleted = await publicNotes.listDeleted(courseId, isoAfter(clock, -restorableFor));
    return deleted
      .map(toDeletedPublicNote)
      .filter((note) => note !== null)
      .toSorted((one, other) => (one.deletedAt < other.deletedAt ? 1 : -1));
  }

  /** Restores a note that was deleted in the last 30 days. A note that is not deleted stays unchanged. */
  async restore(actor: Actor, courseId: string, id: string): Promise<PublicNote> {
    const { publicNotes, publicIndex, access, clock } = this.dependencies;
    await access.editable(actor, courseId);
    const before = await publicNotes.findEver(id, courseId);
    if (!before) throw noteNotFound();
    if (before.deletedAt === null) return toPublicNote(before, true);
    await publicIndex.add(before);
    const isRestorable = { deletedAt: { $gt: isoAfter(clock, -restorableFor) } };
    const restored = await publicNotes.change(id, courseId, isRestorable, { $set: { deletedAt: null } });
    if (restored) return toPublicNote(restored, true);
    await publicIndex.remove(id);
    throw noteNotFound();
  }

  /** Sets the reading order. Notes that are not in `ids` follow after the others, in their order. */
  async order(actor: Actor, courseId: string, ids: readonly string[]): Promise<PublicNoteMeta[]> {
    const { publicNotes, access } = this.dependencies;
    await access.editable(actor, courseId);
    const notes = inOrder(await publicNotes.list([courseId]));
    const ordered = orderedBy(notes, ids);
    const moved = ordered.flatMap((note, position) =>
      note.position === position ? [] : [{ note, position }],
    );
    await Promise.all(
      moved.map(({ note, position }) =>
        publicNotes.change(note._id, courseId, { deletedAt: null }, { $set: { position } }),
      ),
    );
    return ordered.map(toPublicNoteMeta);
  }

  private async found(courseId: string, id: string): Promise<PublicNoteDocument> {
    const note = await this.dependencies.publicNotes.find(id, courseId);
    if (!note) throw noteNotFound();
    return note;
  }

  /** The note that an earlier request created. Null if there is none. Throws BAD_USER_INPUT if it is deleted. */
  private async created(courseId: string, id: string): Promise<PublicNote | null> {
    const note = await this.dependencies.publicNotes.findEver(id, courseId);
    if (!note) return null;
    if (note.deletedAt === null) return toPublicNote(note, true);
    const message = 'The note that was created with this key is deleted. Restore it, or use another key.';
    throw badUserInput({ 'input.key': message });
  }

  private async add(
    actor: Actor,
    { courseId, place, checked }: NewPublicNote,
    id: string,
  ): Promise<PublicNote> {
    const { publicNotes, publicIndex, courses, limiter, clock } = this.dependencies;
    if ((await publicNotes.count(courseId)) >= publicNoteLimits.perCourse) throw tooManyNotes();
    await limiter.use(createLimit, actor.userId);
    const last = inOrder(await publicNotes.list([courseId])).at(-1);
    const now = isoAfter(clock, 0);
    const { title, content } = { ...newNote, ...checked };
    const note = {
      _id: id,
      courseId,
      ownerId: place.ownerId,
      title,
      content,
      excerpt: excerptOf(noteText(content)),
      position: last ? last.position + 1 : 0,
      revision: 1,
      version: 1,
      versionAt: now,
      authorId: actor.userId,
      authorName: actor.name,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await publicIndex.add(note);
    await publicNotes.add(note);
    // If the course was erased at the same time, the note must not stay without it.
    if (await courses.isStored(courseId)) return toPublicNote(note, true);
    await publicNotes.removeCourses([courseId]);
    await publicIndex.removeAll(courseId);
    throw courseNotFound();
  }
}

interface NewPublicNote {
  readonly courseId: string;
  readonly place: CoursePlace;
  readonly checked: Partial<CheckedNote>;
}

/** Throws BAD_USER_INPUT for an ID that is not the ID of a note. */
function orderedBy(notes: readonly PublicNoteHead[], ids: readonly string[]): PublicNoteHead[] {
  const byId = new Map(notes.map((note) => [note._id, note]));
  const listed = [...new Set(ids)].map((id) => byId.get(id));
  const unknown = listed.indexOf(undefined);
  if (unknown !== -1)
    throw badUserInput({ ids: 'A note of the list is not in the course. Reload the page.' });
  const first = listed.filter((note) => note !== undefined);
  return [...first, ...notes.filter((note) => !first.includes(note))];
}

function tooManyNotes(): AppError {
  const message = `A course has at most ${publicNoteLimits.perCourse} notes, including those deleted in the last 30 days.`;
  return badUserInput({ input: message });
}
