import type { StorageRules } from '../platform/limits/storage-rules.ts';
import type { Domain, Platform } from '../platform/domain.ts';
import type { DemoClock, DemoPeople } from '../platform/demo.ts';
import type { Searchable } from '../platform/searchable.ts';
import { AuditData } from './audit-data.ts';
import { CourseData } from './course-data.ts';
import type { CourseDependents } from './course-dependents.ts';
import { CourseSearch } from './course-search.ts';
import { CourseTemplateResolver } from './course-template.resolver.ts';
import { CourseTemplateService } from './course-template.service.ts';
import { CourseTemplateStore } from './course-template.store.ts';
import { courseEdgeResolvers, createCourseEdges } from './course-edges.resolver.ts';
import { seedDemoCourses, type DemoCourses } from './demo-courses.ts';
import { DraftResolver } from './draft.resolver.ts';
import { DraftBudget } from './draft-budget.ts';
import { DraftService } from './draft.service.ts';
import { DraftStore } from './draft.store.ts';
import { GradebookCourses } from './gradebook-courses.ts';
import { CourseLog } from './course-log.ts';
import { CourseMails } from './course-mails.ts';
import { InvitationResolver } from './invitation.resolver.ts';
import { InvitationService } from './invitation.service.ts';
import { MembershipData } from './membership-data.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { MembershipService } from './membership.service.ts';
import { MembershipStore } from './membership.store.ts';
import { OwnRows } from './own-rows.ts';
import { PeopleAdmission } from './people-admission.ts';
import { PeopleTableService } from './people-table.service.ts';
import { PeopleResolver } from './people.resolver.ts';
import { PeopleService } from './people.service.ts';
import { PersonDetailsService } from './person-details.service.ts';
import { RefusalData } from './refusal-data.ts';
import { RefusalStore } from './refusal.store.ts';
import { SavedCourseResolver } from './saved-course.resolver.ts';
import { SavedCourseService } from './saved-course.service.ts';
import { StaffResolver } from './staff.resolver.ts';
import { StaffService } from './staff.service.ts';
import { SavedCourseStore } from './saved-course.store.ts';

export type { CourseDependents } from './course-dependents.ts';
export type { CoursePlace } from './membership.service.ts';
export { courseNotFound } from './saved-course.service.ts';
export { courseOfItem, shownItemId, storedItemId } from './item-ids.ts';
export type { GradebookCourse, GradebookPerson } from './gradebook-courses.ts';
export type { GradebookCourses, MembershipService };
export type { PersonView } from './saved-course.mapper.ts';

interface CourseDependencies extends Platform {
  readonly siteUrl: string;
  /** Data of other domains that is deleted with courses. */
  readonly courseDependents: readonly CourseDependents[];
}

export interface Courses extends Domain {
  /** For domains whose data belongs to courses. */
  readonly memberships: MembershipService;
  /** Courses for their gradebooks. */
  readonly gradebookCourses: GradebookCourses;
  readonly search: Searchable;
  /** Adds the course templates of the demo. */
  seedTemplates(): Promise<void>;
  /** Creates two courses with people, and plans of the demo student. */
  seedDemo(people: DemoPeople, clock: DemoClock): Promise<DemoCourses>;
}

export const courseResolvers = [
  CourseTemplateResolver,
  DraftResolver,
  SavedCourseResolver,
  PeopleResolver,
  MembershipResolver,
  InvitationResolver,
  StaffResolver,
  ...courseEdgeResolvers,
] as const;

export const courseStorage: StorageRules = { courses: {} };

export function createCourses(dependencies: CourseDependencies): Courses {
  const { store } = dependencies;
  const draftStore = new DraftStore(store);
  const budget = new DraftBudget(store, dependencies.clock);
  const drafts = new DraftService({ ...dependencies, drafts: draftStore, budget });
  const courseStore = new SavedCourseStore(store);
  const members = new MembershipStore(store);
  const refusals = new RefusalStore(store);
  const templateStore = new CourseTemplateStore(store);
  const templates = new CourseTemplateService(templateStore, courseStore);
  const rows = new OwnRows(courseStore, members);
  const dependents = [members, ...dependencies.courseDependents];
  const log = new CourseLog(dependencies.audit);
  const shared = { ...dependencies, courses: courseStore, members, rows, refusals, dependents, log };
  const admission = new PeopleAdmission(shared);
  const courses = new SavedCourseService({ ...shared, admission, templates: templateStore });
  const memberships = new MembershipService(shared);
  const peopleDependencies = {
    ...shared,
    saved: courses,
    admission,
    mails: new CourseMails(dependencies.siteUrl),
  };
  const peopleTable = new PeopleTableService(peopleDependencies);
  return {
    resolvers: [
      new CourseTemplateResolver(templates),
      new DraftResolver(drafts),
      new SavedCourseResolver(courses),
      new MembershipResolver(memberships),
      new InvitationResolver(new InvitationService(shared)),
      new StaffResolver(new StaffService(peopleDependencies)),
      new PeopleResolver(
        new PeopleService(peopleDependencies),
        peopleTable,
        new PersonDetailsService(peopleDependencies),
      ),
      ...createCourseEdges({ courses, memberships, members }),
    ],
    personalData: [
      new CourseData(courseStore, refusals, dependents),
      new MembershipData(rows, courseStore, members),
      new RefusalData(refusals),
      new AuditData(shared),
    ],
    memberships,
    gradebookCourses: new GradebookCourses(courseStore, rows, courses),
    search: new CourseSearch({ ...shared, memberships }),
    prepare: async () => {
      await Promise.all([
        draftStore.declareIndexes(),
        budget.declareIndexes(),
        courseStore.declareIndexes(),
        members.declareIndexes(),
        refusals.declareIndexes(),
      ]);
    },
    seedTemplates: () => templates.seedDemo(),
    seedDemo: (people, clock) => seedDemoCourses({ courses, people: peopleTable, clock }, people),
    purge: async () => {
      await Promise.all([drafts.purge(), courses.purge()]);
    },
  };
}
