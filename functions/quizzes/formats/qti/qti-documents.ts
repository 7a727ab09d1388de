import { attributeOf, childOf, childrenOf, readXml, type XmlElement, XmlRefused } from '../archive/xml.ts';
import { noXml } from '../archive/xml-guard.ts';
import type { ReportLine } from '../../../../core/quizzes/formats/exchange.ts';

/** A readable file of a package. */
export interface XmlFile {
  readonly name: string;
  readonly root: XmlElement;
}

export interface XmlFiles {
  readonly files: readonly XmlFile[];
  readonly report: readonly ReportLine[];
}

/** An element with items: a quiz, a bank, or a file with items only. */
export interface ItemHolder {
  readonly file: string;
  readonly ident: string;
  readonly kind: 'quiz' | 'bank' | 'items';
  readonly element: XmlElement;
}

export function readFiles(entries: ReadonlyMap<string, Uint8Array>): XmlFiles {
  const files: XmlFile[] = [];
  const count = noXml();
  const report: ReportLine[] = [];
  for (const [name, bytes] of entries) {
    try {
      files.push({ name, root: readXml(bytes, count) });
    } catch (error) {
      if (!(error instanceof XmlRefused)) throw error;
      report.push({ line: error.line, level: 'error', message: `${name} cannot be read: ${error.message}.` });
    }
  }
  return { files, report };
}

function holdersIn({ name, root }: XmlFile): ItemHolder[] {
  if (root.name !== 'questestinterop') return [];
  const quizzes = childrenOf(root, 'assessment');
  const banks = childrenOf(root, 'objectbank');
  const hold =
    (kind: ItemHolder['kind']) =>
    (element: XmlElement): ItemHolder => ({
      file: name,
      ident: attributeOf(element, 'ident'),
      kind,
      element,
    });
  const isLoose = childOf(root, 'item') !== undefined || childOf(root, 'section') !== undefined;
  return [
    ...quizzes.map(hold('quiz')),
    ...banks.map(hold('bank')),
    ...(isLoose ? [hold('items')(root)] : []),
  ];
}

/** Course exports contain each quiz twice: as a Common Cartridge, and completely in this folder. */
export const wholeFolder = 'non_cc_assessments/';

function isWhole(file: string): boolean {
  return file.startsWith(wholeFolder) || file.includes(`/${wholeFolder}`);
}

/** The elements with items, without duplicates, in the order of the package. */
export function holdersOf(files: readonly XmlFile[]): ItemHolder[] {
  const holders = files.flatMap(holdersIn);
  const whole = new Set(holders.filter(({ file }) => isWhole(file)).map(({ ident }) => ident));
  return holders.filter(({ file, ident }) => ident === '' || !whole.has(ident) || isWhole(file));
}
