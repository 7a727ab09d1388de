import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { tabParam } from '../return-path.ts';

/** The ID in the URL of an assignment that is not saved yet. IDs of assignments have 22 characters. */
export const newAssignmentId = 'new';

/** URL of an assignment: students submit there, and its editors and graders see all submissions. */
export const assignmentAddress = (courseId: string, id: string) =>
  generatePath(paths.assignment, { id: courseId, assignment_id: id });

/** URL to write a new assignment of a course. */
export const newAssignmentAddress = (courseId: string) => assignmentAddress(courseId, newAssignmentId);

/** URL of a course with the list of its assignments. */
export const courseAssignmentsTab = (courseId: string) =>
  `${generatePath(paths.course, { id: courseId })}?${tabParam}=assignments`;
