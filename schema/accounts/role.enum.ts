import { roles, type Role } from '../../core/accounts/role.ts';
import { registerEnumType } from '../type-graphql.ts';

/** The values of the GraphQL enum, in the form that `registerEnumType` needs: each name is its own value. */
export const RoleEnum = Object.fromEntries(roles.map((role) => [role, role])) as { [R in Role]: R };

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'Role of an account.',
  valuesConfig: {
    Student: { description: 'Can plan, practise and take part in courses. Role of every new account.' },
    Instructor: {
      description: 'Can do everything that students can, and write quizzes and teach courses.',
    },
    Admin: { description: 'Can do everything that instructors can, and administer this site.' },
  },
});
