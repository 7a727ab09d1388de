import { peopleLimits } from '../../core/courses/person-rules.ts';
import type { Actor } from '../core/actor.ts';
import { isoAfter } from '../core/clock.ts';
import { csvToPeople, peopleToCsv } from './people-csv.ts';
import { addressesOf, changesAtPaths, gradesOf, planImport, type ImportPlan } from './people-import.ts';
import { courseIsFull, type PeopleServiceParts } from './people.service.ts';
import { toPeople } from './saved-course.mapper.ts';

export interface PeopleImportView {
  readonly added: number;
  readonly updated: number;
  readonly problems: ImportPlan['problems'];
}

/** People of a course as a table, on its way in and out. */
export class PeopleTableService {
  constructor(private readonly parts: PeopleServiceParts) {}

  /** All rows without a problem are taken over together. Who is in the course already is found by id, address or key. */
  async read(actor: Actor, courseId: string, csv: string): Promise<PeopleImportView> {
    const { saved, courses, members, grades, newId, clock } = this.parts;
    const course = await saved.editable(actor, courseId);
    const plan = planImport(course.people, csvToPeople(csv), newId);
    const newIds = plan.changes.filter(({ before }) => before === null).map(({ id }) => id);
    const added = newIds.length;
    const answer = { added, updated: plan.changes.length - added, problems: plan.problems };
    if (plan.changes.length === 0) return answer;
    if (course.peopleCount + added > peopleLimits.people) throw courseIsFull();
    await Promise.all(gradesOf(plan).map((grade) => grades.record(actor, course, grade)));
    await members.add(courseId, addressesOf(plan.changes));
    const update = {
      $set: { ...changesAtPaths(plan), lastUpdatedOn: isoAfter(clock, 0) },
      $inc: { peopleCount: added, peopleVersion: 1 },
    };
    const { peopleVersion } = course;
    if (await courses.change(courseId, actor, update, { peopleVersion })) return answer;
    await members.removeRows(courseId, newIds);
    // Somebody was added or removed meanwhile: look again who is there.
    return this.read(actor, courseId, csv);
  }

  async write(actor: Actor, courseId: string): Promise<string> {
    return peopleToCsv(toPeople(await this.parts.saved.editable(actor, courseId)));
  }
}
