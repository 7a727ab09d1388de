import { CourseTemplate, CourseTemplateConnection } from '../../schema/courses/course.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { Args, Authorized, Query, Resolver } from '../../schema/type-graphql.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { CourseTemplateService } from './course-template.service.ts';

@Resolver(() => CourseTemplate)
export class CourseTemplateResolver {
  constructor(private readonly templates: CourseTemplateService) {}

  @Authorized('anyone')
  @Cost(10)
  @Query(() => CourseTemplateConnection, {
    nullable: true,
    description:
      'Courses to start from: the site’s own templates by name, then templates that users published (maximum 10 each), by name. Anyone can read them. A page of large templates is shorter than `first`.',
  })
  courseTemplates(
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<InstanceType<typeof CourseTemplateConnection>> {
    return this.templates.list(page);
  }
}
