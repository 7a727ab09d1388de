import { toCourseContent, type CourseContent } from './course-content.ts';
import type { CourseTemplateStore } from './course-template.store.ts';
import { demoTemplates } from './demo-templates.ts';
import { withoutGrades } from './saved-course.mapper.ts';
import type { SavedCourseDocument, SavedCourseStore } from './saved-course.store.ts';

export interface CourseTemplateView extends CourseContent {
  readonly id: string;
}

function toTemplate(course: SavedCourseDocument): CourseTemplateView {
  return { id: course._id, ...withoutGrades(course) };
}

export class CourseTemplateService {
  constructor(
    private readonly templates: CourseTemplateStore,
    private readonly courses: SavedCourseStore,
  ) {}

  /** Those of the product and those that people made of their courses, by name. */
  async list(): Promise<CourseTemplateView[]> {
    const [ours, published] = await Promise.all([
      this.templates.list(),
      this.courses.listTemplates(toTemplate),
    ]);
    const views = [
      ...ours.map((template) => ({ id: template._id, ...toCourseContent(template) })),
      ...published,
    ];
    return views.toSorted((left, right) => (left.name < right.name ? -1 : Number(left.name > right.name)));
  }

  /** Adds the templates of the demo world where there are none at all. */
  async seedDemo(): Promise<void> {
    if (!(await this.templates.isEmpty())) return;
    await Promise.all(demoTemplates.map((template) => this.templates.add(template)));
  }
}
