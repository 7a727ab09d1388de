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
import { imageIdsIn } from '../../../../core/rich-text/image-ids.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { Question } from '../../../../core/quizzes/question.ts';
import { element, writeXml, type XmlPart } from '../archive/xml-writer.ts';
import type { GivenImages, QuizHead, WrittenQuestions } from '../format.ts';
import { type PackedImage, type PackedImages, writeWithImages } from '../images/packed-images.ts';
import { canonical } from '../qti/canonical.ts';
import { htmlOf } from '../qti/write-texts.ts';
import { pluginFile } from './moodle-question.ts';

const text = (content: string) => element('text', {}, content);

/** Writes the texts of one question. */
class TextWriter {
  private readonly format: TextFormat;
  private readonly images: PackedImages;

  constructor(format: TextFormat, images: PackedImages) {
    this.format = format;
    this.images = images;
  }

  /** A text in an element with its format: HTML, or plain text if HTML would change it. The text's images come next. */
  rich(name: string, content: string, attributes: Readonly<Record<string, string>> = {}): XmlPart {
    const shown = new Set<PackedImage>();
    const html = htmlOf(content, this.format, (id) => {
      const image = this.images(id);
      if (!image) return null;
      shown.add(image);
      return `${pluginFile}${image.name}`;
    });
    const format = html === null ? 'plain_text' : 'html';
    const byName = new Map([...shown].map((image) => [image.name, fileElement(image)]));
    return element(name, { ...attributes, format }, [text(html ?? content), ...byName.values()]);
  }

  withFeedback(answer: XmlPart, explanation: string | undefined): XmlPart {
    if (!explanation || typeof answer.content === 'string') return answer;
    return { ...answer, content: [...answer.content, this.rich('feedback', explanation)] };
  }
}

function fileElement({ name, content }: PackedImage): XmlPart {
  return element('file', { name, path: '/', encoding: 'base64' }, Buffer.from(content).toString('base64'));
}

/** Percent with Moodle's precision: 33.33333. */
function percent(share: number): string {
  return String(Number((share * 100).toFixed(5)));
}

function writeChoices(
  { type, answers, correctAnswer, answerExplanations }: Question,
  texts: TextWriter,
): XmlPart[] {
  const isSingle = type !== 'MULTIPLE_ANSWERS';
  const share = percent(1 / correctAnswer.length);
  return [
    element('single', {}, String(isSingle)),
    element('shuffleanswers', {}, 'true'),
    ...answers.map((answer, at) => {
      const wrongFraction = isSingle ? '0' : `-${share}`;
      const fraction = correctAnswer.includes(at + 1) ? share : wrongFraction;
      return texts.withFeedback(texts.rich('answer', answer, { fraction }), answerExplanations[at]);
    }),
  ];
}

function writeTruth({ correctAnswer, answerExplanations }: Question, texts: TextWriter): XmlPart[] {
  return ['true', 'false'].map((word, at) => {
    const fraction = correctAnswer.includes(at + 1) ? '100' : '0';
    return texts.withFeedback(element('answer', { fraction }, [text(word)]), answerExplanations[at]);
  });
}

function writeShortAnswers({ answers, answerExplanations }: Question, texts: TextWriter): XmlPart[] {
  return answers.map((answer, at) =>
    texts.withFeedback(
      element('answer', { fraction: '100' }, [text(escapeWildcards(answer))]),
      answerExplanations[at],
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
function writePairs({ textFormat, pairs }: Question, texts: TextWriter): XmlPart[] {
  return pairs.map(({ left, right }) => {
    const part = texts.rich('subquestion', left);
    return {
      ...part,
      content: [...part.content, element('answer', {}, [text(plainWords(right, textFormat))])] as XmlPart[],
    };
  });
}

/** Moodle's type of a question, and its answers. */
function writeKey(question: Question, texts: TextWriter): readonly [type: string, parts: readonly XmlPart[]] {
  switch (question.type) {
    case 'TRUE_FALSE':
      return isPlainTruth(question)
        ? ['truefalse', writeTruth(question, texts)]
        : ['multichoice', writeChoices(question, texts)];
    case 'SHORT_ANSWER':
      return ['shortanswer', writeShortAnswers(question, texts)];
    case 'NUMERIC':
      return ['numerical', writeNumbers(question)];
    case 'MATCHING':
      return ['matching', writePairs(question, texts)];
    case 'ESSAY':
      return ['essay', []];
    default:
      return ['multichoice', writeChoices(question, texts)];
  }
}

function isPlainTruth({ answers: [first, second] }: Question): boolean {
  return first === 'True' && second === 'False';
}

/** Characters of a text that name a question without a name, which Moodle requires. */
const maxNameLength = 60;

function writeQuestion(question: ExportedQuestion, images: PackedImages): XmlPart {
  const { name = '', textFormat, explanation, difficulty, concepts, points } = question;
  const texts = new TextWriter(textFormat, images);
  const [type, key] = writeKey(question, texts);
  return element('question', { type }, [
    element('name', {}, [text(name || flatten(readableQuestion(question)).slice(0, maxNameLength))]),
    texts.rich('questiontext', question.question),
    ...(explanation === '' ? [] : [texts.rich('generalfeedback', explanation)]),
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

function hasImageRight({ textFormat, pairs }: Question): boolean {
  return textFormat === 'MARKDOWN' && imageIdsIn(pairs.map(({ right }) => right)).length > 0;
}

function reportWritten(questions: readonly ExportedQuestion[]): ReportLine[] {
  const rated = questions.filter(({ difficulty }) => difficulty !== null).length;
  const truths = questions.filter(
    (question) => question.type === 'TRUE_FALSE' && !isPlainTruth(question),
  ).length;
  const formatted = questions.filter(hasFormattedRight).length;
  const pictured = questions.filter(hasImageRight).length;
  return [
    ...(pictured > 0
      ? [
          {
            line: null,
            level: 'loss' as const,
            message: `Right sides of ${counted(pictured)} are written without images.`,
          },
        ]
      : []),
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
            message: `${counted(truths)} ${truths === 1 ? 'is' : 'are'} exported as multiple choice, because the answers are not True and False.`,
          },
        ]
      : []),
  ];
}

function writeBank(questions: readonly ExportedQuestion[], images: PackedImages): Uint8Array {
  let category = '';
  const parts = questions.flatMap((question) => {
    const filed = flatten(question.category ?? '');
    const heading = filed === category ? [] : [writeCategory(filed)];
    category = filed;
    return [...heading, writeQuestion(question, images)];
  });
  return strToU8(writeXml(element('quiz', {}, parts)));
}

/** Bytes around the content of an image, and of its address in a text. */
const aroundImage = 400;

/** Writes questions as Moodle's question bank exports them. Each text with an image contains its file. */
export function writeMoodle(
  given: readonly ExportedQuestion[],
  _quiz?: QuizHead,
  images: GivenImages = new Map(),
): WrittenQuestions {
  const { questions, report } = canonical(given);
  const written = writeWithImages(images, {
    write: (packed) => writeBank(questions, packed),
    costOf: (size, uses) => uses * (4 * Math.ceil(size / 3) + aroundImage),
  });
  return { bytes: written.bytes, report: [...report, ...reportWritten(questions), ...written.report] };
}
