import { graphql } from '../../gql/index.ts';

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
    }
  }
`);

export const quizCategoriesQuery = graphql(`
  query QuizCategories {
    quizCategories {
      id
      categoryName
      active
      quizCount
      questionCount
    }
  }
`);

export const quizStandingsQuery = graphql(`
  query QuizStandings {
    quizStandings {
      quizId
      quizTitle
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
      }
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
