import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from '../type-graphql.ts';
import { CourseContent, CourseHead, CourseSummary } from './course.type.ts';
import { Student } from './student.type.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A course that was saved. Its owner and admins see all of it and may edit it. Members (people of the course with a ' +
    'proven address, added by an instructor or by invitation) and readers of a template see no notes and no known grades; a member sees the own row of the people, ' +
    'a member who is an instructor all of them. For everybody else it does not exist.',
})
export class SavedCourse extends CourseContent {
  @Field(() => String, { description: 'The name of the person who saved it.' })
  createdBy!: string;

  @Field(() => String, { description: 'What is taught; may be empty.' })
  syllabus!: string;

  @Field(() => String, { description: 'When and where it meets; may be empty.' })
  meetingDetails!: string;

  @Field(() => String, {
    nullable: true,
    description: 'May be empty; null for whoever may not edit the course.',
  })
  notes!: string | null;

  @Field(() => [Student], {
    description: 'In the order in which they were added: those whom the caller may see.',
  })
  people!: readonly Student[];

  @Field(() => GraphQLDateTime, { description: 'When anything in it was changed last.' })
  lastUpdatedOn!: string;

  @Field(() => Boolean, { description: 'Whether anyone may read and copy it.' })
  isTemplate!: boolean;

  @Field(() => Int, {
    description: 'Counts the updates. An update sent with an older one is a CONFLICT. People do not count.',
  })
  revision!: number;

  @Field(() => Boolean, { description: 'Whether the caller may edit it.' })
  canEdit!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A saved course in the list of its owner.' })
export class SavedCourseMeta extends CourseSummary {
  @Field(() => Float, {
    nullable: true,
    description: 'Where the course stands: percent of what is known; null while nothing is.',
  })
  currentGrade!: number | null;

  @Field(() => GraphQLDateTime, { description: 'When anything in it was changed last.' })
  lastUpdatedOn!: string;

  @Field(() => Boolean, { description: 'Whether anyone may read and copy it.' })
  isTemplate!: boolean;

  @Field(() => Int, { description: 'As in the course itself.' })
  revision!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A course that its owner deleted and can still restore.',
})
export class DeletedCourse extends CourseHead {
  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedOn!: string;

  @Field(() => GraphQLDateTime, { description: 'Until when it can be restored: 30 days later.' })
  restorableUntil!: string;
}
