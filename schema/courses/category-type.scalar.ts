import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { categoryTypes } from '../../core/grading/course.ts';

function readName(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`CategoryType is one of ${categoryTypes.join(', ')}.`);
  return value;
}

function readLiteral(node: ValueNode): string {
  return readName(node.kind === Kind.ENUM || node.kind === Kind.STRING ? node.value : undefined);
}

/**
 * A scalar instead of an enum, because GraphQL's error for an unknown enum value does not name the category, and the
 * planner's error does. Queries can contain STANDARD or "STANDARD".
 */
export const CategoryTypeScalar = new GraphQLScalarType({
  name: 'CategoryType',
  description:
    'How a category gets its weight. `STANDARD`: the sum of its items’ weights. `HYBRID`: entered for the category and divided among its items by points. ' +
    '`POINTS_BASED`: the rest of 100 %, divided among all POINTS_BASED categories and their items by points.',
  parseValue: readName,
  serialize: readName,
  parseLiteral: readLiteral,
});
