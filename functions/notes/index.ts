import type { MembershipService } from '../courses/index.ts';
import type { Domain, Platform } from '../platform/domain.ts';
import type { StorageRules } from '../platform/limits/storage-rules.ts';
import type { Searchable } from '../platform/searchable.ts';
import { NoteData } from './note-data.ts';
import { NoteExporter } from './note-export.ts';
import { NoteIndex } from './note-index.ts';
import { NoteResolver } from './note.resolver.ts';
import { NoteSearch } from './note-search.ts';
import { NoteService } from './note.service.ts';
import { NoteStore } from './note.store.ts';

interface NoteDependencies extends Platform {
  readonly memberships: Pick<MembershipService, 'may'>;
}

export interface Notes extends Domain {
  readonly search: Searchable;
}

export const noteResolvers = [NoteResolver] as const;

export const noteStorage: StorageRules = { notes: {} };

export function createNotes(dependencies: NoteDependencies): Notes {
  const notes = new NoteStore(dependencies.store);
  const index = new NoteIndex(dependencies.store);
  const service = new NoteService({ ...dependencies, notes, index });
  return {
    resolvers: [new NoteResolver(service, new NoteExporter({ ...dependencies, notes }))],
    personalData: [new NoteData(notes, index)],
    search: new NoteSearch(service),
    prepare: async () => {
      await Promise.all([notes.declareIndexes(), index.declareIndexes()]);
    },
    purge: () => service.purge(),
  };
}
