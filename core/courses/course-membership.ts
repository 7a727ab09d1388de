/**
 * Whether a person of a course has access to it. `MEMBER`: yes. `INVITED`, `DECLINED`, `LEFT`: no, because the
 * person has not accepted yet, has declined, or has left.
 */
export const courseMemberships = ['MEMBER', 'INVITED', 'DECLINED', 'LEFT'] as const;

export type CourseMembership = (typeof courseMemberships)[number];
