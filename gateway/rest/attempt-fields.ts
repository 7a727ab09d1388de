const given = 'answerIds text matches { leftId rightId }';

const shown = 'id _id: id type question_text points answers { id text } lefts { id text } rights { id text }';

/** A question as it is asked. */
export const askedFields = `${shown} given { ${given} }`;

/** A question with what was made of it. */
export const resultQuestionFields = `${shown} chosen { ${given} }
  correct { answerIds texts numbers { value tolerance } matches { leftId rightId } }
  explanation answerExplanations earned fullCredit feedback pending`;

export const resultFields = `id _id: id submittedAt regradedAt score possible percent pending revealed
  questions { ${resultQuestionFields} }`;

export const attemptFields = `id _id: id quizId quizTitle kind number startedAt dueAt submittedAt now revision
  questions { ${askedFields} }
  result { ${resultFields} }`;
