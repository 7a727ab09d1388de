const response = 'answerIds text matches { promptId optionId }';

const shown =
  'id _id: id type question_text points answers { id text } matchPrompts { id text } matchOptions { id text }';

/** A question as it is asked. */
export const askedFields = `${shown} response { ${response} }`;

/** A question with its result. */
export const resultQuestionFields = `${shown} chosen: response { ${response} }
  correct { answerIds texts numbers { value tolerance } matches { promptId optionId } }
  explanation answerExplanations earned hasFullCredit feedback isPending`;

export const resultFields = `id _id: id submittedAt regradedAt score possible percent isPending isRevealed
  questions { ${resultQuestionFields} }`;

export const attemptFields = `id _id: id quizId quizTitle kind number startedAt dueAt submittedAt serverTime revision
  questions { ${askedFields} }
  result { ${resultFields} }`;
