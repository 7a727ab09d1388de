import type { Role } from '../../core/accounts/role.ts';
import { Field, ObjectType } from '../type-graphql.ts';
import { RoleEnum } from './role.enum.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'An account as other people of a course see it.',
})
export class UserSummary {
  @Field(() => String, { description: 'Given name and family name.' })
  name!: string;

  @Field(() => RoleEnum, { description: 'Role of the account.' })
  role!: Role;
}
