import { CachedResult } from '../platform/graph/cached-results.ts';
import type { Person } from '../platform/personal-data.ts';
import type { MembershipStore, RowOfCourse } from './membership.store.ts';
import { isStaffRow, isOwnRow } from './saved-course.policy.ts';
import type { CourseRows, StaffDocument } from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

/**
 * Reads the rows about a person, once per request. Other rows of these courses are not read, because other users decide
 * how many courses list the person, and how large these courses are.
 */
export class OwnRows {
  private readonly memberRows: CachedResult<readonly CourseRows[]>;
  private readonly allRows: CachedResult<readonly CourseRows[]>;

  constructor(
    private readonly courses: SavedCourseStore,
    members: MembershipStore,
  ) {
    this.memberRows = new CachedResult(async (person) =>
      this.read(await members.rowsOf(person.email), person),
    );
    this.allRows = new CachedResult(async (person) =>
      this.read(await members.everyRowOf(person.email), person),
    );
  }

  /** Courses that may have the person as a member, with only the person's rows. */
  ofMember(person: Person): Promise<readonly CourseRows[]> {
    return this.memberRows.of(person);
  }

  /** All courses that may list the person's address, with any membership. Each has only the person's rows. */
  all(person: Person): Promise<readonly CourseRows[]> {
    return this.allRows.of(person);
  }

  private async read(rows: readonly RowOfCourse[], person: Person): Promise<readonly CourseRows[]> {
    const found = await this.courses.listByRows(rows);
    return found.map((course) => ({
      ...course,
      people: ownPeople(course, person),
      staff: ownStaff(course, person),
    }));
  }
}

function ownPeople({ people }: CourseRows, person: Person): CourseRows['people'] {
  return Object.fromEntries(Object.entries(people).filter(([, row]) => isOwnRow(row, person)));
}

/** The rows of the staff that the account accepted, and the invitations to its address. */
function ownStaff({ staff = {} }: CourseRows, person: Person): NonNullable<CourseRows['staff']> {
  const isOwn = (row: StaffDocument) => isStaffRow(row, person) || isOwnRow(row, person);
  return Object.fromEntries(Object.entries(staff).filter(([, row]) => isOwn(row)));
}
