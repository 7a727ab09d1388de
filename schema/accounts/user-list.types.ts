import { connectionOf } from '../connections/connection.ts';
import { Field, ObjectType } from '../type-graphql.ts';
import { User } from './user.type.ts';

export const UserConnection = connectionOf(User, {
  name: 'User',
  description: 'Accounts in order of email address.',
});

@ObjectType({ simpleResolvers: true, description: 'Which email addresses of a list have an account.' })
export class FoundUsers {
  @Field(() => [User], { description: 'Accounts in the order of the given addresses, without duplicates.' })
  users!: readonly User[];

  @Field(() => [String], { description: 'Addresses without an account, as they were sent.' })
  failedEmails!: readonly string[];
}
