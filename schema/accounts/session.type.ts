import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'A browser in which the caller is signed in.' })
export class Session {
  @Field(() => ID, { description: 'ID of the session. Nobody can sign in with it.' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When the caller signed in.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last used, accurate to 15 minutes.' })
  lastSeenAt!: string;

  @Field(() => String, { description: 'User agent as the browser sent it. Not verified.' })
  userAgent!: string;

  @Field(() => Boolean, { description: 'True if it is the session of this request.' })
  isCurrent!: boolean;
}
