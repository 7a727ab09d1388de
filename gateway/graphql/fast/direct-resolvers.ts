import { isObjectType, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../../functions/platform/request-context.ts';
import { getMetadataStorage } from '../../../schema/type-graphql.ts';
import { checkAuthorization, type WithQueuedRequest } from '../authorization.ts';
import { resolversOf, type WithResolvers } from '../resolver-container.ts';

type Context = RequestContext & WithQueuedRequest & WithResolvers;
type Resolve = GraphQLFieldResolver<unknown, Context, Readonly<Record<string, unknown>>>;
/** A resolver method as the decorators declare it. */
type Declared = ReturnType<typeof getMetadataStorage>['queries'][number];
type Parameter = NonNullable<Declared['params']>[number];
/** Reads the value of a parameter from a call. */
type Read = (...call: Parameters<Resolve>) => unknown;

/** `namesInArgs`: names of the arguments that `@Args()` reads as one object. */
function readerOf(name: string, parameter: Parameter, namesInArgs: readonly string[]): Read {
  if (parameter.kind === 'arg') return (_root, args) => args[parameter.name];
  if (parameter.kind === 'args')
    return (_root, args) => Object.fromEntries(namesInArgs.map((each) => [each, args[each]]));
  if (parameter.kind === 'context' && parameter.propertyName === undefined)
    return (_root, _args, context) => context;
  if (parameter.kind === 'custom' && parameter.options.arg === undefined)
    return (root, args, context, info) => parameter.resolver({ root, args, context, info });
  throw new Error(`${name} has a parameter that only TypeGraphQL can read: ${parameter.kind}.`);
}

/** Calls a resolver method with the arguments as graphql-js or graphql-jit has read them. */
function directResolver(
  { schemaName, methodName, target, params = [], roles = [] }: Declared,
  argumentNames: readonly string[],
): Resolve {
  const single = new Set(params.map((parameter) => (parameter.kind === 'arg' ? parameter.name : null)));
  const namesInArgs = argumentNames.filter((name) => !single.has(name));
  const readers = params
    .toSorted((one, other) => one.index - other.index)
    .map((parameter) => readerOf(schemaName, parameter, namesInArgs));
  // Only custom parameters are promises.
  const waits = params.some(({ kind }) => kind === 'custom');
  return async (root, args, context, info) => {
    const data = { root, args, context, info };
    await checkAuthorization(data, roles);
    const resolver = resolversOf(data).get(target, data);
    const values = readers.map((read) => read(root, args, context, info));
    return resolver[methodName](...(waits ? await Promise.all(values) : values));
  };
}

function replaceRoots(type: GraphQLObjectType | null | undefined, declared: readonly Declared[]): void {
  const fields = type?.getFields() ?? {};
  for (const operation of declared) {
    const field = fields[operation.schemaName];
    if (!field) continue;
    field.resolve = directResolver(
      operation,
      field.args.map(({ name }) => name),
    );
  }
}

/**
 * Replaces TypeGraphQL's resolvers of root fields. They convert every input object, and every object in it, to an
 * instance of its class. That takes a third of the time of a grade plan. The classes have no behaviour, so nothing
 * needs the instances. Fields that only read a property get no resolver: GraphQL reads properties by default.
 */
export function withDirectResolvers(schema: GraphQLSchema): GraphQLSchema {
  const { queries, mutations, fieldResolvers } = getMetadataStorage();
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  replaceRoots(schema.getQueryType(), queries);
  replaceRoots(schema.getMutationType(), mutations);
  const resolved = new Set(fieldResolvers.map(({ schemaName }) => schemaName));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) if (!resolved.has(field.name)) delete field.resolve;
  }
  return schema;
}
