import { bankAccesses, type BankAccess } from '../../core/quizzes/bank-access.ts';
import { enumObject } from '../enum-object.ts';
import { Field, ID, ObjectType, registerEnumType } from '../type-graphql.ts';

export const BankAccessEnum = enumObject(bankAccesses);
registerEnumType(BankAccessEnum, {
  name: 'BankAccess',
  description: 'What somebody can do with a question bank.',
  valuesConfig: {
    READ: { description: 'Read its questions with the answers, use them in quizzes and copy them.' },
    EDIT: { description: 'Also add, edit and delete its questions and categories.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'The share of a question bank with the owner and the co-instructors of a course.',
})
export class BankShare {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Name of the course.' })
  courseName!: string;

  @Field(() => BankAccessEnum, { description: 'What they can do with the bank.' })
  access!: BankAccess;
}

@ObjectType({ simpleResolvers: true, description: 'A question bank that the caller can read.' })
export class QuestionBank {
  @Field(() => ID, { description: 'ID of the bank.' })
  id!: string;

  @Field(() => String, { description: 'Name of its owner.' })
  ownerName!: string;

  @Field(() => Boolean, { description: 'True for the caller’s own bank.' })
  isOwn!: boolean;

  @Field(() => BankAccessEnum, { description: 'What the caller can do with the bank.' })
  access!: BankAccess;

  @Field(() => [BankShare], {
    description: 'Courses that the owner shares the bank with and that the caller edits, by name.',
  })
  shares!: readonly BankShare[];
}
