import { graphql } from '../../gql/index.ts';

// For documents that use this fragment by name.
graphql(`
  fragment QuestionContent on QuestionWording {
    type
    textFormat
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

// For documents that use this fragment by name: a file of questions, and a report of content that the file lacks.
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
      opensAt
      dueAt
      closesAt
      ownExceptions
      availability
      isPractice
      canEdit
      canGrade
      isClosed
      closedReason
    }
  }
`);

export const quizCategoriesQuery = graphql(`
  query QuizCategories {
    quizCategories {
      id
      categoryName
      active
      bankId
      isOwn
      canEdit
      bankQuestionCount
    }
  }
`);

export const quizProgressQuery = graphql(`
  query QuizProgress {
    quizProgress {
      quizId
      quizTitle
      isClosed
      attemptsUsed
      inProgressAttempt {
        id
        kind
        startedAt
        dueAt
      }
      officialAttempt {
        id
        percent
        isPending
        submittedAt
        resultAt
        regradedAt
        percentBeforeRegrade
      }
      pendingAttempt {
        id
        submittedAt
      }
      ownGrade {
        itemId
        points
        maximumPoints
        status
        quizPoints
        isEntered
        gradedAt
      }
    }
  }
`);

export const gradingQueueEntriesQuery = graphql(`
  query GradingQueueEntries {
    gradingQueue {
      quizId
      quizTitle
      count
      oldestSubmittedAt
    }
  }
`);

export const weakConceptsQuery = graphql(`
  query WeakConcepts($courseId: ID) {
    weakConcepts(courseId: $courseId) {
      concept
      strength
      share
      answers
      cards
      essay {
        attemptId
        quizId
        quizTitle
      }
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

// For documents that use it by name: a question as attempts and practice cards show it. Nothing in it reveals
// the correct answer.
graphql(`
  fragment AskedQuestionParts on AttemptQuestion {
    id
    type
    textFormat
    question_text
    points
    answers {
      id
      text
    }
    matchPrompts {
      id
      text
    }
    matchOptions {
      id
      text
    }
    response {
      answerIds
      text
      matches {
        promptId
        optionId
      }
    }
  }
`);

// A submitted question, with as much of its answer key as the quiz shows.
graphql(`
  fragment ResultQuestionParts on ResultQuestion {
    id
    type
    textFormat
    question_text
    points
    answers {
      id
      text
    }
    matchPrompts {
      id
      text
    }
    matchOptions {
      id
      text
    }
    response {
      answerIds
      text
      matches {
        promptId
        optionId
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
        promptId
        optionId
      }
    }
    explanation
    answerExplanations
    earned
    automaticPoints
    earnedBeforeRegrade
    hasFullCredit
    feedback
    isPending
  }
`);

export const updateQuestionsMutation = graphql(`
  mutation UpdateQuestions($selection: QuestionSelectionInput!, $changes: QuestionChangesInput!) {
    updateQuestions(selection: $selection, changes: $changes) {
      ids
    }
  }
`);
