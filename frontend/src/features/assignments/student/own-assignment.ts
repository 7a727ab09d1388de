import type { AssignmentContentFragment, AssignmentWorkFragment } from '../../../gql/graphql.ts';

/** An assignment with what the user submitted. */
export type OwnAssignment = AssignmentContentFragment & {
  readonly submission: AssignmentWorkFragment | null;
};
