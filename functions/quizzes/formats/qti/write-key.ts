import { isChoice, type Question } from '../../../../core/quizzes/question.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import { element, type XmlPart } from '../archive/xml-writer.ts';
import { answerMaterial, type ImageAddress } from './write-texts.ts';

/** The response parts of a question, with scores and feedback. */
export interface WrittenKey {
  /** Parts of the presentation after the text. */
  readonly responses: readonly XmlPart[];
  readonly conditions: readonly XmlPart[];
  /** The feedback of answers, by its ident. */
  readonly feedback: ReadonlyMap<string, string>;
  /** Idents of answers. */
  readonly answerIds: readonly string[];
}

const response = 'response1';

function equal(value: string, part = response): XmlPart {
  return element('varequal', { respident: part }, value);
}

/** Gives full points to answers that meet one of the tests: tests side by side are alternatives. */
function earns(tests: readonly XmlPart[]): XmlPart {
  return element('respcondition', { continue: 'No' }, [
    element('conditionvar', {}, tests),
    element('setvar', { action: 'Set', varname: 'SCORE' }, '100'),
  ]);
}

function showsFeedback(test: XmlPart, ident: string): XmlPart {
  return element('respcondition', { continue: 'Yes' }, [
    element('conditionvar', {}, [test]),
    element('displayfeedback', { feedbacktype: 'Response', linkrefid: ident }),
  ]);
}

function label(ident: string, text: string, format: TextFormat, imageUrl: ImageAddress): XmlPart {
  return element('response_label', { ident }, [answerMaterial(text, format, imageUrl)]);
}

function entry(fibtype: string | null): XmlPart {
  return element('response_str', { ident: response, rcardinality: 'Single' }, [
    element('render_fib', fibtype === null ? {} : { fibtype }, [
      element('response_label', { ident: 'answer1', rshuffle: 'No' }),
    ]),
  ]);
}

/**
 * The feedback of answers, with the conditions that show it. `comparedTexts`: the texts that answers are
 * compared with.
 */
function explained(question: Question, ids: readonly string[], comparedTexts: readonly string[]) {
  const feedback = new Map<string, string>();
  const conditions = ids.flatMap((id, at) => {
    const explanation = question.answerExplanations[at] ?? '';
    if (explanation === '') return [];
    feedback.set(`${id}_fb`, explanation);
    return [showsFeedback(equal(comparedTexts[at] ?? ''), `${id}_fb`)];
  });
  return { feedback, conditions };
}

/** Canvas's test for several answers: all correct answers are chosen, and no other answer. */
function allOf(ids: readonly string[], right: ReadonlySet<string>): XmlPart {
  const tests = ids.map((id) => (right.has(id) ? equal(id) : element('not', {}, [equal(id)])));
  return element('and', {}, tests);
}

function writeChoice(question: Question, ids: readonly string[], imageUrl: ImageAddress): WrittenKey {
  const right = new Set(ids.filter((_, at) => question.correctAnswer.includes(at + 1)));
  const isSingle = question.type !== 'MULTIPLE_ANSWERS';
  const { feedback, conditions } = explained(question, ids, ids);
  const labels = ids.map((id, at) => label(id, question.answers[at] ?? '', question.textFormat, imageUrl));
  return {
    responses: [
      element('response_lid', { ident: response, rcardinality: isSingle ? 'Single' : 'Multiple' }, [
        element('render_choice', {}, labels),
      ]),
    ],
    conditions: [...conditions, earns(isSingle ? [...right].map((id) => equal(id)) : [allOf(ids, right)])],
    feedback,
    answerIds: ids,
  };
}

function writeShortAnswer(question: Question, ids: readonly string[]): WrittenKey {
  const { feedback, conditions } = explained(question, ids, question.answers);
  return {
    responses: [entry(null)],
    conditions: [...conditions, earns(question.answers.map((answer) => equal(answer)))],
    feedback,
    answerIds: ids,
  };
}

/** Canvas reads the bounds. The value and its margin keep the exact number and tolerance for an import into Markwise. */
function writeNumeric({ numericAnswers }: Question): WrittenKey {
  const conditions = numericAnswers.map(({ value, tolerance }) => {
    const margin = { margintype: 'absolute', margin: String(tolerance) };
    return earns([
      element('or', {}, [
        element('varequal', { respident: response, ...margin }, String(value)),
        element('and', {}, [
          element('vargte', { respident: response }, String(value - tolerance)),
          element('varlte', { respident: response }, String(value + tolerance)),
        ]),
      ]),
    ]);
  });
  return { responses: [entry('Decimal')], conditions, feedback: new Map(), answerIds: [] };
}

/** Each match prompt has its own response part with all match options. */
function writeMatching(
  { pairs, textFormat }: Question,
  newId: () => string,
  imageUrl: ImageAddress,
): WrittenKey {
  const matchOptions = new Map(
    [...new Set(pairs.map(({ right }) => right))].map((right) => [right, newId()]),
  );
  const labels = [...matchOptions].map(([right, id]) => label(id, right, textFormat, imageUrl));
  const rows = pairs
    .filter(({ left }) => left !== '')
    .map((pair) => ({ ...pair, part: `response_${newId()}` }));
  const share = (100 / rows.length).toFixed(2);
  return {
    responses: rows.map(({ part, left }) =>
      element('response_lid', { ident: part }, [
        answerMaterial(left, textFormat, imageUrl),
        element('render_choice', {}, labels),
      ]),
    ),
    conditions: rows.map(({ part, right }) =>
      element('respcondition', {}, [
        element('conditionvar', {}, [equal(matchOptions.get(right) ?? '', part)]),
        element('setvar', { varname: 'SCORE', action: 'Add' }, share),
      ]),
    ),
    feedback: new Map(),
    answerIds: [...matchOptions.values()],
  };
}

/** `newId` makes idents that are unique in the question. */
export function writeKey(question: Question, newId: () => string, imageUrl: ImageAddress): WrittenKey {
  if (question.type === 'NUMERIC') return writeNumeric(question);
  if (question.type === 'MATCHING') return writeMatching(question, newId, imageUrl);
  const ids = question.answers.map(newId);
  if (isChoice(question.type)) return writeChoice(question, ids, imageUrl);
  if (question.type === 'SHORT_ANSWER') return writeShortAnswer(question, ids);
  return { responses: [entry(null)], conditions: [], feedback: new Map(), answerIds: [] };
}
