import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'A browser in which a person is signed in.' })
export class Session {
  @Field(() => ID, { description: 'Opaque; it gives no access.' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When the person signed in.' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last used, to within 15 minutes.' })
  lastSeenOn!: string;

  @Field(() => String, { description: 'What the browser calls itself; may be made up.' })
  userAgent!: string;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  current!: boolean;
}
