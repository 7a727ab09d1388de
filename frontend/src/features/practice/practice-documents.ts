import { graphql } from '../../gql/index.ts';

graphql(`
  fragment PracticeCardParts on PracticeCard {
    id
    courseId
    cardRevision
    concepts
    question {
      ...AskedQuestionParts @unmask
    }
  }
`);

export const practiceSessionQuery = graphql(`
  query PracticeSession($courseId: ID, $timeZone: String!) {
    practiceSession(courseId: $courseId, timeZone: $timeZone) {
      due
      total
      doneToday
      examDate
      dailyMinutes
      recommendedDailyMinutes
      upcoming {
        date
        count
      }
      cards {
        ...PracticeCardParts @unmask
      }
    }
  }
`);

export const practiceAheadQuery = graphql(`
  query PracticeAhead($courseId: ID, $attemptId: ID, $timeZone: String!) {
    practiceAhead(courseId: $courseId, attemptId: $attemptId, timeZone: $timeZone) {
      ...PracticeCardParts @unmask
    }
  }
`);

export const beginPracticeMutation = graphql(`
  mutation BeginPractice($quizId: ID!) {
    startAttempt(quizId: $quizId) {
      id
    }
  }
`);

export const answerPracticeMutation = graphql(`
  mutation AnswerPractice($cardId: ID!, $answer: PracticeAnswerInput!, $timeZone: String!) {
    answerPractice(cardId: $cardId, answer: $answer, timeZone: $timeZone) {
      id
      isCorrect
      dueAt
      result {
        ...ResultQuestionParts @unmask
      }
    }
  }
`);

export const savePracticePlanMutation = graphql(`
  mutation SavePracticePlan($courseId: ID, $timeZone: String!, $input: PracticePlanInput!) {
    savePracticePlan(courseId: $courseId, timeZone: $timeZone, input: $input) {
      examDate
      dailyMinutes
      recommendedDailyMinutes
      upcoming {
        date
        count
      }
    }
  }
`);
