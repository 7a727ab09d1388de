import { ArgsType, Field, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'Information to fetch the next page of a list.' })
class PageInfo {
  @Field(() => Boolean, { description: 'True if another page follows.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last object, to pass as `after` for the next page. Null if the page is empty.',
  })
  endCursor!: string | null;
}

/** The arguments of a list that is returned in pages. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 20, description: 'Number of objects in the page, 1 to 100.' })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor after which the page starts: `endCursor` of the previous page. Null for the first page.',
  })
  after: string | null = null;
}

interface ConnectionNames {
  /** Beginning of the names of the types: `{name}Connection` and `{name}Edge`. */
  readonly name: string;
  readonly description: string;
}

/** Creates the GraphQL type for pages of a list, in the form of Relay's connections. */
export function connectionOf<Node extends object>(
  node: new () => Node,
  { name, description }: ConnectionNames,
) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: 'An object of a list with its cursor.' })
  class Edge {
    @Field(() => String, {
      description: 'Position of the object in the list, to pass as `after`. Its format can change.',
    })
    cursor!: string;

    @Field(() => node, { description: 'The object.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description })
  class Connection {
    @Field(() => [Edge], { description: 'The objects of this page with their cursors.' })
    edges!: readonly Edge[];

    @Field(() => [node], { description: 'The objects of this page.' })
    nodes!: readonly Node[];

    @Field(() => PageInfo, { description: 'Information to fetch the next page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Length of the whole list.' })
    totalCount!: number;
  }
  return Connection;
}
