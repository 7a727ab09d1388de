import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'A course that a grade point average does not count.' })
export class UncountedCourse {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Name of the course.' })
  courseName!: string;

  @Field(() => String, { description: 'Why it does not count, in one sentence to show.' })
  reason!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Mean of the grade points of courses. A is 4, B 3, C 2, D 1, F 0; a plus adds 0.3 up to 4, a minus subtracts 0.3. Courses count equally, and templates do not count.',
})
export class GradePointAverage {
  @Field(() => Float, {
    nullable: true,
    description: 'The average, 0 to 4, with two decimals. Null if no course counts.',
  })
  value!: number | null;

  @Field(() => Int, { description: 'Number of courses that count.' })
  courseCount!: number;

  @Field(() => [UncountedCourse], { description: 'Courses that do not count.' })
  uncountedCourses!: readonly UncountedCourse[];
}
