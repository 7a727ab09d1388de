import { graphql } from '../../../../gql/index.ts';

graphql(`
  fragment ExceptionParts on QuizException {
    studentId
    name
    email
    opensAt
    dueAt
    closesAt
    extraMinutes
    extraAttempts
    isInCourse
    problem
    revision
  }
`);

export const quizExceptionsQuery = graphql(`
  query QuizExceptions($quizId: ID!) {
    quizExceptions(quizId: $quizId) {
      ...ExceptionParts @unmask
    }
  }
`);

export const setQuizExceptionMutation = graphql(`
  mutation SetQuizException($quizId: ID!, $studentId: ID!, $input: QuizExceptionInput!, $revision: Int) {
    setQuizException(quizId: $quizId, studentId: $studentId, input: $input, revision: $revision) {
      ...ExceptionParts @unmask
    }
  }
`);

export const removeQuizExceptionMutation = graphql(`
  mutation RemoveQuizException($quizId: ID!, $studentId: ID!) {
    removeQuizException(quizId: $quizId, studentId: $studentId)
  }
`);

export const exceptionPeopleQuery = graphql(`
  query ExceptionPeople($courseId: ID!) {
    course(id: $courseId) {
      id
      people {
        id
        name
        email
        role
      }
    }
  }
`);
