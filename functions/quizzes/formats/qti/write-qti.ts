import { createHash } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ExportedQuestion } from '../../../../core/quizzes/formats/exchange.ts';
import { askedItems, poolNamed, type QuestionPool } from '../../../../core/quizzes/question-pools.ts';
import { quizDefaults } from '../../../../core/quizzes/quiz.ts';
import { element, writeXml, type XmlPart } from '../archive/xml-writer.ts';
import type { GivenImages, QuizHead, WrittenQuestions } from '../format.ts';
import { type PackedImage, type PackedImages, writeWithImages } from '../images/packed-images.ts';
import { canonical } from './canonical.ts';
import { webResources } from './package-images.ts';
import { metadataField, writeItem } from './write-item.ts';
import { canonicalHead, reportHead, writeHead } from './write-quiz-head.ts';
import type { ImageAddress } from './write-texts.ts';

const schemas = 'http://www.imsglobal.org/xsd';
const instance = 'http://www.w3.org/2001/XMLSchema-instance';
const metaType = 'associatedcontent/imscc_xmlv1p1/learning-application-resource';
/** The date of all files in a package. It is fixed, so that the same questions give the same bytes in any time zone. */
const anyTime = new Date(1980, 0, 1, 12);

/**
 * Canvas recognizes questions by their idents when they are imported again, so idents are derived from the
 * content.
 */
function identOf(...parts: readonly unknown[]): string {
  return `g${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`;
}

function assessment(
  quiz: QuizHead,
  ident: string,
  questions: readonly ExportedQuestion[],
  imageUrl: ImageAddress,
): XmlPart {
  const attempts = quiz.allowedAttempts === -1 ? 'unlimited' : String(quiz.allowedAttempts);
  const items = questions.map((question, at) => ({
    pool: poolNamed(quiz.pools, question.pool),
    item: writeItem(question, identOf(ident, at, writeItem(question, '', imageUrl)), imageUrl),
  }));
  const body = element('assessment', { ident, title: quiz.title }, [
    element('qtimetadata', {}, [metadataField('cc_maxattempts', attempts)]),
    element('section', { ident: 'root_section' }, grouped(ident, items)),
  ]);
  const attributes = {
    xmlns: `${schemas}/ims_qtiasiv1p2`,
    'xmlns:xsi': instance,
    'xsi:schemaLocation': `${schemas}/ims_qtiasiv1p2 ${schemas}/ims_qtiasiv1p2p1.xsd`,
  };
  return element('questestinterop', attributes, [body]);
}

interface PooledItem {
  readonly pool: QuestionPool | undefined;
  readonly item: XmlPart;
}

/** Puts the items of a pool into a group, at the position of its first item. Canvas draws questions from groups. */
function grouped(ident: string, items: readonly PooledItem[]): XmlPart[] {
  return items.flatMap(({ pool, item }, at) => {
    if (!pool) return [item];
    if (items.findIndex((each) => each.pool === pool) < at) return [];
    const members = items.flatMap((each) => (each.pool === pool ? [each.item] : []));
    const selection = element('selection', {}, [
      element('selection_number', {}, String(Math.min(pool.count, members.length))),
      element('selection_extension', {}, [element('points_per_item', {}, String(pool.points))]),
    ]);
    const ordering = element('selection_ordering', {}, [selection]);
    return [
      element('section', { ident: identOf(ident, pool.name), title: pool.name }, [ordering, ...members]),
    ];
  });
}

function file(href: string): XmlPart {
  return element('file', { href });
}

function imageResource({ name }: PackedImage): XmlPart {
  const href = `${webResources}${imageFolder}${name}`;
  return element('resource', { identifier: identOf(name), type: 'webcontent', href }, [file(href)]);
}

function manifest(ident: string, images: readonly PackedImage[]): XmlPart {
  return element('manifest', { identifier: `${ident}_manifest`, xmlns: `${schemas}/imsccv1p1/imscp_v1p1` }, [
    element('metadata', {}, [element('schema', {}, 'IMS Content'), element('schemaversion', {}, '1.1.3')]),
    element('organizations'),
    element('resources', {}, [
      element('resource', { identifier: ident, type: 'imsqti_xmlv1p2' }, [
        file(`${ident}/${ident}.xml`),
        element('dependency', { identifierref: `${ident}_meta` }),
      ]),
      element(
        'resource',
        { identifier: `${ident}_meta`, type: metaType, href: `${ident}/assessment_meta.xml` },
        [file(`${ident}/assessment_meta.xml`)],
      ),
      ...images.map(imageResource),
    ]),
  ]);
}

/** The folder of the images in `webResources`. */
const imageFolder = 'quiz_images/';
/** Canvas's name for the folder `webResources` in texts. */
const fileBase = '$IMS-CC-FILEBASE$/';

/** A package with these images. */
function writePackage(
  quiz: QuizHead,
  questions: readonly ExportedQuestion[],
  packed: PackedImages,
): Uint8Array {
  const shown = new Map<string, PackedImage>();
  const imageUrl: ImageAddress = (id) => {
    const image = packed(id);
    if (!image) return null;
    shown.set(image.name, image);
    return `${fileBase}${imageFolder}${image.name}`;
  };
  const points = askedItems(questions, quiz.pools).reduce((sum, question) => sum + question.points, 0);
  const ident = identOf(
    writeHead(quiz, '', points),
    questions.map((question) => writeItem(question, '', imageUrl)),
  );
  const images = [...shown.values()];
  const files = {
    'imsmanifest.xml': manifest(ident, images),
    [`${ident}/${ident}.xml`]: assessment(quiz, ident, questions, imageUrl),
    [`${ident}/assessment_meta.xml`]: writeHead(quiz, ident, points),
  };
  const entries: Zippable = {};
  for (const [name, root] of Object.entries(files)) entries[name] = strToU8(writeXml(root));
  // Images are compressed already.
  for (const { name, content } of images)
    entries[`${webResources}${imageFolder}${name}`] = [content, { level: 0 }];
  return zipSync(entries, { mtime: anyTime });
}

/** Bytes of an image in the package in addition to its content: its names, its entries and its addresses. */
const aroundImage = 800;

/** A package in Canvas's export form. The same questions always give the same bytes. */
export function writeQti(
  given: readonly ExportedQuestion[],
  head: QuizHead = { title: 'Questions', ...quizDefaults },
  images: GivenImages = new Map(),
): WrittenQuestions {
  const { questions, report } = canonical(given);
  const quiz = canonicalHead(head);
  const { bytes, report: notPacked } = writeWithImages(images, {
    write: (packed) => writePackage(quiz, questions, packed),
    costOf: (size, uses) => size + uses * aroundImage,
  });
  return { bytes, report: [...report, ...reportHead(head), ...notPacked] };
}
