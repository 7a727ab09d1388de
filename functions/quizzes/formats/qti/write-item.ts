import type { ExportedQuestion } from '../../../../core/quizzes/formats/exchange.ts';
import type { QuestionType } from '../../../../core/quizzes/question.ts';
import { element, type XmlPart } from '../archive/xml-writer.ts';
import { nameless } from './read-item.ts';
import { writeKey } from './write-key.ts';
import { type ImageAddress, richMaterial } from './write-texts.ts';

const canvasTypes: Readonly<Record<QuestionType, string>> = {
  MULTIPLE_CHOICE: 'multiple_choice_question',
  MULTIPLE_ANSWERS: 'multiple_answers_question',
  TRUE_FALSE: 'true_false_question',
  SHORT_ANSWER: 'short_answer_question',
  NUMERIC: 'numerical_question',
  MATCHING: 'matching_question',
  ESSAY: 'essay_question',
};

export function metadataField(label: string, entry: string): XmlPart {
  return element('qtimetadatafield', {}, [
    element('fieldlabel', {}, label),
    element('fieldentry', {}, entry),
  ]);
}

/**
 * Canvas's fields, and three of QTI that Canvas ignores: qmd_topic, qmd_levelofdifficulty and qmd_keywords.
 */
function metadata(question: ExportedQuestion, answerIds: readonly string[], ident: string): XmlPart {
  const { category, difficulty, concepts } = question;
  const fields = [
    metadataField('question_type', canvasTypes[question.type]),
    metadataField('points_possible', String(question.points)),
    ...(answerIds.length > 0 ? [metadataField('original_answer_ids', answerIds.join(','))] : []),
    metadataField('assessment_question_identifierref', `${ident}_question`),
    ...(category ? [metadataField('qmd_topic', category)] : []),
    ...(difficulty === null ? [] : [metadataField('qmd_levelofdifficulty', difficulty.toLowerCase())]),
    ...concepts.map((concept) => metadataField('qmd_keywords', concept)),
  ];
  return element('itemmetadata', {}, [element('qtimetadata', {}, fields)]);
}

const outcomes = element('outcomes', {}, [
  element('decvar', { maxvalue: '100', minvalue: '0', varname: 'SCORE', vartype: 'Decimal' }),
]);

/** Shows the general feedback for any answer. */
const general = element('respcondition', { continue: 'Yes' }, [
  element('conditionvar', {}, [element('other')]),
  element('displayfeedback', { feedbacktype: 'Response', linkrefid: 'general_fb' }),
]);

function feedbackPart(ident: string, material: XmlPart): XmlPart {
  return element('itemfeedback', { ident }, [element('flow_mat', {}, [material])]);
}

/** A question as a QTI item for Canvas. `ident`: its identifier, unique in the package. */
export function writeItem(question: ExportedQuestion, ident: string, imageUrl: ImageAddress): XmlPart {
  let count = 0;
  const newId = () => {
    count += 1;
    // Canvas's idents are numbers of four digits and more.
    return String(1_000 + count);
  };
  const material = (text: string) => richMaterial(text, question.textFormat, imageUrl);
  const key = writeKey(question, newId, imageUrl);
  const isExplained = question.explanation !== '';
  const feedback = [...(isExplained ? [['general_fb', question.explanation] as const] : []), ...key.feedback];
  return element('item', { ident, title: question.name || nameless }, [
    metadata(question, key.answerIds, ident),
    element('presentation', {}, [material(question.question), ...key.responses]),
    element('resprocessing', {}, [outcomes, ...(isExplained ? [general] : []), ...key.conditions]),
    ...feedback.map(([part, text]) => feedbackPart(part, material(text))),
  ]);
}
