/** A course that somebody else owns, with the user as a member. */
export const memberCourse = (id: string, name: string, more: object = {}) => ({
  __typename: 'MemberCourse',
  id,
  name,
  description: '',
  createdBy: 'Grace Hopper',
  role: '',
  grade: null,
  ownStanding: null,
  lastUpdatedOn: new Date().toISOString(),
  ...more,
});
