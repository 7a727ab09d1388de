import { GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';

function readContent(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new TypeError('The content has to be an object.');
}

/** A scalar, because a document is a tree of any depth, and GraphQL cannot return such a tree as objects. */
export const NoteContentScalar = new GraphQLScalarType({
  name: 'NoteContent',
  description:
    'Content of a note: the JSON of a TipTap document, an object of the type ‘doc’. Maximum 500,000 characters. It has paragraphs, headings, lists, tasks, quotes, code, rules, tables, and formulas in LaTeX of at most 2,000 characters; bold, italic, underlined, struck and code text; links to http, https, ftp, file and mailto addresses. Other nodes, marks and addresses are refused.',
  // The check of the variables does not pass lists and objects to other scalars.
  extensions: { takesObjects: true },
  parseValue: readContent,
  parseLiteral: (node: ValueNode, variables) => readContent(valueFromASTUntyped(node, variables)),
  serialize: (value) => value,
});
