import { connectionOf } from '../connections/connection.ts';
import { Field, ObjectType } from '../type-graphql.ts';
import { User } from './user.type.ts';

export const UserConnection = connectionOf(User, { name: 'User', description: 'Accounts, by address.' });

@ObjectType({ simpleResolvers: true, description: 'Which addresses of a list have an account.' })
export class FoundUsers {
  @Field(() => [User], { description: 'In the order of the list, each once.' })
  users!: readonly User[];

  @Field(() => [String], { description: 'Those without an account, as they were written.' })
  failedEmails!: readonly string[];
}
