import { graphql } from '../../../gql/index.ts';

graphql(`
  fragment SavedCourseContent on SavedCourse {
    id
    revision
    lastUpdatedOn
    isTemplate
    canEdit
    access
    createdBy
    name
    description
    syllabus
    meetingDetails
    timeZone
    notes
    extraCredit
    targetGrade
    categories {
      ...CategoryContent @unmask
    }
    meterDivisions
    gradeMaps {
      letter
      minimum
    }
  }
`);

export const courseQuery = graphql(`
  query SavedCourse($id: ID!) {
    course(id: $id) {
      ...SavedCourseContent @unmask
      ownCourseGrade
      ownGrades {
        itemId
        points
        status
        feedback
      }
      ownPlan {
        ...PlanContent @unmask
      }
    }
  }
`);

graphql(`
  fragment PlanContent on OwnPlan {
    targetGrade
    grades {
      itemId
      points
    }
    items {
      key
      categoryName
      categoryIndex
      name
      weight
      maximumPoints
      points
    }
  }
`);

export const updateOwnPlanMutation = graphql(`
  mutation UpdateOwnPlan($courseId: ID!, $input: OwnPlanInput!) {
    updateOwnPlan(courseId: $courseId, input: $input) {
      ...PlanContent @unmask
    }
  }
`);

export const saveCourseMutation = graphql(`
  mutation SaveCourse($input: SaveCourseInput!) {
    saveCourse(input: $input) {
      ...SavedCourseContent @unmask
    }
  }
`);

export const updateCourseMutation = graphql(`
  mutation UpdateCourse($id: ID!, $input: UpdateCourseInput!, $revision: Int) {
    updateCourse(id: $id, input: $input, revision: $revision) {
      ...SavedCourseContent @unmask
    }
  }
`);

export const courseQuizzesQuery = graphql(`
  query CourseQuizzes($courseId: ID!) {
    quizzes(courseId: $courseId) {
      id
      title
      courseId
      deleted
      isPublished
      active
      canEdit
      canGrade
      isClosed
      closedReason
      availability
      dueAt
      closesAt
      timeLimit
      allowedAttempts
      ownExceptions
      gradedItemId
    }
  }
`);

export const peopleCountQuery = graphql(`
  query CoursePeopleCount($courseId: ID!) {
    course(id: $courseId) {
      id
      members(first: 1) {
        totalCount
      }
    }
  }
`);

export const courseProgressQuery = graphql(`
  query CourseQuizProgress($courseId: ID!) {
    quizProgress(courseId: $courseId) {
      quizId
      attemptsLeft
      scoringPolicy
      lowestPercent
      highestPercent
      ownGrade {
        itemId
        points
        isEntered
      }
      inProgressAttempt {
        id
        kind
      }
      officialAttempt {
        id
        regradedAt
        percentBeforeRegrade
      }
      pendingAttempt {
        id
      }
    }
  }
`);

export const courseNoteCountQuery = graphql(`
  query CourseNoteCount($courseId: ID!) {
    notes(courseId: $courseId, first: 1) {
      totalCount
    }
  }
`);
