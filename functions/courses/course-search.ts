import { normalizeEmail } from '../../core/accounts/email.ts';
import { hasWords } from '../../core/search/words.ts';
import type { SearchResult } from '../../schema/search/search.type.ts';
import type { Actor } from '../platform/actor.ts';
import { searchText, type Searchable, type SearchQuery } from '../platform/searchable.ts';
import type { MembershipService } from './membership.service.ts';
import { newestFirst } from './newest-first.ts';
import { toVisiblePeople } from './saved-course.mapper.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface CourseSearchDependencies {
  readonly courses: SavedCourseStore;
  readonly memberships: Pick<MembershipService, 'list' | 'listTaught'>;
}

/** Maximum people to search: as many as 10 courses of the maximum size have. */
const maxPeople = 10_000;

/** Finds an account's courses, and the people in these courses. */
export class CourseSearch implements Searchable {
  constructor(private readonly dependencies: CourseSearchDependencies) {}

  async search(actor: Actor, query: SearchQuery): Promise<SearchResult[]> {
    const { courses, memberships } = this.dependencies;
    const [own, staffed, joined] = await Promise.all([
      courses.listOwnedHeads(actor.userId),
      memberships.listTaught(actor),
      memberships.list(actor),
    ]);
    const others = [...staffed, ...joined];
    const found = newestFirst([...own.map(({ _id: id, ...head }) => ({ ...head, id })), ...others])
      .filter(({ name, description }) => hasWords(query.words, name, description))
      .slice(0, query.max)
      .map(({ id, name, description }): SearchResult => {
        const [title, detail] = [searchText(name), searchText(description)];
        return { kind: 'COURSE', id, title, detail, courseId: null, bankId: null };
      });
    const taught = actor.role === 'Instructor' ? others.map(({ id }) => id) : [];
    return [...found, ...(await this.people(actor, taught, query))];
  }

  /**
   * People of the courses that the actor owns and of the other courses in which the actor sees all people. A person who
   * is in several courses with the same address is one result.
   */
  private async people(actor: Actor, taught: readonly string[], { words, max }: SearchQuery) {
    const found = new Map<string, FoundPerson>();
    let searchedCount = 0;
    for await (const chunk of this.dependencies.courses.rollsInChunks(actor.userId, taught)) {
      for (const roll of chunk) {
        const { _id: courseId, name: course } = roll;
        const people = toVisiblePeople(roll, actor);
        searchedCount += people.length;
        const matches = people.filter(({ name, email }) => hasWords(words, name, email));
        for (const { id, name, email } of matches) {
          const key = email === '' ? `${courseId} ${id}` : normalizeEmail(email);
          const known = found.get(key);
          if (known) known.courses.push(course);
          else if (found.size < max) found.set(key, { id, name, email, courseId, courses: [course] });
        }
      }
      // Does not stop at `max` results: the people found so far may also be in other courses.
      if (searchedCount >= maxPeople) break;
    }
    return Array.from(found.values(), toResult);
  }
}

/** A person who was found, with the ID of the row in the first of the courses. */
interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly courseId: string;
  /** Names of the courses. May be empty texts. */
  readonly courses: string[];
}

function toResult({ id, name, email, courseId, courses }: FoundPerson): SearchResult {
  const names = courses.filter((course) => course !== '').join(', ');
  const detail = searchText([email, names].filter((text) => text !== '').join(' · '));
  return { kind: 'PERSON', id, title: searchText(name), detail, courseId, bankId: null };
}
