import { Field, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'A row of a table that was not taken over.' })
export class ImportProblem {
  @Field(() => Int, { description: 'Counted from 1, the header being row 1.' })
  row!: number;

  @Field(() => String, { description: 'What is wrong with it.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a table of people changed in a course.' })
export class PeopleImport {
  @Field(() => Int, { description: 'How many people are new.' })
  added!: number;

  @Field(() => Int, { description: 'How many were there already, and took over what the table says.' })
  updated!: number;

  @Field(() => [ImportProblem], { description: 'The rows that changed nothing, in their order.' })
  problems!: readonly ImportProblem[];
}
