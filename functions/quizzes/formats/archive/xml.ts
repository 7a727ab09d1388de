import {
  parseXml,
  type XmlElement as ParsedElement,
  XmlError,
  type XmlNode as ParsedNode,
} from '@rgrove/parse-xml';
import { decodeEntities } from '../../../../core/quizzes/formats/html-entities.ts';
import { noXml, objectionTo, type XmlCount } from './xml-guard.ts';

/** An element of an XML file. Names and attributes have no namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
  /** Line of the file, from 1. */
  readonly line: number;
}

/** A file that is not XML, or XML that is refused. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused';
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(message);
    this.line = line;
  }
}

const declaration = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 400)).replace(/^ï»¿/, '');
  const declared = declaration.exec(start)?.[1] ?? 'utf-8';
  // In a file that really is UTF-16, without a byte order mark, the pattern finds no declaration. So a declared
  // UTF-16 is wrong.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlRefused(`it is not valid ${encoding}, or this encoding is not supported`);
  }
}

/**
 * The text with \n line ends, as XML requires. The parser would copy the whole text for each line end of another
 * kind.
 */
function withPlainLineEnds(xml: string): string {
  return xml.replaceAll(/\r\n?/g, '\n');
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function isElement(node: ParsedNode): node is ParsedElement {
  return node.type === 'element';
}

const noAttributes: XmlElement['attributes'] = new Map();

const surrogates = /[\uD800-\uDFFF]/g;
const placeholders = /[\uE000-\uE7FF]/g;
/** Distance from a surrogate to the private-use character that replaces it. */
const shift = 0x800;

/**
 * If a file contains characters beyond 16 bits (😀), the parser counts the characters of each text again, which
 * is slow. So surrogates are replaced by private-use characters, and restored in the result, unless the file
 * contains such characters itself.
 */
function narrowed(xml: string): string {
  if (xml.search(surrogates) === -1 || xml.search(placeholders) !== -1) return xml;
  return xml.replaceAll(surrogates, (half) => String.fromCharCode(half.charCodeAt(0) + shift));
}

function widened(text: string): string {
  return text.replaceAll(placeholders, (half) => String.fromCharCode(half.charCodeAt(0) - shift));
}

/**
 * Converts the parser's tree into ours, which has line numbers. Offsets of nodes ascend, so one pass counts
 * the lines.
 */
class Tree {
  private readonly xml: string;
  /** Restores the original characters of a text. */
  private readonly restore: (text: string) => string;
  private line = 1;
  /** Offset of the end of the current line. */
  private end: number;

  constructor(xml: string, restore: (text: string) => string) {
    this.xml = xml;
    this.restore = restore;
    this.end = this.endAfter(0);
  }

  element(node: ParsedElement): XmlElement {
    const line = this.lineAt(node.start);
    const children: (XmlElement | string)[] = [];
    for (const child of node.children) {
      if (isElement(child)) children.push(this.element(child));
      else if ('text' in child) children.push(this.restore(child.text));
    }
    const attributes = this.attributes(node);
    return { name: local(node.name), attributes, children, line };
  }

  private attributes(node: ParsedElement): XmlElement['attributes'] {
    const entries = Object.entries(node.attributes);
    if (entries.length === 0) return noAttributes;
    return new Map(entries.map(([name, value]) => [local(name), this.restore(value)]));
  }

  private lineAt(offset: number): number {
    while (this.end < offset) {
      this.line += 1;
      this.end = this.endAfter(this.end + 1);
    }
    return this.line;
  }

  private endAfter(offset: number): number {
    const at = this.xml.indexOf('\n', offset);
    return at === -1 ? this.xml.length : at;
  }
}

/** The text of an HTML entity (`&eacute;`), which other programs write into XML. Undefined if there is none. */
function htmlEntity(reference: string): string | undefined {
  const text = decodeEntities(reference);
  return text === reference ? undefined : text;
}

/**
 * Reads an XML file in any declared encoding. HTML entities are read. Document types and other entities
 * are refused.
 * @throws {XmlRefused} if it is not well-formed, or deeper than `xmlLimits`.
 * @throws {PackageError} if it exceeds the limits, together with the `count` of earlier files.
 */
export function readXml(bytes: Uint8Array, count: XmlCount = noXml()): XmlElement {
  const xml = withPlainLineEnds(decode(bytes).trimStart());
  const objection = objectionTo(xml, count);
  if (objection !== null) throw new XmlRefused(objection);
  try {
    const narrow = narrowed(xml);
    const { root } = parseXml(narrow, { includeOffsets: true, resolveUndefinedEntity: htmlEntity });
    if (root === null) throw new XmlRefused('it is empty');
    return new Tree(xml, narrow === xml ? (text) => text : widened).element(root);
  } catch (error) {
    if (error instanceof XmlError) throw new XmlRefused(error.message.split('\n', 1)[0] ?? '', error.line);
    throw error;
  }
}

export function elementsOf(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => typeof child !== 'string');
}

/** Children with that name. */
export function childrenOf(parent: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of parent.children)
    if (typeof child !== 'string' && child.name === name) found.push(child);
  return found;
}

export function childOf(parent: XmlElement, name: string): XmlElement | undefined {
  for (const child of parent.children) if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}

function gatherNamed(parent: XmlElement, names: readonly string[], found: XmlElement[]): void {
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    if (names.includes(child.name)) found.push(child);
    gatherNamed(child, names, found);
  }
}

/** All descendants with one of these names, in document order. */
export function descendantsOf(parent: XmlElement, ...names: readonly string[]): XmlElement[] {
  const found: XmlElement[] = [];
  gatherNamed(parent, names, found);
  return found;
}

function gatherTexts({ children }: XmlElement, texts: string[]): void {
  for (const child of children) {
    if (typeof child === 'string') texts.push(child);
    else gatherTexts(child, texts);
  }
}

/** All text in an element and its descendants. */
export function textOf(element: XmlElement): string {
  const texts: string[] = [];
  gatherTexts(element, texts);
  return texts.join('');
}

/** The trimmed text of a child. '' if there is none. */
export function childText(parent: XmlElement, name: string): string {
  const child = childOf(parent, name);
  return child ? textOf(child).trim() : '';
}

export function attributeOf(element: XmlElement, name: string): string {
  return element.attributes.get(name) ?? '';
}
