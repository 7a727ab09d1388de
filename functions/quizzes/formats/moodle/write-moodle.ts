import { strToU8 } from 'fflate';
import {
  flatten,
  type ExportedQuestion,
  type ReportLine,
} from '../../../../core/quizzes/formats/exchange.ts';
import { escapeWildcards } from '../../../../core/quizzes/formats/gift-text.ts';
import { hasFormattedRight, plainWords } from '../../../../core/quizzes/formats/formatted-question.ts';
import { pathOfCategory } from '../../../../core/quizzes/formats/moodle-category.ts';
import { readableQuestion } from '../../../../core/quizzes/question-parts.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { Question } from '../../../../core/quizzes/question.ts';
import { element, writeXml, type XmlPart } from '../archive/xml-writer.ts';
import type { WrittenQuestions } from '../format.ts';
import { canonical } from '../qti/canonical.ts';
import { htmlOf } from '../qti/write-texts.ts';

const text = (content: string) => element('text', {}, content);

/** A text in an element that names its format: HTML, or plain text if HTML would change it. */
function rich(
  name: string,
  content: string,
  textFormat: TextFormat,
  attributes: Readonly<Record<string, string>> = {},
): XmlPart {
  const html = htmlOf(content, textFormat);
  const format = html === null ? 'plain_text' : 'html';
  return element(name, { ...attributes, format }, [text(html ?? content)]);
}

function withFeedback(answer: XmlPart, explanation: string | undefined, format: TextFormat): XmlPart {
  if (!explanation || typeof answer.content === 'string') return answer;
  return { ...answer, content: [...answer.content, rich('feedback', explanation, format)] };
}

/** Percent with Moodle's precision: 33.33333. */
function percent(share: number): string {
  return String(Number((share * 100).toFixed(5)));
}

function writeChoices({ type, textFormat, answers, correctAnswer, answerExplanations }: Question): XmlPart[] {
  const isSingle = type !== 'MULTIPLE_ANSWERS';
  const share = percent(1 / correctAnswer.length);
  return [
    element('single', {}, String(isSingle)),
    element('shuffleanswers', {}, 'true'),
    ...answers.map((answer, at) => {
      const fraction = correctAnswer.includes(at + 1) ? share : isSingle ? '0' : `-${share}`;
      return withFeedback(
        rich('answer', answer, textFormat, { fraction }),
        answerExplanations[at],
        textFormat,
      );
    }),
  ];
}

function writeTruth({ textFormat, correctAnswer, answerExplanations }: Question): XmlPart[] {
  return ['true', 'false'].map((word, at) => {
    const fraction = correctAnswer.includes(at + 1) ? '100' : '0';
    return withFeedback(element('answer', { fraction }, [text(word)]), answerExplanations[at], textFormat);
  });
}

function writeShortAnswers({ textFormat, answers, answerExplanations }: Question): XmlPart[] {
  return answers.map((answer, at) =>
    withFeedback(
      element('answer', { fraction: '100' }, [text(escapeWildcards(answer))]),
      answerExplanations[at],
      textFormat,
    ),
  );
}

function writeNumbers({ numericAnswers }: Question): XmlPart[] {
  return numericAnswers.map(({ value, tolerance }) =>
    element('answer', { fraction: '100' }, [
      text(String(value)),
      element('tolerance', {}, String(tolerance)),
    ]),
  );
}

/** Moodle lists the right sides in plain text. */
function writePairs({ textFormat, pairs }: Question): XmlPart[] {
  return pairs.map(({ left, right }) => {
    const part = rich('subquestion', left, textFormat);
    return {
      ...part,
      content: [...part.content, element('answer', {}, [text(plainWords(right, textFormat))])] as XmlPart[],
    };
  });
}

/** Moodle's type of a question, and its answers. */
function writeKey(question: Question): readonly [type: string, parts: readonly XmlPart[]] {
  switch (question.type) {
    case 'TRUE_FALSE':
      return isPlainTruth(question)
        ? ['truefalse', writeTruth(question)]
        : ['multichoice', writeChoices(question)];
    case 'SHORT_ANSWER':
      return ['shortanswer', writeShortAnswers(question)];
    case 'NUMERIC':
      return ['numerical', writeNumbers(question)];
    case 'MATCHING':
      return ['matching', writePairs(question)];
    case 'ESSAY':
      return ['essay', []];
    default:
      return ['multichoice', writeChoices(question)];
  }
}

function isPlainTruth({ answers: [first, second] }: Question): boolean {
  return first === 'True' && second === 'False';
}

/** Characters of a text that name a question without a name, which Moodle requires. */
const maxNameLength = 60;

function writeQuestion(question: ExportedQuestion): XmlPart {
  const { name = '', textFormat, explanation, difficulty, concepts, points } = question;
  const [type, key] = writeKey(question);
  return element('question', { type }, [
    element('name', {}, [text(name || flatten(readableQuestion(question)).slice(0, maxNameLength))]),
    rich('questiontext', question.question, textFormat),
    ...(explanation === '' ? [] : [rich('generalfeedback', explanation, textFormat)]),
    element('defaultgrade', {}, String(points)),
    ...key,
    ...(concepts.length > 0
      ? [
          element(
            'tags',
            {},
            concepts.map((concept) => element('tag', {}, [text(concept)])),
          ),
        ]
      : []),
    ...(difficulty === null ? [] : [element('difficulty', {}, difficulty.toLowerCase())]),
  ]);
}

function writeCategory(category: string): XmlPart {
  return element('question', { type: 'category' }, [
    element('category', {}, [text(pathOfCategory(category))]),
  ]);
}

function counted(count: number): string {
  return count === 1 ? '1 question' : `${count.toLocaleString('en-US')} questions`;
}

function reportWritten(questions: readonly ExportedQuestion[]): ReportLine[] {
  const rated = questions.filter(({ difficulty }) => difficulty !== null).length;
  const truths = questions.filter(
    (question) => question.type === 'TRUE_FALSE' && !isPlainTruth(question),
  ).length;
  const formatted = questions.filter(hasFormattedRight).length;
  return [
    ...(formatted > 0
      ? [
          {
            line: null,
            level: 'loss' as const,
            message: `Right sides of ${counted(formatted)} are written without formatting.`,
          },
        ]
      : []),
    ...(rated > 0
      ? [
          {
            line: null,
            level: 'note' as const,
            message: `Moodle ignores the difficulty of ${counted(rated)}. Markwise imports it.`,
          },
        ]
      : []),
    ...(truths > 0
      ? [
          {
            line: null,
            level: 'loss' as const,
            message: `${counted(truths)} exported as multiple choice, because the answers are not True and False.`,
          },
        ]
      : []),
  ];
}

/** Writes questions as Moodle's question bank exports them. */
export function writeMoodle(given: readonly ExportedQuestion[]): WrittenQuestions {
  const { questions, report } = canonical(given);
  let category = '';
  const parts = questions.flatMap((question) => {
    const filed = flatten(question.category ?? '');
    const heading = filed === category ? [] : [writeCategory(filed)];
    category = filed;
    return [...heading, writeQuestion(question)];
  });
  return {
    bytes: strToU8(writeXml(element('quiz', {}, parts))),
    report: [...report, ...reportWritten(questions)],
  };
}
