import { hasWords } from '../../core/search/words.ts';
import type { SearchResult } from '../../schema/search/search.type.ts';
import type { MembershipService } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import { dateInWords } from '../platform/date-in-words.ts';
import { searchText, type Searchable, type SearchQuery } from '../platform/searchable.ts';
import type { AssignmentStore } from './assignment.store.ts';

export interface AssignmentSearchDependencies {
  readonly assignments: Pick<AssignmentStore, 'list'>;
  readonly memberships: Pick<MembershipService, 'worksOf'>;
}

/**
 * Finds assignments by title, in the courses that the actor owns, works in or is a member of. Only the staff finds those
 * that are not published.
 */
export class AssignmentSearch implements Searchable {
  constructor(private readonly dependencies: AssignmentSearchDependencies) {}

  async search(actor: Actor, { words, max }: SearchQuery): Promise<SearchResult[]> {
    const { assignments, memberships } = this.dependencies;
    const works = await memberships.worksOf(actor);
    const found = (await assignments.list([...works.keys()])).filter(
      ({ courseId, isPublished, title }) =>
        (isPublished || works.get(courseId) !== 'take') && hasWords(words, title),
    );
    return found
      .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
      .slice(0, max)
      .map(({ _id: id, title, courseId, dueAt }) => ({
        kind: 'ASSIGNMENT',
        id,
        title: searchText(title),
        detail: dueAt === null ? '' : `Due ${dateInWords(dueAt)}`,
        courseId,
        bankId: null,
      }));
  }
}
