/** Roles, from least to most rights. */
export const roles = ['Student', 'Instructor', 'Admin'] as const;
export type Role = (typeof roles)[number];

/** The role of an account that has none. */
export const defaultRole: Role = 'Student';
