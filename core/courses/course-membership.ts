/**
 * What a row in a course's people gives its person. `MEMBER`: access to the course. `INVITED`, `DECLINED`,
 * `LEFT`: nothing, because the person has not accepted yet, has declined, or has left.
 */
export const courseMemberships = ['MEMBER', 'INVITED', 'DECLINED', 'LEFT'] as const;

export type CourseMembership = (typeof courseMemberships)[number];
