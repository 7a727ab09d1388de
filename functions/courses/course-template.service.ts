import { toCourseContent, type CourseContent } from './course-content.ts';
import type { CourseTemplateStore } from './course-template.store.ts';
import { demoTemplates } from './demo-templates.ts';

export interface CourseTemplateView extends CourseContent {
  readonly id: string;
}

export class CourseTemplateService {
  constructor(private readonly templates: CourseTemplateStore) {}

  async list(): Promise<CourseTemplateView[]> {
    const templates = await this.templates.list();
    return templates.map((template) => ({ id: template._id, ...toCourseContent(template) }));
  }

  /** Adds the templates of the demo world where there are none at all. */
  async seedDemo(): Promise<void> {
    if (!(await this.templates.isEmpty())) return;
    await Promise.all(demoTemplates.map((template) => this.templates.add(template)));
  }
}
