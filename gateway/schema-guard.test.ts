import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { getMetadataStorage } from '../schema/type-graphql.ts';
import { describe, expect, it } from 'vitest';
import { contract } from './graphql/schema.ts';

const schema = contract();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

describe('the contract', () => {
  it('describes every type, field and argument', () => {
    const silent: string[] = [];
    const check = (name: string, { description }: { description?: string | null | undefined }) => {
      if (!description) silent.push(name);
    };
    for (const type of types) {
      const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
      if (!isRoot && !(isScalarType(type) && isSpecifiedScalarType(type))) check(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
      if (!isObjectType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field);
        if ('args' in field)
          for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    expect(silent).toEqual([]);
    expect(types.length).toBeGreaterThan(8);
  });

  it('lets each root field fail without the loss of the others: all are nullable', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  });

  it('is open to anyone in these operations alone', () => {
    const { queries, mutations } = getMetadataStorage();
    const open = [...queries, ...mutations].filter(({ roles }) => roles?.includes('anyone'));
    // Every line here is a reviewed decision.
    expect(open.map(({ schemaName }) => schemaName).toSorted()).toEqual([
      'checkAccess',
      'contactUs',
      // Checks access itself: only templates are public.
      'course',
      'courseTemplates',
      'draft',
      'login',
      'loginWithGoogle',
      'logout',
      // Answers only callers with a mailed secret.
      'passwordResetLink',
      'planGrades',
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
