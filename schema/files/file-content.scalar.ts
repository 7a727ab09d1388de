import { GraphQLScalarType, Kind } from 'graphql';

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes of a file. A form contains a file as bytes, and JSON contains it as base64. */
function readContent(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (typeof value === 'string' && base64.test(value)) return Buffer.from(value, 'base64');
  throw new TypeError('FileContent is base64.');
}

export const FileContentScalar = new GraphQLScalarType<Uint8Array, string>({
  name: 'FileContent',
  description:
    'Content of a file in base64. A JSON body has at most 2 MB: send larger files as multipart/form-data over REST.',
  parseValue: readContent,
  parseLiteral: (node) => readContent(node.kind === Kind.STRING ? node.value : undefined),
  serialize: (value) => Buffer.from(readContent(value)).toString('base64'),
});
