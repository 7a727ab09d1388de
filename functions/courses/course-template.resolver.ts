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
      'Courses to start from: the site’s templates by name, then templates that users published, by name. Maximum 10 published templates per user. A page of large templates can be shorter than `first`. Anyone can read them.',
  })
  courseTemplates(
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<InstanceType<typeof CourseTemplateConnection>> {
    return this.templates.list(page);
  }
}
