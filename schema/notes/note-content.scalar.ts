import { GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';

function readContent(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new TypeError('NoteContent is an object: the JSON of a TipTap document.');
}

/** A scalar, because a document is a tree of any depth, and GraphQL cannot return such a tree as objects. */
export const NoteContentScalar = new GraphQLScalarType({
  name: 'NoteContent',
  description:
    'Content of a note: the JSON of a TipTap document, `{ "type": "doc", "content": [ … ] }`. Maximum 500,000 characters. It has paragraphs, headings, lists, tasks, quotes, code, rules and tables; bold, italic, underlined, struck and code text; links to http, https, ftp, file and mailto addresses. Other nodes, marks and addresses are refused.',
  parseValue: readContent,
  parseLiteral: (node: ValueNode, variables) => readContent(valueFromASTUntyped(node, variables)),
  serialize: (value) => value,
});
