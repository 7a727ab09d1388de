import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from '../type-graphql.ts';

/** The values of the GraphQL enum, in the form that `registerEnumType` needs: each name is its own value. */
export const ApiTokenScope = { read: 'read', write: 'write' } as const;
type Scope = keyof typeof ApiTokenScope;

registerEnumType(ApiTokenScope, {
  name: 'ApiTokenScope',
  description: 'What an API token allows.',
  valuesConfig: {
    read: { description: 'Queries.' },
    write: { description: 'Queries and mutations.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A token with which a program acts for its owner: `Authorization: Bearer mw_…`.',
})
export class ApiToken {
  @Field(() => ID, {
    description: 'ID of the token. The secret contains this ID, which shows which token a leaked secret is.',
  })
  id!: string;

  @Field(() => String, { description: 'Name of the token.' })
  name!: string;

  @Field(() => [ApiTokenScope], { description: 'What the token allows.' })
  scopes!: readonly Scope[];

  @Field(() => GraphQLDateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it expires.' })
  expiresAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last used, accurate to one minute. Null if it was never used.',
  })
  lastUsedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A new API token.' })
export class CreatedApiToken {
  @Field(() => String, {
    description:
      'The secret, which programs send. It is returned only once. The server stores only its hash.',
  })
  token!: string;

  @Field(() => ApiToken, { description: 'Details of the token.' })
  apiToken!: ApiToken;
}
