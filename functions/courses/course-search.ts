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

/** Maximum people to look at: 10 courses of the maximum size. */
const maxPeople = 10_000;

/** Finds an account's courses, and the people in them. */
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
   * People of the actor's own courses and of the courses of others in which the actor sees all people. Somebody in several
   * courses, with the same address, is found once.
   */
  private async people(actor: Actor, taught: readonly string[], { words, max }: SearchQuery) {
    const found = new Map<string, FoundPerson>();
    let seen = 0;
    for await (const chunk of this.dependencies.courses.rollsInChunks(actor.userId, taught)) {
      for (const roll of chunk) {
        const { _id: courseId, name: course } = roll;
        const people = toVisiblePeople(roll, actor);
        seen += people.length;
        for (const { id, name, email } of people.filter((person) =>
          hasWords(words, person.name, person.email),
        )) {
          const key = email === '' ? `${courseId} ${id}` : normalizeEmail(email);
          const known = found.get(key);
          if (known) known.courses.push(course);
          else if (found.size < max) found.set(key, { id, name, email, courseId, courses: [course] });
        }
      }
      // People who were found may also be in other courses.
      if (seen >= maxPeople) break;
    }
    return Array.from(found.values(), toResult);
  }
}

/** A person, with the row in the first of the courses. */
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
