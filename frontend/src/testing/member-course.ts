/** A course of somebody else's that one is in. */
export const memberCourse = (id: string, name: string, more: object = {}) => ({
  __typename: 'MemberCourse',
  id,
  name,
  description: '',
  createdBy: 'Grace Hopper',
  role: '',
  grade: null,
  lastUpdatedOn: new Date().toISOString(),
  ...more,
});
