import { roles, type Role } from '../../core/accounts/role.ts';
import { registerEnumType } from '../type-graphql.ts';

/** GraphQL needs an object. The names are the values. */
export const RoleEnum = Object.fromEntries(roles.map((role) => [role, role])) as { [R in Role]: R };

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'Role of an account.',
  valuesConfig: {
    Student: { description: 'Planning, practising and taking part in courses. Role of every new account.' },
    Instructor: {
      description: 'Everything that students can do, and writing quizzes and teaching courses.',
    },
    Admin: { description: 'Everything that instructors can do, and the administration of this site.' },
  },
});
