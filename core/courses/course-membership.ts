/**
 * What an address in a course's people gives its person. `MEMBER`: the course. `INVITED`, `DECLINED`, `LEFT`: nothing,
 * until the person has accepted, or because the person said no or left.
 */
export const courseMemberships = ['MEMBER', 'INVITED', 'DECLINED', 'LEFT'] as const;

export type CourseMembership = (typeof courseMemberships)[number];
