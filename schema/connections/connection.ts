import { Field, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'Where a page of a list ends.' })
class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What to ask for the next page with, as `after`; null where the page is empty.',
  })
  endCursor!: string | null;
}

/** The arguments of a list, to be described alike everywhere. */
export const pageArguments = {
  first: { defaultValue: 20, description: 'How many, 1 to 100.' },
  after: { nullable: true, description: 'The cursor after which to go on; null: from the beginning.' },
} as const;

interface Shown {
  /** Of the type in the list. */
  readonly name: string;
  readonly description: string;
}

/** Relay's connection of a type: a page of a list that can grow. */
export function connectionOf<Node extends object>(node: new () => Node, { name, description }: Shown) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One of a list, with its place.` })
  class Edge {
    @Field(() => String, { description: 'The place in the list; opaque.' })
    cursor!: string;

    @Field(() => node, { description: 'What stands there.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description })
  class Connection {
    @Field(() => [Edge], { description: 'This page, each with its place.' })
    edges!: readonly Edge[];

    @Field(() => [node], { description: 'This page.' })
    nodes!: readonly Node[];

    @Field(() => PageInfo, { description: 'Where this page ends.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'How many the whole list has.' })
    totalCount!: number;
  }
  return Connection;
}
