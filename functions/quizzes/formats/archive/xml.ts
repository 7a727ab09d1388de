import {
  parseXml,
  type XmlElement as ParsedElement,
  XmlError,
  type XmlNode as ParsedNode,
} from '@rgrove/parse-xml';
import { objectionTo } from './xml-guard.ts';

/** An element of an XML file; names and attributes are without the prefix of a namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
  /** 1-based line of the file. */
  readonly line: number;
}

/** A file that is not XML, or XML that is not let in. */
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
  // Read without a mark of its byte order, such a file could not have said what it is.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlRefused(`it is not written in ${encoding}, or that is not known here`);
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function isElement(node: ParsedNode): node is ParsedElement {
  return node.type === 'element';
}

/** Turns the parser's tree into ours, which knows lines: the places of nodes ascend, so one walk counts them. */
class Tree {
  private readonly xml: string;
  private line = 1;
  /** Where the line ends. */
  private end: number;

  constructor(xml: string) {
    this.xml = xml;
    this.end = this.endAfter(0);
  }

  element(node: ParsedElement): XmlElement {
    const line = this.lineAt(node.start);
    const children = node.children.flatMap((child): (XmlElement | string)[] => {
      if (isElement(child)) return [this.element(child)];
      return 'text' in child ? [child.text] : [];
    });
    const attributes = new Map(Object.entries(node.attributes).map(([name, value]) => [local(name), value]));
    return { name: local(node.name), attributes, children, line };
  }

  private lineAt(place: number): number {
    while (this.end < place) {
      this.line += 1;
      this.end = this.endAfter(this.end + 1);
    }
    return this.line;
  }

  private endAfter(place: number): number {
    const at = this.xml.indexOf('\n', place);
    return at === -1 ? this.xml.length : at;
  }
}

/**
 * Reads an XML file of any encoding that it declares. Document types and entities of one's own are refused.
 * @throws {XmlRefused} where it is not well-formed, or larger or deeper than `xmlLimits`.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const xml = decode(bytes).trimStart();
  const objection = objectionTo(xml);
  if (objection !== null) throw new XmlRefused(objection);
  try {
    const { root } = parseXml(xml, { includeOffsets: true });
    if (root === null) throw new XmlRefused('it is empty');
    return new Tree(xml).element(root);
  } catch (error) {
    if (error instanceof XmlError) throw new XmlRefused(error.message.split('\n', 1)[0] ?? '', error.line);
    throw error;
  }
}

export function elementsOf(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => typeof child !== 'string');
}

/** Children of that name. */
export function childrenOf(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).filter((child) => child.name === name);
}

export function childOf(parent: XmlElement, name: string): XmlElement | undefined {
  return childrenOf(parent, name)[0];
}

/** All elements of one of these names below another, in the order of the file. */
export function descendantsOf(parent: XmlElement, ...names: readonly string[]): XmlElement[] {
  return elementsOf(parent).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...descendantsOf(child, ...names),
  ]);
}

/** All text in it, as it stands there. */
export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** The trimmed text of a child; '' where there is none. */
export function childText(parent: XmlElement, name: string): string {
  const child = childOf(parent, name);
  return child ? textOf(child).trim() : '';
}

export function attributeOf(element: XmlElement, name: string): string {
  return element.attributes.get(name) ?? '';
}
