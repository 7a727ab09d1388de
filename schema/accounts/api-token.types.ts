import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from '../type-graphql.ts';

/** GraphQL wants an object; the names are the values. */
export const ApiTokenScope = { read: 'read', write: 'write' } as const;
type Scope = keyof typeof ApiTokenScope;

registerEnumType(ApiTokenScope, {
  name: 'ApiTokenScope',
  description: 'What a program may do on behalf of a person.',
  valuesConfig: {
    read: { description: 'Queries.' },
    write: { description: 'Mutations; whoever may write may read, too.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'What a program signs in with, on behalf of a person: `Authorization: Bearer mw_…`.',
})
export class ApiToken {
  @Field(() => ID, { description: 'Opaque; it stands in the token, so that a lost one can be told.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => [ApiTokenScope], { description: 'What it may be used for.' })
  scopes!: readonly Scope[];

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it ends.' })
  expiresOn!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last used, to within a minute; null where it never was.',
  })
  lastUsedOn!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A token that was made just now.' })
export class CreatedApiToken {
  @Field(() => String, { description: 'The token itself. It is told this once; only its hash is kept.' })
  token!: string;

  @Field(() => ApiToken, { description: 'What is known of it from now on.' })
  apiToken!: ApiToken;
}
