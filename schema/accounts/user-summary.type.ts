import type { Role } from '../../core/accounts/role.ts';
import { Field, ObjectType } from '../type-graphql.ts';
import { RoleEnum } from './role.enum.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What people of a course see of another person’s account.',
})
export class UserSummary {
  @Field(() => String, { description: 'Given name and family name.' })
  name!: string;

  @Field(() => RoleEnum, { description: 'Role of the account.' })
  role!: Role;
}
