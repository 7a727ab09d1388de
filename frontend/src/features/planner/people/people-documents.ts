import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/**
 * A person in the list. `hasOpened` is not part of the fragment, because the site cannot compute the cost of a query
 * with such a field in a fragment. See `query-costs.ts`.
 */
export interface PersonInList extends PersonRowFragment {
  readonly hasOpened: boolean | null;
}

/** The course whose people are listed. */
export interface CourseOfPeople {
  readonly courseId: string;
  readonly people: readonly PersonInList[];
  /** Whether grades can be over 100. */
  readonly extraCredit: boolean;
  /** Fetches the list again. */
  readonly onChanged: () => Promise<void>;
}

graphql(`
  fragment PersonRow on Student {
    id
    name
    role
    email
    linkedin
    github
    key
    grade
    membership
  }
`);

graphql(`
  fragment StaffRow on StaffMember {
    id
    email
    name
    role
    membership
  }
`);

export const inviteCourseStaffMutation = graphql(`
  mutation InviteCourseStaff($courseId: ID!, $email: String!, $role: StaffRole!) {
    inviteCourseStaff(courseId: $courseId, email: $email, role: $role) {
      ...StaffRow @unmask
    }
  }
`);

export const updateCourseStaffMutation = graphql(`
  mutation UpdateCourseStaff($courseId: ID!, $staffId: ID!, $role: StaffRole!) {
    updateCourseStaff(courseId: $courseId, staffId: $staffId, role: $role) {
      ...StaffRow @unmask
    }
  }
`);

export const removeCourseStaffMutation = graphql(`
  mutation RemoveCourseStaff($courseId: ID!, $staffId: ID!) {
    removeCourseStaff(courseId: $courseId, staffId: $staffId)
  }
`);

export const peopleQuery = graphql(`
  query CoursePeople($id: ID!) {
    course(id: $id) {
      id
      canEdit
      access
      extraCredit
      staff {
        ...StaffRow @unmask
      }
      people {
        ...PersonRow @unmask
        hasOpened
      }
    }
  }
`);

export const addStudentMutation = graphql(`
  mutation AddStudent($courseId: ID!, $input: StudentInput!) {
    addStudent(courseId: $courseId, input: $input) {
      ...PersonRow @unmask
    }
  }
`);

export const updateStudentMutation = graphql(`
  mutation UpdateStudent($courseId: ID!, $studentId: ID!, $input: UpdateStudentInput!) {
    updateStudent(courseId: $courseId, studentId: $studentId, input: $input) {
      ...PersonRow @unmask
    }
  }
`);

export const updateStudentGradeMutation = graphql(`
  mutation UpdateStudentGrade($courseId: ID!, $studentId: ID!, $grade: Float) {
    updateStudentGrade(courseId: $courseId, studentId: $studentId, grade: $grade) {
      ...PersonRow @unmask
    }
  }
`);

export const removeStudentMutation = graphql(`
  mutation RemoveStudent($courseId: ID!, $studentId: ID!, $reason: String) {
    removeStudent(courseId: $courseId, studentId: $studentId, reason: $reason)
  }
`);

/** How many grades and attempts a person has in a course. */
export const personWorkQuery = graphql(`
  query PersonWork($courseId: ID!, $studentId: ID!) {
    student(courseId: $courseId, studentId: $studentId) {
      id
      gradeCount
      attemptCount
    }
  }
`);

export const importPeopleMutation = graphql(`
  mutation ImportPeople($courseId: ID!, $csv: String!, $rows: [Int!], $gradeColumn: String) {
    importPeople(courseId: $courseId, csv: $csv, rows: $rows, gradeColumn: $gradeColumn) {
      added
      updated
      unchanged
      problems {
        row
        message
      }
      ignoredColumns
    }
  }
`);

export const exportPeopleQuery = graphql(`
  query ExportPeople($courseId: ID!) {
    peopleExport(courseId: $courseId)
  }
`);
