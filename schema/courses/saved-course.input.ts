import { Field, Float, InputType } from '../type-graphql.ts';
import { CategoryInput, CourseInput, GradeMapInput } from './course.input.ts';

@InputType({ description: 'A course to save.' })
export class SaveCourseInput extends CourseInput {
  @Field(() => String, { defaultValue: '', description: 'At most 100,000 characters.' })
  syllabus!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 100,000 characters.' })
  meetingDetails!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'For its owner’s eyes only. At most 100,000 characters.',
  })
  notes!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether anyone may read and copy it, without its notes, grades and people.',
  })
  isTemplate!: boolean;
}

@InputType({
  description: 'Changes to a saved course: what is left out stays as it is; nothing may be null.',
})
export class UpdateCourseInput {
  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 10,000 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100,000 characters.' })
  syllabus?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100,000 characters.' })
  meetingDetails?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100,000 characters.' })
  notes?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The course grade to reach, percent, 0 to 1,000,000.',
  })
  targetGrade?: number | null;

  @Field(() => [CategoryInput], { nullable: true, description: 'All of them; at most 1,000.' })
  categories?: CategoryInput[] | null;

  @Field(() => [Float], {
    nullable: true,
    description: 'The two places where the gauge changes its scale, percent, ascending.',
  })
  meterDivisions?: number[] | null;

  @Field(() => [GradeMapInput], {
    nullable: true,
    description: 'All letters, each with the first grade from which it is given.',
  })
  gradeMaps?: GradeMapInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether anyone may read and copy it, without its notes, grades and people.',
  })
  isTemplate?: boolean | null;
}
