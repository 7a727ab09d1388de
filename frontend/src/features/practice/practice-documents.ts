import { graphql } from '../../gql/index.ts';

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
        id
        courseId
        cardRevision
        concepts
        question {
          ...AskedQuestionParts @unmask
        }
      }
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
