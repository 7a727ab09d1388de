import { defaultValues } from '../../../core/grading/course-fields.ts';
import { writeSync } from 'node:fs';
import type { Actor } from '../../platform/actor.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { systemClock } from '../../platform/clock.ts';
import { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { WorkBudget } from '../../platform/limits/work-budget.ts';
import { randomId } from '../../platform/new-id.ts';
import { openSqliteStore } from '../../platform/store/sqlite.ts';
import { CourseLog } from '../course-log.ts';
import { CourseTemplateStore } from '../course-template.store.ts';
import { MembershipStore } from '../membership.store.ts';
import { OwnRows } from '../own-rows.ts';
import { PeopleAdmission } from '../people-admission.ts';
import { RefusalStore } from '../refusal.store.ts';
import { SavedCourseService } from '../saved-course.service.ts';
import { SavedCourseStore } from '../saved-course.store.ts';

// Four accounts each save a course and update it forever. Prints `{id} {revision}` of each acknowledged write.
// saved-course-crash.test.ts starts and kills this program: node course-crash-writer.mjs <folder>

const store = await openSqliteStore(process.argv[2] ?? '');
const courses = new SavedCourseStore(store);
await courses.declareIndexes();
const shared = {
  courses,
  members: new MembershipStore(store),
  limiter: new RateLimiter(store, systemClock),
  clock: systemClock,
  newId: randomId,
  dependents: [],
};
const service = new SavedCourseService({
  ...shared,
  admission: new PeopleAdmission({ ...shared, refusals: new RefusalStore(store) }),
  log: new CourseLog(new AuditLog({ store, ...shared })),
  rows: new OwnRows(courses, shared.members),
  templates: new CourseTemplateStore(store),
});

const empty = {
  ...defaultValues,
  categories: [],
  meterDivisions: [70, 80],
  gradeMaps: [],
  isTemplate: false,
};

/** Notes that are so long that the test would notice a partial write. */
const notesOf = (revision: number) => `${revision} `.repeat(500);

async function write(actor: Actor): Promise<never> {
  let { id, revision } = await service.save(actor, { ...empty, notes: notesOf(1) }, new WorkBudget());
  for (;;) {
    writeSync(1, `${id} ${revision}\n`);
    const notes = notesOf(revision + 1);
    ({ id, revision } = await service.update(actor, id, { notes }, revision, new WorkBudget()));
  }
}

const actors = Array.from({ length: 4 }, (): Actor => {
  const userId = randomId();
  return {
    userId,
    email: `${userId}@markwise.example`,
    name: 'A',
    role: 'Student',
    sessionId: null,
    scopes: null,
  };
});
await Promise.all(actors.map(write));
