import { graphql } from '../../gql/index.ts';

export const practiceQuery = graphql(`
  query Practice($courseId: ID, $timeZone: String!) {
    practice(courseId: $courseId, timeZone: $timeZone) {
      due
      total
      doneToday
      examOn
      minutesADay
      enoughMinutes
      upcoming {
        day
        count
      }
      cards {
        id
        courseId
        asked
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
      isRight
      dueOn
      result {
        ...ResultQuestionParts @unmask
      }
    }
  }
`);

export const savePracticePlanMutation = graphql(`
  mutation SavePracticePlan($courseId: ID, $timeZone: String!, $input: PracticePlanInput!) {
    savePracticePlan(courseId: $courseId, timeZone: $timeZone, input: $input) {
      examOn
      minutesADay
      enoughMinutes
      upcoming {
        day
        count
      }
    }
  }
`);
