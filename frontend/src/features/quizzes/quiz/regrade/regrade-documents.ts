import type { GradeBelowPartsFragment, RegradePartsFragment } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';

/** A regrade, and the entered grades that it makes lower than the quiz. */
export interface RegradePlan extends RegradePartsFragment {
  readonly gradesBelow: readonly GradeBelowPartsFragment[];
}

graphql(`
  fragment RegradeParts on Regrade {
    id
    studentCount
    changedCount
    changes {
      attemptId
      name
      email
      number
      before
      after
      possibleBefore
      possibleAfter
    }
    questions {
      id
      textFormat
      question_text
      outdatedKeyCount
      rewordedCount
      skippedReason
      hasFullCredit
    }
  }
`);

graphql(`
  fragment GradeBelowParts on GradeBelowQuiz {
    courseId
    itemId
    studentId
    name
    points
    quizPoints
    maximumPoints
    gradedBy
    revision
  }
`);

export const regradePreviewQuery = graphql(`
  query RegradePreview($quizId: ID!, $fullCredit: [ID!]) {
    regradePreview(quizId: $quizId, fullCredit: $fullCredit) {
      ...RegradeParts @unmask
      gradesBelow {
        ...GradeBelowParts @unmask
      }
    }
  }
`);

export const regradeQuizMutation = graphql(`
  mutation RegradeQuiz($quizId: ID!, $fullCredit: [ID!]) {
    regradeQuiz(quizId: $quizId, fullCredit: $fullCredit) {
      ...RegradeParts @unmask
      gradesBelow {
        ...GradeBelowParts @unmask
      }
    }
  }
`);

/** Removes an entered grade, so that the result of the quiz counts again. */
export const takeQuizResultMutation = graphql(`
  mutation TakeQuizResult($courseId: ID!, $grades: [GradeInput!]!) {
    updateGrades(courseId: $courseId, grades: $grades) {
      conflicts {
        studentId
      }
    }
  }
`);
