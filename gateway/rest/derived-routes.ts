import {
  astFromValue,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { perSchema } from './per-schema.ts';
import type { RestRoute, RestRow } from './route.ts';
import { shownFields } from './shown-fields.ts';

/** An argument that the request contains, with its name in the request. */
interface RequestArgument {
  readonly argument: GraphQLArgument;
  readonly name: string;
}

/** Derives the route of a row once. Throws if the row names an operation or an argument that does not exist. */
export const deriveRoute = perSchema(derive);

function derive(schema: GraphQLSchema, row: RestRow): RestRoute {
  const { guard, rename, fixed, omit, bodyArgument, bodyFields } = row;
  const [kind, field] = rootFieldOf(schema, row);
  checkNames(row, field);
  // TypeGraphQL lists the arguments in reverse: decorators of parameters run from the last to the first.
  const requested = field.args
    .toReversed()
    .filter(({ name }) => !omit?.includes(name) && fixed?.[name] === undefined)
    .map((argument): RequestArgument => ({ argument, name: rename?.[argument.name] ?? argument.name }));
  const sent = requested.filter(({ name }) => !row.path.includes(`{${name}}`));
  const inQuery = sent.filter(({ name }) => row.method === 'get' || row.query?.includes(name));
  const inBody = sent.filter((each) => !inQuery.includes(each));
  const inputArgument = inBody.find(({ argument }) => isBody(argument, bodyArgument));
  const separateArguments = inBody.filter((each) => each !== inputArgument);
  return {
    ...row,
    operation: documentOf(schema, row, kind, field, requested),
    ...(guard !== undefined && { guard: guardOf(schema, row.path, guard) }),
    ...(inQuery.length > 0 && { query: inQuery.map(({ name }) => name) }),
    ...(separateArguments.length > 0 && { body: separateArguments.map(({ name }) => name) }),
    ...(inputArgument && {
      input: { variable: inputArgument.name, ...(bodyFields && { fields: bodyFields }) },
    }),
  };
}

type Root = readonly [kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>];

function rootFieldOf(schema: GraphQLSchema, { path, operation }: Pick<RestRow, 'path' | 'operation'>): Root {
  const query = schema.getQueryType()?.getFields()[operation];
  if (query) return ['query', query];
  const mutation = schema.getMutationType()?.getFields()[operation];
  if (mutation) return ['mutation', mutation];
  throw new Error(`${path}: there is no operation ${operation}.`);
}

function checkNames({ method, path, ...row }: RestRow, { name: field, args }: Root[1]): void {
  const argumentNames = new Set(args.map(({ name }) => name));
  const keys = [row.rename, row.fixed, row.defaults].flatMap((each) => Object.keys(each ?? {}));
  const unknown = [
    ...keys,
    ...(row.omit ?? []),
    ...(row.bodyArgument === undefined ? [] : [row.bodyArgument]),
  ].filter((name) => !argumentNames.has(name));
  if (unknown.length > 0) throw new Error(`${method} ${path}: ${field} has no argument ${unknown.join()}.`);
}

function isBody({ name, type }: GraphQLArgument, expected = 'input'): boolean {
  return name === expected && isInputObjectType(getNamedType(type));
}

function documentOf(
  schema: GraphQLSchema,
  row: RestRow,
  kind: Root[0],
  field: Root[1],
  requested: readonly RequestArgument[],
): string {
  const variables = requested.map((each) => variableOf(row, each));
  const values = [
    ...requested.map(({ argument, name }) => `${argument.name}: $${name}`),
    ...Object.entries(row.fixed ?? {}).map(([name, value]) => `${name}: ${value}`),
  ];
  const title = `Rest${field.name[0]?.toUpperCase()}${field.name.slice(1)}`;
  return `${kind} ${title}${inBrackets(variables)} { ${field.name}${inBrackets(values)} ${replyOf(schema, row, field)} }`;
}

function guardOf(schema: GraphQLSchema, path: RestRow['path'], guard: string): string {
  const [, { args }] = rootFieldOf(schema, { path, operation: guard });
  const [, id] = /\{(\w+)\}/.exec(path) ?? [];
  const toEdit = args.some(({ name }) => name === 'toEdit') ? ', toEdit: true' : '';
  const argument = args.some(({ name }) => name === 'courseId') ? 'courseId' : 'id';
  return `query RestGuard($${id}: ID!) { ${guard}(${argument}: $${id}${toEdit}) { __typename } }`;
}

const inBrackets = (parts: readonly string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`);

function variableOf({ path, defaults }: RestRow, { argument, name }: RequestArgument): string {
  const { type, defaultValue } = argument;
  if (path.includes(`{${name}}`)) return `$${name}: ${String(getNullableType(type))}!`;
  const value: unknown = defaults?.[argument.name] ?? defaultValue;
  // A default of null is not written into the document: it would look like a null that the caller sent.
  const node = value === undefined || value === null ? null : astFromValue(value, type);
  return `$${name}: ${String(type)}${node ? ` = ${print(node)}` : ''}`;
}

function replyOf(schema: GraphQLSchema, { status, also }: RestRow, { type }: Root[1]): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  return status === 204 ? '{ __typename }' : shownFields(schema, named, also);
}
