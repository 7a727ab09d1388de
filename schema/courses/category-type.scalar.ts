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
 * A scalar, not an enum: an enum refuses an unknown name without its category, while the planner's error
 * names the category. Written as STANDARD or as "STANDARD".
 */
export const CategoryTypeScalar = new GraphQLScalarType({
  name: 'CategoryType',
  description:
    'How a category gets its weight. `STANDARD`: the sum of its items’ weights. `HYBRID`: entered, and shared among its items by points. ' +
    '`POINTS_BASED`: what the other categories leave of 100 %, shared among all such categories by points.',
  parseValue: readName,
  serialize: readName,
  parseLiteral: readLiteral,
});
