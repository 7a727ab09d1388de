import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'A quiz in a list.' })
export class QuizMeta {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether students may find it.' })
  isPublished!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be taken while it is published.' })
  active!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is deleted; such quizzes are told of to their editors alone.',
  })
  deleted!: boolean;

  @Field(() => ID, { nullable: true, description: 'The course that it belongs to; null for none.' })
  courseId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The category’s id; null for none.' })
  categoryId!: string | null;

  @Field(() => Float, { nullable: true, description: 'Minutes; null without a limit.' })
  timeLimit!: number | null;

  @Field(() => Int, { description: '-1 without a limit.' })
  allowedAttempts!: number;

  @Field(() => Int, { description: 'How many questions it asks.' })
  questionCount!: number;

  @Field(() => Boolean, { description: 'Whether it is the caller’s own practice, which nobody else sees.' })
  practice!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may edit it.' })
  canEdit!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it was withdrawn since the caller took it: own results can be read, and nothing more be done.',
  })
  closed!: boolean;
}
