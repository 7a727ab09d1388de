import { Field, ID, ObjectType } from '../type-graphql.ts';
import { User } from './user.type.ts';

@ObjectType({ simpleResolvers: true, description: 'An account that was not changed.' })
export class UserFailure {
  @Field(() => ID, { description: 'ID of the account, as it was sent.' })
  userId!: string;

  @Field(() => String, { description: 'Why the account was not changed, in one sentence.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of changing several accounts.' })
export class UsersUpdate {
  @Field(() => [User], { description: 'The changed accounts, in the order of the given IDs.' })
  users!: readonly User[];

  @Field(() => [UserFailure], { description: 'Accounts that were not changed. Empty if all were.' })
  failures!: readonly UserFailure[];
}
