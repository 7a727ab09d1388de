import {
  getNullableType,
  GraphQLNonNull,
  isRequiredInputField,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import {
  inputComponents,
  inputFieldSchema,
  inputSchema,
  outputSchema,
  type JsonSchema,
} from './json-schema.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';
import { isOpenToAnyone } from '../graphql/authorization.ts';
import { failuresOf } from './route-errors.ts';
import type { RestRoute } from './route.ts';

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** `GET /api/course/{id}` is `getCourseById`: one name per route, even if several run the same operation. */
function operationIdOf({ method, path }: RestRoute): string {
  const words = path
    .replace('/api/', '')
    .replaceAll('{', 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

interface BodyContent {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: {
      readonly 'application/json': BodyContent;
      readonly 'multipart/form-data'?: BodyContent;
    };
  };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>;
  /** Alternatives. Empty if the route needs no authentication. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** A way to authenticate a request. */
export interface SecurityScheme {
  readonly type: 'http' | 'apiKey';
  readonly description: string;
  readonly scheme?: 'bearer';
  readonly in?: 'cookie';
  readonly name?: string;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<'apiToken' | 'session', SecurityScheme>>;
  };
}

const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'API token of an account, created at /myaccount. The scope read is for GET, and write for everything else. Some operations accept sessions only.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'markwise-session',
    description:
      'Session of a browser. POST /api/auth/login sets the cookie. A request that can change something also needs the Origin of this site.',
  },
};

function variableSchema(schema: GraphQLSchema, { type, defaultValue }: VariableDefinitionNode): JsonSchema {
  // The overloads of typeFromAST are split by node kind. A variable's type may be any of them.
  const named = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
  if (!named) throw new Error('The schema does not have the type of a variable.');
  const json = inputSchema(named);
  return defaultValue ? { ...json, default: valueFromASTUntyped(defaultValue) } : json;
}

function isRequired({ type, defaultValue }: VariableDefinitionNode): boolean {
  return type.kind === 'NonNullType' && !defaultValue;
}

/** `first` of a route that sends the whole list has no default. */
function parameterSchema({ wholeList }: RestRoute, name: string, schema: JsonSchema) {
  if (wholeList === undefined || name !== 'first') return { schema };
  const { default: _pageSize, ...json } = schema;
  const maxItems = wholeList.toLocaleString('en-US');
  return {
    description: `Number of objects in the page, 1 to 100. If omitted, the response has the whole list, up to ${maxItems} objects and 4 MB. If there are more, the header \`Link\` has the address of the next page.`,
    schema: json,
  };
}

/** A mutation returns null if it fails. REST sends an error status instead, so its replies are never null. */
function replyType({ operation }: OperationDefinitionNode, type: GraphQLOutputType): GraphQLOutputType {
  return operation === 'mutation' ? new GraphQLNonNull(getNullableType(type)) : type;
}

/** Adds the message of the route to the schema of its data. */
function withMessage({ message }: RestRoute, data: JsonSchema): JsonSchema {
  if (message === undefined) return data;
  const properties = { ...data.properties, message: { type: 'string', enum: [message] } };
  return { ...data, properties, required: [...(data.required ?? []), 'message'] };
}

/** `data`: the schema of the operation's result. REST sends a page as its list, and a file as its bytes. */
function replyContent({ reply }: RestRoute, data: JsonSchema) {
  if (reply === 'csv') return { 'text/csv': { schema: data } };
  if (reply === 'file') return { '*/*': {} };
  if (reply === 'image') return { 'image/*': {} };
  if (reply === 'export') return { '*/*': {}, 'application/json': { schema: data } };
  const nodes = reply === 'page' ? pageNodes(data) : undefined;
  return { 'application/json': { schema: nodes ?? data } };
}

/** The schema of a connection's nodes. A connection is never null in a successful reply. */
function pageNodes({ properties, anyOf }: JsonSchema): JsonSchema | undefined {
  return properties?.['nodes'] ?? anyOf?.[0]?.properties?.['nodes'];
}

function describeOperation(schema: GraphQLSchema, prepared: PreparedOperation): OpenApiOperation {
  const { route, operation, root, inputFields } = prepared;
  const variables = new Map(
    (operation.variableDefinitions ?? []).map((node) => [node.variable.name.value, node]),
  );
  const variable = (name: string): VariableDefinitionNode => {
    const node = variables.get(name);
    if (!node) throw new Error(`${route.path}: the operation has no variable ${name}.`);
    return node;
  };
  const parameter = (location: 'path' | 'query') => (name: string) => ({
    name,
    in: location,
    required: location === 'path' || isRequired(variable(name)),
    ...parameterSchema(route, name, variableSchema(schema, variable(name))),
  });
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const rootType = operation.operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = rootType?.getFields()[root.name.value];
  if (!field) throw new Error(`${route.path}: no field ${root.name.value}.`);
  const success =
    route.status === 204
      ? { description: 'Done.' }
      : {
          description: 'The response.',
          content: replyContent(
            route,
            withMessage(route, outputSchema(schema, replyType(operation, field.type), root.selectionSet)),
          ),
        };
  return {
    operationId: operationIdOf(route),
    tags: [route.tag],
    summary: firstSentence(field.description ?? ''),
    description: field.description ?? '',
    parameters: [...inPath.map(parameter('path')), ...(route.query ?? []).map(parameter('query'))],
    ...((route.body || route.input) && {
      requestBody: describeBody(route, [
        ...inputFields.map(describeInputField),
        ...(route.body ?? []).map((name) => describeVariable(schema, name, variable(name))),
      ]),
    }),
    responses: { [route.status]: success, ...failuresOf(prepared) },
    security: isOpenToAnyone(prepared.access) ? [] : [{ apiToken: [] }, { session: [] }],
  };
}

interface BodyField {
  readonly name: string;
  readonly json: JsonSchema;
  readonly isRequired: boolean;
}

function describeVariable(schema: GraphQLSchema, name: string, node: VariableDefinitionNode): BodyField {
  return { name, json: variableSchema(schema, node), isRequired: isRequired(node) };
}

function describeInputField(field: GraphQLInputField): BodyField {
  return { name: field.name, json: inputFieldSchema(field), isRequired: isRequiredInputField(field) };
}

function describeBody(route: RestRoute, fields: readonly BodyField[]) {
  const required = fields.filter((field) => field.isRequired).map(({ name }) => name);
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, json }) => [name, json])),
    required,
    additionalProperties: false,
  };
  const json = { schema: body, ...(route.example && { example: route.example }) };
  return {
    required: required.length > 0,
    content: {
      'application/json': json,
      ...(route.takesForm && { 'multipart/form-data': { schema: formOf(body) } }),
    },
  };
}

const formFile: JsonSchema = { type: 'string', format: 'binary' };

/** The body as a form: its files are sent as file parts. */
function formOf(body: JsonSchema): JsonSchema {
  const properties = Object.entries(body.properties ?? {}).map(([name, json]) => {
    if (!JSON.stringify(json).includes('/FileInput"')) return [name, json];
    return [name, JSON.stringify(json).includes('"array"') ? { type: 'array', items: formFile } : formFile];
  });
  return { ...body, properties: Object.fromEntries(properties) };
}

/** The REST API as OpenAPI 3.1, generated from the same table as the router. */
export function createOpenApi(
  schema: GraphQLSchema,
  routes: readonly RestRoute[],
  version: string,
): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const route of routes) {
    const methods = (paths[route.path] ??= {});
    methods[route.method] = describeOperation(schema, prepareOperation(schema, route));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Markwise',
      version,
      description: 'Each route runs one operation of the GraphQL API at /graphql.',
    },
    paths,
    components: { schemas: inputComponents(schema), securitySchemes },
  };
}
