import type { QuestionType } from '../../../../core/quizzes/question.ts';
import { attributeOf, descendantsOf, textOf } from '../archive/xml.ts';
import { earning } from './conditions.ts';
import type { Item } from './item.ts';
import { entryOf } from './metadata.ts';

/**
 * BLANKS and DROPDOWNS: blanks or dropdowns in a text. A question with one of them can be imported, a question
 * with several cannot.
 */
export type ItemKind = QuestionType | 'BLANKS' | 'DROPDOWNS' | 'TEXT' | { readonly unknown: string };

const formula = { unknown: 'Questions that are calculated from a formula' } as const;

/** Item kinds by Canvas's names, and by the profiles of Common Cartridge. */
const kinds: ReadonlyMap<string, ItemKind> = new Map<string, ItemKind>([
  ['multiple_choice_question', 'MULTIPLE_CHOICE'],
  ['true_false_question', 'TRUE_FALSE'],
  ['multiple_answers_question', 'MULTIPLE_ANSWERS'],
  ['short_answer_question', 'SHORT_ANSWER'],
  ['numerical_question', 'NUMERIC'],
  ['matching_question', 'MATCHING'],
  ['essay_question', 'ESSAY'],
  ['fill_in_multiple_blanks_question', 'BLANKS'],
  ['multiple_dropdowns_question', 'DROPDOWNS'],
  ['text_only_question', 'TEXT'],
  ['calculated_question', formula],
  ['file_upload_question', { unknown: 'Questions that are answered with a file' }],
  ['cc.multiple_choice', 'MULTIPLE_CHOICE'],
  ['cc.true_false', 'TRUE_FALSE'],
  ['cc.multiple_response', 'MULTIPLE_ANSWERS'],
  ['cc.essay', 'ESSAY'],
  ['cc.fib', 'SHORT_ANSWER'],
  ['cc.pattern_match', 'SHORT_ANSWER'],
]);

/** Whether the text contains the name of a choice in brackets, which is where Canvas shows a dropdown. */
function isInText({ presentation, choices }: Item): boolean {
  const names = new Set(choices.map((choice) => attributeOf(choice, 'ident').replace(/^response_/, '')));
  const bracketed = (presentation ? textOf(presentation) : '').matchAll(/\[([^[\]]*)\]/g);
  for (const [, name = ''] of bracketed) if (names.has(name)) return true;
  return false;
}

function kindOfChoice(item: Item): ItemKind {
  const [choice, another] = item.choices;
  if (another) return isInText(item) ? 'DROPDOWNS' : 'MATCHING';
  const cardinality = choice ? attributeOf(choice, 'rcardinality').toLowerCase() : '';
  if (cardinality === 'ordered') return { unknown: 'Ordering questions' };
  if (cardinality === 'multiple') return 'MULTIPLE_ANSWERS';
  const texts = (choice ? descendantsOf(choice, 'response_label') : []).map((label) => textOf(label).trim());
  return texts.length === 2 && texts.every((text) => /^(?:true|false)$/i.test(text))
    ? 'TRUE_FALSE'
    : 'MULTIPLE_CHOICE';
}

/** The kind of an item that declares none, derived from its parts and tests. */
function kindOfParts(item: Item): ItemKind {
  const { presentation } = item;
  if (descendantsOf(item.element, 'calculated').length > 0) return formula;
  if (item.choices.length > 0) return kindOfChoice(item);
  const entries = presentation ? descendantsOf(presentation, 'response_str', 'response_num') : [];
  const [entry, another] = entries;
  if (another) return 'BLANKS';
  if (!entry) return { unknown: 'Items with an unknown way to answer' };
  const fib = descendantsOf(entry, 'render_fib')[0];
  const isNumber = entry.name === 'response_num' || (fib && attributeOf(fib, 'fibtype') === 'Decimal');
  if (isNumber) return 'NUMERIC';
  return earning(item.conditions).length > 0 ? 'SHORT_ANSWER' : 'ESSAY';
}

export function kindOf(item: Item): ItemKind {
  const named = entryOf(item.metadata, 'question_type');
  if (named !== '') return kinds.get(named) ?? { unknown: `Questions of the type ${named}` };
  const profile = entryOf(item.metadata, 'cc_profile').replace(/\.v\d+p\d+$/, '');
  return kinds.get(profile) ?? kindOfParts(item);
}
