import { item, quizFile, respcondition } from '../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import type { Adversary } from './adversarial.ts';

/** Creates `count` parts (at least one), each from its index, and joins them. */
function parts(count: number, part: (at: number) => string, separator = ''): string {
  return Array.from({ length: Math.max(1, Math.floor(count)) }, (_, at) => part(at)).join(separator);
}

function shape(name: string, text: (length: number) => string): Adversary {
  return { name, text };
}

const choice = (labels: string, ident = 'response1') =>
  `<response_lid ident="${ident}"><render_choice>${labels}</render_choice></response_lid>`;
const label = (at: number) =>
  `<response_label ident="${at}"><material><mattext>a${at}</mattext></material></response_label>`;
const equal = (at: number) => `<varequal respident="response1">${at}</varequal>`;
const feedbackPart = (at: number) =>
  `<itemfeedback ident="f${at}"><material><mattext>a${at}</mattext></material></itemfeedback>`;
const quiz = (fields: Parameters<typeof item>[0]) => quizFile(item(fields));

/** Additional texts by function ID. They have many repeated parts, with which nested loops would be slow. */
export const shapes: Readonly<Record<string, readonly Adversary[]>> = {
  'core/courses/people-table.ts#rowsToPeople': [
    shape(
      'many columns, many rows',
      (length) => `name\t${'x\t'.repeat(length / 4)}\n${'a\n'.repeat(length / 4)}`,
    ),
  ],
  'functions/courses/people-csv.ts#csvToPeople': [
    shape(
      'many columns, many rows',
      (length) => `name,${'x,'.repeat(length / 4)}\n${'a\n'.repeat(length / 4)}`,
    ),
  ],
  'core/grading/read-rows.ts#rowsToCategories': [
    shape(
      'many columns, many rows',
      (length) => `category\titem\t${'x\t'.repeat(length / 4)}\n${'a\tb\n'.repeat(length / 8)}`,
    ),
    shape('many categories', (length) => `category\titem\n${parts(length / 8, (at) => `c${at}\ta\n`)}`),
  ],
  'core/grading/column-names.ts#readColumnNames': [
    shape('repeated names', (length) => `${'name\t'.repeat(length / 10)}${'points\t'.repeat(length / 14)}`),
  ],
  'core/grading/editing/block-columns.ts#mapBlock': [
    shape(
      'repeated column names',
      (length) => `${'name\t'.repeat(length / 20)}${'weight\t'.repeat(length / 20)}x\n1`,
    ),
    shape(
      'many columns, many rows',
      (length) => `${'x\t'.repeat(length / 4)}\n${'a\tb\n'.repeat(length / 8)}`,
    ),
  ],
  'core/quizzes/formats/gift-import.ts#importGift': [
    shape('many answers', (length) => `a {${parts(length / 6, (at) => `=a${at}`)}}`),
    shape('many losses', (length) => `a {${parts(100, (at) => `=%5%a${at}${'\n'.repeat(length / 100)}`)}}`),
    shape('open braces', (length) => parts(length / 6, () => 'a {\n\n')),
    shape('open braces, many texts', (length) => `a {\n\n${'a\n\n'.repeat(length / 3)}`),
    shape('many categories', (length) => parts(length / 30, (at) => `$CATEGORY: a${at}\n\na${at} {T}\n\n`)),
    shape(
      'nested sup in HTML',
      (length) => `[html]${'<sup>'.repeat(length / 11)}${'</sup>'.repeat(length / 11)} {T}`,
    ),
  ],
  'core/quizzes/formats/text2qti-import.ts#importText2qti': [
    shape('many accepted texts', (length) => `1. a\n${parts(length / 8, (at) => `* a${at}\n`)}`),
    shape('many choices', (length) => `1. a\n*a) b\n${parts(length / 8, (at) => `b) a${at}\n`)}`),
    shape(
      'deep indent',
      (length) => `1.${' '.repeat(length / 4)}a\n${`${' '.repeat(100)}b\n`.repeat(length / 140)}`,
    ),
    shape('blank lines', (length) => `1. a\n${'\n'.repeat(length / 2)} b${'\n'.repeat(length / 2)} c`),
  ],
  'core/quizzes/formats/aiken-import.ts#importAiken': [
    shape('many choices', (length) => `a\n${parts(length / 8, (at) => `A) a${at}\n`)}ANSWER: A`),
  ],
  'core/quizzes/formats/html-to-text.ts#htmlToText': [
    shape(
      'nested and closed sup with text',
      (length) => `${'<sup>ab'.repeat(length / 13)}${'</sup>'.repeat(length / 13)}`,
    ),
    shape('many attributes', (length) => `<a ${parts(length / 8, (at) => `b${at}=c `)}>`),
    shape('hidden, never shown', (length) => '<script><script>a</style>'.repeat(length / 25)),
  ],
  'functions/quizzes/formats/csv/read-csv.ts#readCsv': [
    shape(
      'many columns, many rows',
      (length) => `question,${'x,'.repeat(length / 4)}\n${'a\n'.repeat(length / 4)}`,
    ),
    shape('many positions', (length) => `question,correctAnswer,answer1\na,"${'9,'.repeat(length / 2)}",b`),
  ],
  'core/quizzes/generation/generate-from-text.ts#generateFromText': [
    shape('many definitions', (length) =>
      parts(length / 56, (at) => `Alpha${at} beta is a kind of gamma${at} that holds delta${at}. `),
    ),
    shape('alike definitions', (length) =>
      parts(length / 52, (at) => `Osmosis${at} is a kind of movement of water molecules. `),
    ),
    shape('labels', (length) =>
      parts(length / 44, (at) => `- Term${at}: the movement of water through it\n`),
    ),
    shape('many terms', (length) =>
      parts(length / 60, (at) => `The alpha${at} of the beta${at} holds every gamma${at} in the delta. `),
    ),
    shape('one term in many sentences', (length) =>
      parts(length / 50, (at) => `The word${at} cell holds a membrane near every${at} wall. `),
    ),
    shape('many numbers', (length) =>
      parts(length / 60, (at) => `The membrane of the cell has ${at} % of the width of ${at}0 cells. `),
    ),
    shape('names', (length) =>
      parts(length / 60, (at) => `In France the Aa${at} of Bb${at} beat the army of King Cc${at} Dd. `),
    ),
    shape('long sentences', (length) =>
      parts(length / 560, () => `The cells are ${'a that of the that in '.repeat(24)} end. `),
    ),
    shape('long names', (length) => parts(length / 560, () => `The ${'King of '.repeat(66)} end. `)),
    shape('pages of HTML', (length) =>
      parts(length / 60, (at) => `<p>The <b>cell${at}</b> is a room of the house${at}.</p>\n`),
    ),
  ],
  'core/quizzes/generation/proposals.ts#checkProposals': [
    shape('one word repeated', (length) => parts(length / 4, () => 'aab ')),
  ],
  'functions/quizzes/formats/qti/read-qti.ts#readQti': [
    shape('many answers', (length) =>
      quiz({ responses: choice(parts(length / 80, label)), conditions: respcondition(equal(1)) }),
    ),
    shape('many conditions', (length) =>
      quiz({
        responses: choice(label(1)),
        conditions: parts(length / 150, (at) => respcondition(equal(at), String(at + 1))),
      }),
    ),
    shape('one condition for many answers', (length) =>
      quiz({
        responses: choice(parts(length / 160, label)),
        conditions: respcondition(parts(length / 120, equal)),
      }),
    ),
    shape('feedback that nothing shows', (length) =>
      quiz({ responses: choice(label(1)), feedback: parts(length / 80, feedbackPart) }),
    ),
    shape('many parts, long text', (length) =>
      quiz({
        prompt: 'a '.repeat(length / 4),
        responses: parts(200, (at) => choice(label(at), `response_${at}`)),
        conditions: parts(length / 600, (at) => respcondition(equal(at))),
      }),
    ),
    shape('accepted texts', (length) =>
      quiz({
        type: 'short_answer_question',
        conditions: parts(length / 130, (at) => respcondition(equal(at))),
      }),
    ),
    shape('many items', (length) =>
      quizFile(parts(length / 400, (at) => item({ title: `a${at}`, type: 'essay_question' }))),
    ),
    shape('deep elements', (length) =>
      quiz({ prompt: parts(length / 800, () => `${'<b>'.repeat(80)}a${'</b>'.repeat(80)}`) }),
    ),
    shape('deep materials', (length) =>
      quiz({ responses: parts(length / 1800, () => `${'<flow>'.repeat(80)}a${'</flow>'.repeat(80)}`) }),
    ),
    shape('nested sup', (length) =>
      quiz({ prompt: `${'&lt;sup&gt;'.repeat(length / 23)}${'&lt;/sup&gt;'.repeat(length / 23)}` }),
    ),
    shape('sections in sections', (length) =>
      quizFile(parts(length / 1900, () => `${'<section title="a">'.repeat(60)}${'</section>'.repeat(60)}`)),
    ),
  ],
};
