import type { CourseTemplate } from '../../schema/courses/course.type.ts';
import { rowsThenStored, type RowOrder } from '../platform/paging/page-of-rows.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import { toShownContent } from './course-content.ts';
import type { CourseTemplateStore } from './course-template.store.ts';
import { demoTemplates } from './demo-templates.ts';
import { withoutDates, withoutGrades } from './saved-course.mapper.ts';
import type { CourseOutline } from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

function toTemplate(course: CourseOutline): CourseTemplate {
  return { id: course._id, ...withoutDates(withoutGrades(course)) };
}

/** Compares texts by their bytes, as the stores do. */
function compareTexts(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

const byName: RowOrder<CourseTemplate> = {
  positionOf: ({ name, id }) => ({ key: name, tie: id }),
  compare: (one, other) => compareTexts(one.key, other.key) || compareTexts(one.tie, other.tie),
};

export class CourseTemplateService {
  constructor(
    private readonly templates: CourseTemplateStore,
    private readonly courses: SavedCourseStore,
  ) {}

  /**
   * The site's own templates by name, then published templates by name. Throws BAD_USER_INPUT if `first` is
   * not 1 to 100, or if `after` is invalid.
   */
  async list(request: PageRequest): Promise<Page<CourseTemplate>> {
    const siteTemplates = await this.templates.list();
    const rows = siteTemplates.map((template) => ({ id: template._id, ...toShownContent(template) }));
    return rowsThenStored(rows, byName, request, (behind) =>
      this.courses.pageOfTemplates(behind, toTemplate),
    );
  }

  /** Adds the demo templates if there are no templates at all. */
  async seedDemo(): Promise<void> {
    if (!(await this.templates.isEmpty())) return;
    await Promise.all(demoTemplates.map((template) => this.templates.add(template)));
  }
}
