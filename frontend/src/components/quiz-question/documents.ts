import { graphql } from '../../gql/index.ts';

/** A question as an attempt and a practice card ask it. Nothing in it tells which answer is right. */
export const askedQuestionFragment = graphql(`
  fragment AskedQuestionParts on AttemptQuestion {
    id
    type
    question_text
    points
    answers {
      id
      text
    }
    lefts {
      id
      text
    }
    rights {
      id
      text
    }
    given {
      answerIds
      text
      matches {
        leftId
        rightId
      }
    }
  }
`);

/** A question that was handed in, with as much of its right answer as is told. */
export const resultQuestionFragment = graphql(`
  fragment ResultQuestionParts on ResultQuestion {
    id
    type
    question_text
    points
    answers {
      id
      text
    }
    lefts {
      id
      text
    }
    rights {
      id
      text
    }
    chosen {
      answerIds
      text
      matches {
        leftId
        rightId
      }
    }
    correct {
      answerIds
      texts
      numbers {
        value
        tolerance
      }
      matches {
        leftId
        rightId
      }
    }
    explanation
    answerExplanations
    earned
    feedback
    pending
  }
`);
