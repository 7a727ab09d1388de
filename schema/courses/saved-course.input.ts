import { Field, Float, InputType } from '../type-graphql.ts';
import { CategoryInput, CourseInput, GradeMapInput } from './course.input.ts';

@InputType({ description: 'A course to save.' })
export class SaveCourseInput extends CourseInput {
  @Field(() => String, { defaultValue: '', description: 'Syllabus. Maximum 100,000 characters.' })
  syllabus!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'When and where the course meets. Maximum 100,000 characters.',
  })
  meetingDetails!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'IANA name of the time zone, for example Europe/Berlin. Empty for none.',
  })
  timeZone!: string;

  @Field(() => String, {
    defaultValue: '',
    description:
      'Notes. Maximum 100,000 characters. Only the course’s owner, its co-instructors and admins can read them.',
  })
  notes!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True to accept grades of people for the whole course over 100 percent. Grades over 100 stay when it is switched off.',
  })
  extraCredit!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True to make the course a template: anyone can read and copy it, without its notes, grades and people. A template has at most 100,000 characters as JSON. An account has at most 10 templates.',
  })
  isTemplate!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key, maximum 100 characters. A caller who sends the same key again gets the course that was created with it, as it is now.',
  })
  key?: string | null;
}

@InputType({
  description: 'Changes to a saved course. Omitted fields stay. No field can be null.',
})
export class UpdateCourseInput {
  @Field(() => String, { nullable: true, description: 'Name of the course. Maximum 500 characters.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description of the course. Maximum 10,000 characters.',
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Syllabus. Maximum 100,000 characters.' })
  syllabus?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When and where the course meets. Maximum 100,000 characters.',
  })
  meetingDetails?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone, for example Europe/Berlin. Empty for none.',
  })
  timeZone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Notes. Maximum 100,000 characters. Only the course’s owner, its co-instructors and admins can read them.',
  })
  notes?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to accept grades of people for the whole course over 100 percent. Grades over 100 stay when it is switched off.',
  })
  extraCredit?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Target grade of the course in percent, 0 to 1,000,000.',
  })
  targetGrade?: number | null;

  @Field(() => [CategoryInput], { nullable: true, description: 'All categories. Maximum 1,000.' })
  categories?: CategoryInput[] | null;

  @Field(() => [Float], {
    nullable: true,
    description:
      'Two percentages that divide the gauge’s scale, 0 to 100, ascending. The line gets thicker at each of them.',
  })
  meterDivisions?: number[] | null;

  @Field(() => [GradeMapInput], {
    nullable: true,
    description: 'All letter grades with their minimum. Maximum 100.',
  })
  gradeMaps?: GradeMapInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to make the course a template: anyone can read and copy it, without its notes, grades and people. A template has at most 100,000 characters as JSON. An account has at most 10 templates.',
  })
  isTemplate?: boolean | null;
}
