import {
  type ImportedQuestion,
  readDrafts,
  reportBeyond,
  type ReportLine,
} from '../../../../core/quizzes/formats/exchange.ts';
import type { QuestionPool } from '../../../../core/quizzes/question-pools.ts';
import { questionLimits } from '../../../../core/quizzes/question-rules.ts';
import { PackageError } from '../archive/package-error.ts';
import { isZip } from '../archive/is-zip.ts';
import { unzipImages } from '../archive/unzip-images.ts';
import { unzip, type Unzipped, zipLimits } from '../archive/unzip.ts';
import { attributeOf } from '../archive/xml.ts';
import type { ReadQuestions } from '../format.ts';
import { holdersOf, type ItemHolder, readFiles, wholeFolder, type XmlFile } from './qti-documents.ts';
import { imageName, PackageImages } from './package-images.ts';
import { reportMissing } from './manifest.ts';
import { entryOf, metadataOf } from './metadata.ts';
import { readHead } from './quiz-head.ts';
import { readItem } from './read-item.ts';
import { itemsOf } from './sections.ts';

/** Files that operating systems add to packages. */
const clutter = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/i;

/** Whether a file contains a quiz that another file of Canvas's course export contains more completely. */
function isTwin(name: string, names: ReadonlySet<string>): boolean {
  const [, ident] = /^([^/]+)\/assessment_qti\.xml$/.exec(name) ?? [];
  return ident !== undefined && names.has(`${wholeFolder}${ident}.xml.qti`);
}

function isQuizFile(name: string, names: ReadonlySet<string>): boolean {
  return /\.(?:xml|qti)$/i.test(name) && !clutter.test(name) && !isTwin(name, names);
}

function titleOf({ kind, element }: ItemHolder): string {
  const bankTitle = kind === 'bank' ? entryOf(metadataOf(element), 'bank_title') : '';
  return bankTitle || attributeOf(element, 'title').trim();
}

/** Collects questions up to the limit, and report lines. */
class QuestionCollector {
  readonly questions: ImportedQuestion[] = [];
  readonly report: ReportLine[] = [];
  /** Pools by the index of their quiz. */
  readonly pools = new Map<number, readonly QuestionPool[]>();
  private readonly banks: ReadonlySet<string>;
  private readonly images: PackageImages;
  /** Number of questions, including those beyond the limit. */
  found = 0;

  constructor(banks: ReadonlySet<string>, images: PackageImages) {
    this.banks = banks;
    this.images = images;
  }

  /** `quizIndex`: index of the holder among the quizzes of the file. Undefined if it is no quiz. */
  collect(holder: ItemHolder, category: string, quizIndex: number | undefined): void {
    const { items, remarks, pools } = itemsOf(holder.element, category, this.banks);
    if (quizIndex !== undefined && pools.length > 0) this.pools.set(quizIndex, pools);
    const { file } = holder;
    const find = this.images.finderIn(file);
    for (const { message, ...line } of remarks) this.report.push({ ...line, message: `${file}: ${message}` });
    for (const { element, pool, ...group } of items) {
      this.found += 1;
      if (this.found > questionLimits.imported) continue;
      const read = readItem(element, { file, find, ...group });
      const inQuiz = quizIndex === undefined ? {} : { quizIndex, ...(pool === undefined ? {} : { pool }) };
      if ('fields' in read) this.addQuestion({ ...read, ...inQuiz });
      else this.addLines(read.report);
    }
  }

  private addQuestion({ where, ...draft }: Extract<ReturnType<typeof readItem>, { where: string }>): void {
    const { questions, report } = readDrafts([draft]);
    this.questions.push(...questions);
    // Lines of the draft's report name the item already.
    const known = new Set(draft.report);
    this.addLines(
      report.map((line) => (known.has(line) ? line : { ...line, message: `${where}: ${line.message}` })),
    );
  }

  /** Adds lines one by one: there could be too many for the arguments of one call. */
  private addLines(lines: readonly ReportLine[]): void {
    for (const line of lines) this.report.push(line);
  }
}

function reportSkippedFiles(names: readonly string[], all: ReadonlySet<string>): ReportLine[] {
  const others = names.filter((name) => !clutter.test(name) && !isTwin(name, all));
  if (others.length === 0) return [];
  const shown = others.slice(0, 5).join(', ');
  const more = others.length > 5 ? ` and ${others.length - 5} more` : '';
  return [{ line: null, level: 'loss', message: `Files of the package are skipped: ${shown}${more}.` }];
}

function reportEmpty(files: readonly XmlFile[]): ReportLine[] {
  const isLater = files.some(({ root }) => /^(?:qti-)?assessment-?(?:item|test)$/i.test(root.name));
  const message = isLater
    ? 'The file is written in QTI 2 or later. QTI 1.2, as Canvas exports it, can be read.'
    : 'There is no QTI 1.2 quiz in the file.';
  return [{ line: null, level: 'error', message }];
}

/** `filled`: number of quizzes with a question that can be imported. */
function reportSeveral(count: number, filled: number): ReportLine {
  const empty = count - filled;
  const none = filled === 0 ? 'None' : String(filled);
  const have = filled <= 1 ? 'has' : 'have';
  const ofEmpty = empty === 0 ? '' : ` ${none} of them ${have} questions that can be imported.`;
  const message = `The package has ${count} quizzes.${ofEmpty} The title of a quiz is read as the category of its questions, unless they name another one.`;
  return { line: null, level: 'note', message };
}

function readUnzipped({ files: entries, others }: Unzipped, bytes: Uint8Array): ReadQuestions {
  const { files, report } = readFiles(entries);
  const holders = holdersOf(files);
  const quizzes = holders.filter(({ kind }) => kind === 'quiz');
  const names = new Set([...entries.keys(), ...others]);
  const pictures = new Set(others.filter((name) => imageName.test(name) && !clutter.test(name)));
  const images = new PackageImages(names, unzipImages(bytes, pictures));
  const collector = new QuestionCollector(
    new Set(holders.filter(({ kind }) => kind === 'bank').map(({ ident }) => ident)),
    images,
  );
  const [single, another] = quizzes;
  for (const holder of holders) {
    const at = quizzes.indexOf(holder);
    collector.collect(
      holder,
      holder === single && !another ? '' : titleOf(holder),
      at === -1 ? undefined : at,
    );
  }
  const heads = quizzes.map((quiz) => readHead(quiz, files));
  const filled = new Set(collector.questions.flatMap(({ quizIndex }) => quizIndex ?? []));
  return {
    questions: collector.questions,
    quizzes: heads.map(({ quiz }, at) => {
      const pools = collector.pools.get(at);
      return pools ? { ...quiz, pools } : quiz;
    }),
    images: images.found.contents,
    report: [
      ...reportBeyond(collector.found),
      ...report,
      ...reportMissing(files, names),
      ...reportSkippedFiles(
        others.filter((name) => !images.shown.has(name)),
        names,
      ),
      ...(holders.length === 0 && report.length === 0 ? reportEmpty(files) : []),
      ...(another ? [reportSeveral(quizzes.length, filled.size)] : []),
      ...heads.flatMap(({ report: lines }) => lines),
      ...collector.report,
    ],
  };
}

/** Matches the beginning of XML, decoded as Latin-1. It can have a byte order mark. */
const isMarkup = /^(?:ï»¿|ÿþ|þÿ)?[\s\0]*(?:<|$)/;

function beginningOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
}

function open(bytes: Uint8Array): Unzipped {
  if (isZip(bytes)) return unzip(bytes, isQuizFile);
  if (bytes.length > zipLimits.read) throw new PackageError('A quiz file must not be larger than 4 MB.');
  if (!isMarkup.test(beginningOf(bytes)))
    throw new PackageError('This is neither a ZIP package nor the XML file of a quiz.');
  return { files: new Map([['The file', bytes]]), others: [] };
}

/** Reads a package as Canvas exports it, or one quiz file of such a package. */
export function readQti(bytes: Uint8Array): ReadQuestions {
  try {
    return readUnzipped(open(bytes), bytes);
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return { questions: [], quizzes: [], report: [{ line: null, level: 'error', message: error.message }] };
  }
}
