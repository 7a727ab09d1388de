import { roles, type Role } from '../../core/accounts/role.ts';
import { registerEnumType } from '../type-graphql.ts';

/** GraphQL wants an object; the names are the values. */
export const RoleEnum = Object.fromEntries(roles.map((role) => [role, role])) as { [R in Role]: R };

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    Student: { description: 'Plans, practises, takes part in courses. What every account is at first.' },
    Instructor: {
      description: 'Also writes quizzes and sees the courses it is asked into as their teacher.',
    },
    Admin: { description: 'Also runs the place.' },
  },
});
