/** The types behind each interface of the contract: what tells the client that a fragment on one fits. */
export const possibleTypes: Readonly<Record<string, string[]>> = {
  Quiz: ['AuthoredQuiz', 'TakenQuiz'],
  QuestionWording: ['ImportedQuestion', 'ProposedQuestion', 'Question', 'QuestionVersion', 'QuizQuestion'],
};
