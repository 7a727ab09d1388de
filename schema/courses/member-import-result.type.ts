import { Field, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'A row of a table that was skipped.' })
export class ImportProblem {
  @Field(() => Int, { description: 'Row number. The header is row 1.' })
  row!: number;

  @Field(() => String, { description: 'Why the row was skipped, in one sentence.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of importing people into a course.' })
export class MemberImportResult {
  @Field(() => Int, { description: 'Number of added people.' })
  added!: number;

  @Field(() => Int, { description: 'Number of people whose data changed.' })
  updated!: number;

  @Field(() => Int, {
    description: 'Number of people whose data in the table and in the course is the same.',
  })
  unchanged!: number;

  @Field(() => [ImportProblem], { description: 'Skipped rows in order.' })
  problems!: readonly ImportProblem[];

  @Field(() => [String], { description: 'Headings of columns that are not imported. Maximum 100.' })
  ignoredColumns!: readonly string[];
}
