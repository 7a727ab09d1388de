import type { Clock } from '../functions/platform/clock.ts';
import type { AuditLog } from '../functions/platform/audit/audit-log.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import type { Store } from '../functions/platform/store/store.ts';
import { AuditData } from '../functions/courses/audit-data.ts';
import { CourseData } from '../functions/courses/course-data.ts';
import { CourseTemplateResolver } from '../functions/courses/course-template.resolver.ts';
import { CourseTemplateService } from '../functions/courses/course-template.service.ts';
import { CourseTemplateStore } from '../functions/courses/course-template.store.ts';
import { DraftResolver } from '../functions/courses/draft.resolver.ts';
import { DraftBudget } from '../functions/courses/draft-budget.ts';
import { DraftService } from '../functions/courses/draft.service.ts';
import { DraftStore } from '../functions/courses/draft.store.ts';
import { GradeLog } from '../functions/courses/grade-log.ts';
import { InvitationResolver } from '../functions/courses/invitation.resolver.ts';
import { InvitationService } from '../functions/courses/invitation.service.ts';
import { MembershipData } from '../functions/courses/membership-data.ts';
import { MembershipResolver } from '../functions/courses/membership.resolver.ts';
import { MembershipService } from '../functions/courses/membership.service.ts';
import { MembershipStore } from '../functions/courses/membership.store.ts';
import { PeopleAdmission } from '../functions/courses/people-admission.ts';
import { PeopleTableService } from '../functions/courses/people-table.service.ts';
import { PeopleResolver } from '../functions/courses/people.resolver.ts';
import { PeopleService } from '../functions/courses/people.service.ts';
import { PersonDetailsService } from '../functions/courses/person-details.service.ts';
import { RefusalData } from '../functions/courses/refusal-data.ts';
import { RefusalStore } from '../functions/courses/refusal.store.ts';
import { SavedCourseResolver } from '../functions/courses/saved-course.resolver.ts';
import { SavedCourseService } from '../functions/courses/saved-course.service.ts';
import { SavedCourseStore } from '../functions/courses/saved-course.store.ts';

/** What courses are made of. */
export interface CourseDependencies {
  readonly store: Store;
  readonly limiter: RateLimiter;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface Courses {
  readonly resolvers: readonly object[];
  readonly personalData: readonly PersonalData[];
  /** For domains that have something in courses. */
  readonly memberships: MembershipService;
  prepare(): Promise<void>;
  seedDemo(): Promise<void>;
  purge(): Promise<void>;
}

export function composeCourses(dependencies: CourseDependencies): Courses {
  const { store } = dependencies;
  const draftStore = new DraftStore(store);
  const budget = new DraftBudget(store, dependencies.clock);
  const drafts = new DraftService({ ...dependencies, drafts: draftStore, budget });
  const courseStore = new SavedCourseStore(store);
  const members = new MembershipStore(store);
  const refusals = new RefusalStore(store);
  const templateStore = new CourseTemplateStore(store);
  const templates = new CourseTemplateService(templateStore, courseStore);
  const shared = { ...dependencies, courses: courseStore, members, refusals };
  const admission = new PeopleAdmission(shared);
  const courses = new SavedCourseService({ ...shared, admission, templates: templateStore });
  const memberships = new MembershipService(shared);
  const peopleParts = { ...shared, saved: courses, admission, grades: new GradeLog(dependencies.audit) };
  return {
    resolvers: [
      new CourseTemplateResolver(templates),
      new DraftResolver(drafts),
      new SavedCourseResolver(courses),
      new MembershipResolver(memberships),
      new InvitationResolver(new InvitationService(shared)),
      new PeopleResolver(
        new PeopleService(peopleParts),
        new PeopleTableService(peopleParts),
        new PersonDetailsService(peopleParts),
      ),
    ],
    personalData: [
      new CourseData(courseStore, members, refusals),
      new MembershipData(courseStore, members),
      new RefusalData(refusals),
      new AuditData(shared),
    ],
    memberships,
    prepare: async () => {
      await Promise.all([
        draftStore.declareIndexes(),
        courseStore.declareIndexes(),
        members.declareIndexes(),
        refusals.declareIndexes(),
      ]);
    },
    seedDemo: () => templates.seedDemo(),
    purge: async () => {
      await Promise.all([drafts.purge(), courses.purge()]);
    },
  };
}
