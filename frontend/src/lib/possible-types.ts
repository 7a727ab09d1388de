/** The types of each interface of the contract, so that the client can match fragments. */
export const possibleTypes: Readonly<Record<string, string[]>> = {
  Quiz: ['AuthoredQuiz', 'TakenQuiz'],
  QuestionWording: ['ImportedQuestion', 'ProposedQuestion', 'Question', 'QuestionVersion', 'QuizQuestion'],
};
