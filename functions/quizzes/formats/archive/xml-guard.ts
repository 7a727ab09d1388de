import { PackageError } from './package-error.ts';

export const xmlLimits = {
  depth: 100,
  /** Maximum for all files of one import together. */
  elements: 150_000,
  attributes: 150_000,
  /** Maximum number of attributes of one element. */
  ownAttributes: 50,
} as const;

/** The XML in all files of an import so far. */
export interface XmlCount {
  elements: number;
  attributes: number;
}

export const noXml = (): XmlCount => ({ elements: 0, attributes: 0 });

/** Index after the next `ending`. If there is none, the end of the text. */
function endOf(xml: string, ending: string, from: number): number {
  const at = xml.indexOf(ending, from);
  return at === -1 ? xml.length : at + ending.length;
}

interface TagExtent {
  readonly end: number;
  readonly attributes: number;
}

/** Finds the end of a tag and counts its attributes. A `>` inside an attribute's quotes does not end the tag. */
function extentOf(xml: string, from: number): TagExtent {
  let attributes = 0;
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at];
    if (sign === '>') return { end: at + 1, attributes };
    if (sign !== '"' && sign !== "'") continue;
    attributes += 1;
    at = endOf(xml, sign, at + 1) - 1;
  }
  return { end: xml.length, attributes };
}

function checkCount({ elements, attributes }: XmlCount): void {
  if (elements <= xmlLimits.elements && attributes <= xmlLimits.attributes) return;
  const what = elements > xmlLimits.elements ? 'elements' : 'attributes';
  throw new PackageError(
    `The XML of an import must not have more than ${xmlLimits[what].toLocaleString('en-US')} ${what}.`,
  );
}

/**
 * Returns the reason why the parser must not read this text, or null if there is none. Reads each tag once.
 * A document type can declare entities, and deep nesting can overflow the parser's stack.
 * @throws {PackageError} if the files of an import together exceed `xmlLimits`. Pass the same `count` for all
 * files of an import.
 */
export function objectionTo(xml: string, count: XmlCount = noXml()): string | null {
  let depth = 0;
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) at = endOf(xml, '-->', at + 4);
    else if (xml.startsWith('<![CDATA[', at)) at = endOf(xml, ']]>', at + 9);
    else if (xml[at + 1] === '!') return 'it declares a document type, which could hide entities';
    else if (xml[at + 1] === '?') at = endOf(xml, '?>', at + 2);
    else {
      const { end, attributes } = extentOf(xml, at + 1);
      if (xml[at + 1] === '/') depth -= 1;
      else {
        count.elements += 1;
        count.attributes += attributes;
        if (xml[end - 2] !== '/') depth += 1;
      }
      if (attributes > xmlLimits.ownAttributes)
        return `an element has more than ${xmlLimits.ownAttributes} attributes`;
      at = end;
    }
    checkCount(count);
    if (depth > xmlLimits.depth) return `its elements are nested more than ${xmlLimits.depth} deep`;
  }
  return null;
}
