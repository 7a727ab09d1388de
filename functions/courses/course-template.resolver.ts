import { CourseTemplate } from '../../schema/courses/course.type.ts';
import { Authorized, Query, Resolver } from '../../schema/type-graphql.ts';
import type { CourseTemplateService } from './course-template.service.ts';

@Resolver(() => CourseTemplate)
export class CourseTemplateResolver {
  constructor(private readonly templates: CourseTemplateService) {}

  @Authorized('anyone')
  @Query(() => [CourseTemplate], { description: 'Courses to start from, by name. Anyone may ask.' })
  courseTemplates(): Promise<CourseTemplate[]> {
    return this.templates.list();
  }
}
