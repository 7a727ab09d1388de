import { excerpt } from '../../../../core/quizzes/formats/exchange.ts';
import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import type { WeightedAnswer } from '../../../../core/quizzes/formats/answer-weights.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  childText,
  descendantsOf,
  textOf,
  type XmlElement,
} from '../archive/xml.ts';
import { markdownWith } from '../../../../core/quizzes/formats/formatted-question.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { HtmlReport } from '../html-report.ts';
import {
  type FileImages,
  type FoundImage,
  isOutside,
  notInFile,
  onOtherSite,
  pathInFolder,
} from '../images/file-images.ts';

/** A question element and its report. */
export interface MoodleQuestion {
  readonly element: XmlElement;
  readonly report: HtmlReport;
  /** Format of its texts: Markdown if the question is written in it. */
  readonly textFormat: TextFormat;
  /** The images of the whole file. */
  readonly images: FileImages;
}

/** Maximum answers to read. One answer over the maximum of a question is enough to report the excess. */
const maxAnswers = 100;

/** A value of the attribute `format` of a text. A text without the attribute is HTML. */
const markdown = 'markdown';
const plainFormats = new Set(['plain_text', markdown]);

/** The text in an element: its `text` child in the format that the element names. '' if there is none. */
export function textIn(question: MoodleQuestion, element: XmlElement | undefined): string {
  if (!element) return '';
  const { report, textFormat, images } = question;
  const files = new TextFiles(element, images);
  const text = childOf(element, 'text');
  const written = text ? textOf(text) : '';
  const format = attributeOf(element, 'format');
  const html = format === 'moodle_auto_format' ? written.replaceAll('\n', '<br>') : written;
  const content = plainFormats.has(format)
    ? written.trim()
    : report.textOfHtml(html, (address) => files.find(address));
  const shown = format === markdown ? withImages(content, report, files) : content;
  if (files.hasOtherFiles()) report.addLost('files');
  return textFormat === 'MARKDOWN' && format !== markdown ? markdownWith(shown, report) : shown;
}

/** An image in Markdown, with an address and maybe a title. */
const markdownImage =
  /!\[([^[\]\n]{0,300})\]\(\s?<?(@@PLUGINFILE@@\/[^\s()<>]{1,300})>?(?:\s"[^"\n]{0,300}")?\)/g;

function withImages(text: string, report: HtmlReport, files: TextFiles): string {
  return text.replaceAll(markdownImage, (_all, description: string, address: string) =>
    report.imageText(address, description, (named) => files.find(named)),
  );
}

/** Moodle's name for the folder with the files of a text. */
export const pluginFile = '@@PLUGINFILE@@/';

/** The files that a text element contains. */
class TextFiles {
  private readonly contents: ReadonlyMap<string, XmlElement>;
  private readonly found = new Map<string, FoundImage>();
  private readonly images: FileImages;

  constructor(element: XmlElement, images: FileImages) {
    this.images = images;
    this.contents = new Map(
      childrenOf(element, 'file').map((file) => {
        const path = `${attributeOf(file, 'path')}/${attributeOf(file, 'name')}`;
        return [path.replaceAll(/\/+/g, '/').replace(/^\//, ''), file];
      }),
    );
  }

  find(address: string): FoundImage {
    const path = pathInFolder(address);
    if (path === null) return isOutside(address) ? onOtherSite : notInFile;
    const known = this.found.get(path);
    if (known) return known;
    const file = this.contents.get(path);
    const found = file ? this.images.add(Buffer.from(textOf(file), 'base64')) : notInFile;
    if (file) this.found.set(path, found);
    return found;
  }

  /** Whether the element has files that the text does not show as images. */
  hasOtherFiles(): boolean {
    return this.found.size < this.contents.size;
  }
}

/**
 * The format of a question's texts, which is the format of its prompt. In Moodle, each text has a format of its own, so
 * other texts are converted.
 */
export function textFormatIn(element: XmlElement): TextFormat {
  const question = childOf(element, 'questiontext');
  return question && attributeOf(question, 'format') === markdown ? 'MARKDOWN' : 'PLAIN';
}

/** The text of a `text` child, which is never HTML. */
export function plainTextIn(element: XmlElement | undefined): string {
  return element ? childText(element, 'text') : '';
}

export interface MoodleAnswer extends WeightedAnswer {
  readonly element: XmlElement;
  readonly feedback: string;
}

/** The answers with their weights and feedback. */
export function answersOf(question: MoodleQuestion): MoodleAnswer[] {
  return childrenOf(question.element, 'answer')
    .slice(0, maxAnswers)
    .map((element) => ({
      element,
      at: element.line,
      weight: weightOf(question, element),
      feedback: textIn(question, childOf(element, 'feedback')),
    }));
}

function weightOf({ report }: MoodleQuestion, element: XmlElement): number {
  const written = attributeOf(element, 'fraction') || childText(element, 'fraction');
  const weight = readDecimal(written);
  if (weight === null)
    report.addLine('error', `The answer’s fraction ${excerpt(written)} is not a number.`, element.line);
  return weight ?? 0;
}

/** Moodle writes true and false as words or as numbers. */
export function isSet(text: string): boolean {
  return /^(?:1|true)$/i.test(text.trim());
}

/** The tags, which are concepts here. */
export function tagsOf({ element }: MoodleQuestion): string[] {
  const tags = childOf(element, 'tags');
  return tags ? descendantsOf(tags, 'tag').map(plainTextIn) : [];
}
