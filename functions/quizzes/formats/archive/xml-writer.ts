/** An XML element to write, with text or with child elements. */
export interface XmlPart {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlPart[];
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  content: string | readonly XmlPart[] = [],
): XmlPart {
  return { name, attributes, content };
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escape(text: string, signs: RegExp): string {
  return text.replaceAll(signs, (sign) => references[sign] ?? sign);
}

function write({ name, attributes, content }: XmlPart, indent: string): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escape(value, /[&<>"\t\n\r]/g)}"`,
  );
  const start = `${indent}<${name}${written.join('')}`;
  if (content.length === 0) return `${start}/>\n`;
  if (typeof content === 'string') return `${start}>${escape(content, /[&<>\r]/g)}</${name}>\n`;
  return `${start}>\n${content.map((part) => write(part, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

export function writeXml(root: XmlPart): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

/** Characters that XML 1.0 cannot contain: most control characters, lone surrogates, two non-characters. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text with � for characters that XML cannot contain. */
export function writable(text: string): string {
  return text.replaceAll(unwritable, '\uFFFD');
}
