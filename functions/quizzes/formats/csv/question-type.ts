import { type QuestionType, questionTypes } from '../../../../core/quizzes/question.ts';

/** Names of types in tables of people and of other systems, without separators. */
const typeNames: Readonly<Record<string, QuestionType>> = {
  mc: 'MULTIPLE_CHOICE',
  mcq: 'MULTIPLE_CHOICE',
  singlechoice: 'MULTIPLE_CHOICE',
  singleanswer: 'MULTIPLE_CHOICE',
  ma: 'MULTIPLE_ANSWERS',
  multipleanswer: 'MULTIPLE_ANSWERS',
  multipleresponse: 'MULTIPLE_ANSWERS',
  multipleselect: 'MULTIPLE_ANSWERS',
  multiselect: 'MULTIPLE_ANSWERS',
  checkbox: 'MULTIPLE_ANSWERS',
  tf: 'TRUE_FALSE',
  sa: 'SHORT_ANSWER',
  fillintheblank: 'SHORT_ANSWER',
  fillintheblanks: 'SHORT_ANSWER',
  number: 'NUMERIC',
  numerical: 'NUMERIC',
  openended: 'ESSAY',
};

const namedTypes = new Map([
  ...questionTypes.map((type) => [type.toLowerCase().replaceAll('_', ''), type] as const),
  ...Object.entries(typeNames),
]);

/** The type with this name: 'True/False', 'MCQ', 'multiple_choice_question'. Undefined if there is none. */
export function typeNamed(name: string): QuestionType | undefined {
  const normalized = name.toLowerCase().replaceAll(/[\s/_-]/g, '');
  return namedTypes.get(normalized) ?? namedTypes.get(normalized.replace(/question$/, ''));
}
