import { graphql } from '../../gql/index.ts';

// For documents anywhere that spread it by name.
graphql(`
  fragment QuestionContent on QuestionWording {
    type
    question
    answers
    correctAnswer
    answerExplanations
    numericAnswers {
      value
      tolerance
    }
    pairs {
      left
      right
    }
    explanation
    concepts
    points
  }
`);

// For the documents that spread it by name: questions as a file, and what the file could not hold.
graphql(`
  fragment ExportedQuestions on QuestionExport {
    file {
      fileName
      contentType
      content
    }
    report {
      line
      level
      message
    }
  }
`);

export const quizListQuery = graphql(`
  query QuizList {
    quizzes {
      id
      title
      description
      isPublished
      active
      deleted
      courseId
      categoryId
      questionCount
      timeLimit
      allowedAttempts
      practice
      canEdit
      closed
    }
  }
`);

export const quizCategoriesQuery = graphql(`
  query QuizCategories {
    quizCategories {
      id
      categoryName
      active
      bankQuestionCount
    }
  }
`);

export const quizStandingsQuery = graphql(`
  query QuizStandings {
    quizStandings {
      quizId
      quizTitle
      closed
      attemptsUsed
      open {
        id
        kind
        startedAt
        dueAt
      }
      counting {
        id
        percent
        pending
        submittedAt
        resultAt
      }
    }
  }
`);

export const toGradeQuery = graphql(`
  query ToGrade {
    toGrade {
      quizId
      quizTitle
      count
      waitingSince
    }
  }
`);

export const weakConceptsQuery = graphql(`
  query WeakConcepts($courseId: ID) {
    weakConcepts(courseId: $courseId) {
      concept
      strength
      answers
      cards
    }
  }
`);

export const generateQuizMutation = graphql(`
  mutation GenerateQuiz($input: GenerateQuizInput!) {
    generateQuiz(input: $input) {
      id
    }
  }
`);

// For documents that spread it by name: a question as attempts and practice cards show it. Nothing in it shows
// which answer is right.
graphql(`
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

// A submitted question, with as much of its answer key as the quiz shows.
graphql(`
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
    fullCredit
    feedback
    pending
  }
`);

export const updateQuestionsMutation = graphql(`
  mutation UpdateQuestions($which: QuestionSelectionInput!, $changes: QuestionChangesInput!) {
    updateQuestions(which: $which, changes: $changes) {
      ids
    }
  }
`);
