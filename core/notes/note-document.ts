import { noteLimits } from './note-limits.ts';

/**
 * The content of a note: the JSON that the editor of the site reads and writes (TipTap, a tree of ProseMirror's nodes).
 * It has no HTML. `readNoteDocument` builds one from unchecked JSON, and only from the nodes, marks and attributes that
 * are listed here.
 */
export interface NoteDocument extends NoteNode {
  readonly type: 'doc';
}

export interface NoteNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly NoteNode[];
  /** Only of a node of the type `text`. */
  readonly text?: string;
  readonly marks?: readonly NoteMark[];
}

export interface NoteMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A document without text. */
export const emptyNote: NoteDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Thrown with a sentence for users. */
class NoteProblem extends Error {}

/** Reads the value of an attribute. Returns undefined for the default. Throws NoteProblem if the value is invalid. */
type ReadAttribute = (value: unknown) => unknown;

interface NodeRule {
  /** Types of the nodes that it can contain. */
  readonly children?: ReadonlySet<string>;
  /** Whether it needs a child. */
  readonly isNeverEmpty?: boolean;
  /** The type that its first child must have. */
  readonly firstChild?: string;
  /** Whether its text has no marks. */
  readonly isPlain?: boolean;
  readonly attributes?: Readonly<Record<string, ReadAttribute>>;
}

const wholeNumber =
  (min: number, max: number): ReadAttribute =>
  (value) => {
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw new NoteProblem(`The content has a number that is not from ${min} to ${max}.`);
  };

const yesOrNo: ReadAttribute = (value) => (value === true ? true : undefined);

/** The name of a programming language, which becomes a part of a class name. */
const language: ReadAttribute = (value) =>
  typeof value === 'string' && /^[\w+#.-]{1,40}$/.test(value) ? value : undefined;

/** Widths of the columns that a cell covers, in pixels. */
const widths: ReadAttribute = (value) =>
  Array.isArray(value) && value.length <= 50 && value.every((one) => Number.isInteger(one) && one > 0)
    ? (value as unknown[])
    : undefined;

const safeLink = /^(?:https?|ftp|file):\/\/[^\s\p{Cc}]+$|^mailto:[^\s\p{Cc}]+$/iu;

/** Whether a link in a note can lead to the address: http, https, ftp, file and mailto. Never `javascript:` or `data:`. */
export function isNoteLink(url: string): boolean {
  return url.length <= noteLimits.url && safeLink.test(url);
}

const linkTarget: ReadAttribute = (value) => {
  if (typeof value === 'string' && isNoteLink(value)) return value;
  throw new NoteProblem(
    'A link leads to an address that is not allowed. Use http, https, ftp, file or mailto.',
  );
};

/** The LaTeX source of a formula. It only becomes a formula on the screen, without commands for links, images and HTML. */
const formulaSource =
  (isBlock: boolean): ReadAttribute =>
  (value) => {
    const given = typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : '';
    const tex = isBlock ? given : given.replaceAll(/\s+/g, ' ');
    if (tex === '') throw new NoteProblem('A formula is empty.');
    if (tex.length > noteLimits.formula)
      throw new NoteProblem(
        `A formula has more than ${noteLimits.formula.toLocaleString('en-US')} characters.`,
      );
    if (/(?![\n\t])\p{Cc}/u.test(tex)) throw new NoteProblem('A formula has an invisible character.');
    return tex;
  };

const inline = new Set(['text', 'hardBreak', 'formula']);
const blocks = new Set([
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'taskList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'formulaBlock',
  'table',
]);

const cell: NodeRule = {
  children: blocks,
  isNeverEmpty: true,
  attributes: { colspan: wholeNumber(1, 50), rowspan: wholeNumber(1, 1_000), colwidth: widths },
};
const entry: NodeRule = { children: blocks, isNeverEmpty: true, firstChild: 'paragraph' };

/** The nodes of a note. The editor has the same, with the same children. */
const nodeRules: Readonly<Record<string, NodeRule>> = {
  doc: { children: blocks, isNeverEmpty: true },
  paragraph: { children: inline },
  heading: { children: inline, attributes: { level: wholeNumber(1, 3) } },
  bulletList: { children: new Set(['listItem']), isNeverEmpty: true },
  orderedList: {
    children: new Set(['listItem']),
    isNeverEmpty: true,
    attributes: { start: wholeNumber(0, 1_000_000) },
  },
  listItem: entry,
  taskList: { children: new Set(['taskItem']), isNeverEmpty: true },
  taskItem: { ...entry, attributes: { checked: yesOrNo } },
  blockquote: { children: blocks, isNeverEmpty: true },
  codeBlock: { children: new Set(['text']), isPlain: true, attributes: { language } },
  horizontalRule: {},
  table: { children: new Set(['tableRow']), isNeverEmpty: true },
  // A row can be without cells: cells of the rows above it can cover all its columns.
  tableRow: { children: new Set(['tableCell', 'tableHeader']) },
  tableCell: cell,
  tableHeader: cell,
  hardBreak: {},
  formula: { attributes: { tex: formulaSource(false) } },
  formulaBlock: { attributes: { tex: formulaSource(true) } },
  text: {},
};

const markAttributes: Readonly<Record<string, Readonly<Record<string, ReadAttribute>>>> = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  code: {},
  link: { href: linkTarget },
};

interface NotePart {
  readonly children: readonly string[];
  readonly attributes: readonly string[];
}

/** Names of the nodes and marks of a note, with the names of their children and attributes. */
export const noteParts: {
  readonly nodes: Readonly<Record<string, NotePart>>;
  readonly marks: Readonly<Record<string, Pick<NotePart, 'attributes'>>>;
} = {
  nodes: Object.fromEntries(
    Object.entries(nodeRules).map(([name, { children, attributes }]) => [
      name,
      { children: [...(children ?? [])], attributes: Object.keys(attributes ?? {}) },
    ]),
  ),
  marks: Object.fromEntries(
    Object.entries(markAttributes).map(([name, attributes]) => [
      name,
      { attributes: Object.keys(attributes) },
    ]),
  ),
};

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new NoteProblem('The content is not a document of the editor.');
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value as unknown[];
  throw new NoteProblem('The content is not a document of the editor.');
}

/** A name from the client, short enough for a sentence. */
const shown = (name: unknown) => `“${String(name).slice(0, 40)}”`;

function readAttributes(
  given: unknown,
  rules: Readonly<Record<string, ReadAttribute>> = {},
): Pick<NoteNode, 'attrs'> {
  const names = Object.keys(rules);
  if (names.length === 0) return {};
  const fields = given === undefined || given === null ? {} : fieldsOf(given);
  const read = names.map((name) => [name, rules[name]?.(fields[name])] as const);
  const known = read.filter(([, value]) => value !== undefined);
  return known.length === 0 ? {} : { attrs: Object.fromEntries(known) };
}

function readMark(value: unknown): NoteMark {
  const { type, attrs } = fieldsOf(value);
  const rules =
    typeof type === 'string' && Object.hasOwn(markAttributes, type) ? markAttributes[type] : undefined;
  if (!rules) throw new NoteProblem(`A note cannot contain the format ${shown(type)}.`);
  return { type: type as string, ...readAttributes(attrs, rules) };
}

function readText({ text, marks }: Fields, isPlain: boolean): NoteNode {
  if (typeof text !== 'string' || text === '')
    throw new NoteProblem('The content has a text without characters.');
  const read = listOf(marks).map(readMark);
  if (isPlain && read.length > 0) throw new NoteProblem('Code cannot be formatted.');
  return { type: 'text', text, ...(read.length > 0 && { marks: read }) };
}

function readNode(value: unknown, parent: NodeRule | null, depth: number): NoteNode {
  if (depth > noteLimits.depth)
    throw new NoteProblem(`The content is nested deeper than ${noteLimits.depth} levels.`);
  const fields = fieldsOf(value);
  const type = typeof fields['type'] === 'string' ? fields['type'] : '';
  const rule = Object.hasOwn(nodeRules, type) ? nodeRules[type] : undefined;
  if (!rule) throw new NoteProblem(`A note cannot contain ${shown(fields['type'])}.`);
  if (parent && !parent.children?.has(type))
    throw new NoteProblem(`${shown(type)} is not allowed at its place.`);
  if (type === 'text') return readText(fields, parent?.isPlain ?? false);
  const content = listOf(fields['content']).map((child) => readNode(child, rule, depth + 1));
  if (rule.isNeverEmpty && content.length === 0) throw new NoteProblem(`${shown(type)} is empty.`);
  if (rule.firstChild && content[0]?.type !== rule.firstChild)
    throw new NoteProblem(`${shown(type)} does not begin with a paragraph.`);
  return {
    type,
    ...readAttributes(fields['attrs'], rule.attributes),
    ...(content.length > 0 && { content }),
  };
}

/**
 * Builds a document from unchecked JSON. Attributes that a note does not have, for example classes and styles, are left
 * out. The result is a sentence for users if the document contains anything else that is unknown, has an unsafe link,
 * or is too large or too deeply nested.
 */
export function readNoteDocument(value: unknown): { document: NoteDocument } | { problem: string } {
  try {
    const document = readNode(value, null, 0);
    if (document.type !== 'doc') return { problem: 'The content is not a document of the editor.' };
    const size = JSON.stringify(document).length;
    if (size > noteLimits.content)
      return {
        problem: `The note has ${size.toLocaleString('en-US')} characters with its formats. At most ${noteLimits.content.toLocaleString('en-US')} are allowed: divide it into several notes.`,
      };
    return { document: document as NoteDocument };
  } catch (error) {
    if (error instanceof NoteProblem) return { problem: error.message };
    throw error;
  }
}
