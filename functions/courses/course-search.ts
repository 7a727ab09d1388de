import { hasWords } from '../../core/search/words.ts';
import type { SearchResult } from '../../schema/search/search.type.ts';
import type { Actor } from '../platform/actor.ts';
import { searchText, type Searchable, type SearchQuery } from '../platform/searchable.ts';
import type { MembershipService } from './membership.service.ts';
import { newestFirst } from './newest-first.ts';
import type { CourseRoll } from './saved-course.document.ts';
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

  /** People of the actor's own courses and of the courses of others in which the actor sees all people. */
  private async people(actor: Actor, taught: readonly string[], { words, max }: SearchQuery) {
    const found: SearchResult[] = [];
    let seen = 0;
    for await (const chunk of this.dependencies.courses.rollsInChunks(actor.userId, taught)) {
      for (const course of chunk) {
        const people = toVisiblePeople(course, actor);
        seen += people.length;
        found.push(...people.filter(({ name, email }) => hasWords(words, name, email)).map(inCourse(course)));
      }
      if (found.length >= max || seen >= maxPeople) break;
    }
    return found.slice(0, max);
  }
}

const inCourse =
  ({ _id: courseId, name: course }: CourseRoll) =>
  ({ id, name, email }: { id: string; name: string; email: string }): SearchResult => ({
    kind: 'PERSON',
    id,
    title: searchText(name),
    detail: searchText([email, course].filter((text) => text !== '').join(' · ')),
    courseId,
    bankId: null,
  });
