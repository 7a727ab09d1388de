import type { CourseDependents, GradebookCourses, MembershipService } from '../courses/index.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import type { Domain, Platform } from '../platform/domain.ts';
import type { StorageRules } from '../platform/limits/storage-rules.ts';
import type { Searchable } from '../platform/searchable.ts';
import type { Store } from '../platform/store/store.ts';
import { NoteData } from './note-data.ts';
import { NoteExporter } from './note-export.ts';
import { backlinksResolvers, createNoteEdges, UserNotesResolver } from './note-edges.resolver.ts';
import { NoteIndex, termsOfOwners } from './note-index.ts';
import { NoteResolver } from './note.resolver.ts';
import { NoteSearch } from './note-search.ts';
import { NoteService } from './note.service.ts';
import { NoteStore, restorableFor } from './note.store.ts';
import { NoteTexts } from './note-texts.ts';
import { PublicNoteAccess } from './public/public-note-access.ts';
import { PublicNoteData } from './public/public-note-data.ts';
import { PublicNoteHistoryResolver } from './public/public-note-history.resolver.ts';
import { PublicNoteHistoryService } from './public/public-note-history.service.ts';
import { PublicNoteSearch } from './public/public-note-search.ts';
import { PublicNoteVersionStore } from './public/public-note-version.store.ts';
import { PublicNoteWriter } from './public/public-note-writer.ts';
import { CourseNotesResolver, PublicNoteResolver } from './public/public-note.resolver.ts';
import { PublicNoteService } from './public/public-note.service.ts';
import { PublicNoteStore, type PublicNoteDocument } from './public/public-note.store.ts';
import { isoAfter } from '../platform/clock.ts';

interface NoteDependencies extends Platform {
  readonly memberships: Pick<MembershipService, 'may' | 'placeOf' | 'readable' | 'courseIdsOf'>;
  readonly courses: Pick<GradebookCourses, 'isStored'>;
  /** Links with this URL lead to other notes. */
  readonly siteUrl: string;
}

export interface Notes extends Domain {
  readonly searches: readonly Searchable[];
  readonly texts: NoteTexts;
}

export const noteResolvers = [
  NoteResolver,
  PublicNoteResolver,
  PublicNoteHistoryResolver,
  CourseNotesResolver,
  UserNotesResolver,
  ...backlinksResolvers,
] as const;

/** Notes of a course count for the storage of its owner. */
export const noteStorage: StorageRules = { notes: {}, publicNotes: {}, publicNoteVersions: {} };

function publicIndexOf(store: Store): NoteIndex<PublicNoteDocument> {
  return new NoteIndex(store, {
    collection: 'publicNoteTerms',
    scopeOf: ({ courseId }) => courseId,
    siteUrl: null,
  });
}

/** The notes of courses, which are deleted with them. */
export class CourseNotes implements CourseDependents {
  constructor(private readonly store: Store) {}

  async removeCourses(ids: readonly string[]): Promise<void> {
    const index = publicIndexOf(this.store);
    await new PublicNoteVersionStore(this.store).removeCourses(ids);
    await new PublicNoteStore(this.store).removeCourses(ids);
    await Promise.all(ids.map((id) => index.removeAll(id)));
  }
}

function createPublicNotes(dependencies: NoteDependencies) {
  const { store, clock } = dependencies;
  const publicNotes = new PublicNoteStore(store);
  const versions = new PublicNoteVersionStore(store);
  const publicIndex = publicIndexOf(store);
  const access = new PublicNoteAccess(dependencies.memberships);
  const stores = { ...dependencies, publicNotes, versions, publicIndex, access };
  const shared = { ...stores, writer: new PublicNoteWriter(stores) };
  const service = new PublicNoteService(shared);
  return {
    resolvers: [
      new PublicNoteResolver(service),
      new PublicNoteHistoryResolver(new PublicNoteHistoryService(shared)),
      new CourseNotesResolver(new BatchLoader((ids, actor) => service.byCourse(ids, actor))),
    ],
    textsWith: (notes: NoteStore) => new NoteTexts(notes, publicNotes, access),
    personalData: new PublicNoteData(publicNotes, versions),
    search: new PublicNoteSearch(publicNotes, publicIndex, access),
    prepare: () => Promise.all([publicNotes, versions, publicIndex].map((each) => each.declareIndexes())),
    /** Removes the notes that can no longer be restored. */
    purge: async () => {
      const until = isoAfter(clock, -restorableFor);
      await versions.removeNotes(await publicNotes.idsDeleted(until));
      await publicNotes.removeDeleted(until);
    },
  };
}

export function createNotes(dependencies: NoteDependencies): Notes {
  const notes = new NoteStore(dependencies.store);
  const index = new NoteIndex(dependencies.store, termsOfOwners(dependencies.siteUrl));
  const service = new NoteService({ ...dependencies, notes, index });
  const publicNotes = createPublicNotes(dependencies);
  return {
    resolvers: [
      new NoteResolver(service, new NoteExporter({ ...dependencies, notes })),
      ...publicNotes.resolvers,
      ...createNoteEdges(service),
    ],
    personalData: [new NoteData(notes, index), publicNotes.personalData],
    texts: publicNotes.textsWith(notes),
    searches: [new NoteSearch(service), publicNotes.search],
    prepare: async () => {
      await Promise.all([notes.declareIndexes(), index.declareIndexes(), publicNotes.prepare()]);
    },
    purge: async () => {
      await Promise.all([service.purge(), publicNotes.purge()]);
    },
  };
}
