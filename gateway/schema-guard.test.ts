import {
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';
import { getMetadataStorage } from '../schema/type-graphql.ts';
import { describe, expect, it } from 'vitest';
import { contract } from './graphql/schema.ts';

const schema = contract();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

interface Described {
  /** Full name, such as `Query.course(id)`. */
  path: string;
  /** Last part of the full name. */
  name: string;
  description: string | null | undefined;
}

/** The types of the contract, without the root types, and all fields, arguments and enum values. */
function described(): Described[] {
  const found: Described[] = [];
  const add = (path: string, { name, description }: Omit<Described, 'path'>) => {
    found.push({ path, name, description });
  };
  for (const type of types) {
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    if (!isRoot && !(isScalarType(type) && isSpecifiedScalarType(type))) add(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) add(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field);
      if ('args' in field) for (const arg of field.args) add(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  return found;
}

/** Code in descriptions that is not a name of the contract: values of strings, and formats. */
const literals = new Set([
  'STANDARD',
  'HYBRID',
  'POINTS_BASED',
  'practice',
  'settings',
  'YYYY-MM-DD',
  'date-time',
  'Authorization: Bearer mw_…',
]);

describe('the contract', () => {
  it('is a valid schema', () => {
    const unchecked = new GraphQLSchema({ ...schema.toConfig(), assumeValid: false });
    expect(validateSchema(unchecked)).toEqual([]);
  });

  it('describes every type, field and argument', () => {
    const silent = described().filter(({ description }) => !description);
    expect(silent.map(({ path }) => path)).toEqual([]);
    expect(types.length).toBeGreaterThan(8);
  });

  it('mentions in its descriptions only names that exist', () => {
    const names = new Set(described().map(({ name }) => name));
    const unknown = described().flatMap(({ path, description }) =>
      [...(description ?? '').matchAll(/`([^`]+)`/g)]
        .map((match) => match[1] ?? '')
        .filter((code) => !literals.has(code) && !code.split('.').every((name) => names.has(name)))
        .map((code) => `${path}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has only nullable root fields, so that one can fail without the others', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  });

  it('opens only these operations to anyone', () => {
    const { queries, mutations } = getMetadataStorage();
    const open = [...queries, ...mutations].filter(({ roles }) => roles?.includes('anyone'));
    // Every line here is a reviewed decision.
    expect(open.map(({ schemaName }) => schemaName).toSorted()).toEqual([
      // Needs a secret from a mail.
      'acceptAccountInvitation',
      'checkAccess',
      'contactUs',
      // Checks access itself: only templates are public.
      'course',
      'courseTemplates',
      'draft',
      'login',
      'loginWithGoogle',
      'logout',
      // Needs a secret from a mail.
      'passwordResetLink',
      'planGrades',
      // Needs a secret from a mail.
      'receivedAccountInvitation',
      'register',
      // Mails a code, which is useless without the password.
      'requestLoginCode',
      'requestPasswordReset',
      'resetPassword',
      'shareDraft',
      'site',
      'verifyEmail',
    ]);
  });
});
