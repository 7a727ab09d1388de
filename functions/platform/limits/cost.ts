import { Extensions } from '../../../schema/type-graphql.ts';

/** Cost of a root field without `@Cost`. */
export const defaultCost = 1;

/** Cost of a root field, out of its request's `requestPoints`. */
export function Cost(points: number): MethodDecorator {
  return Extensions({ cost: points });
}

/** The cost of a schema field. */
export function costOf({ extensions }: { readonly extensions: Readonly<Record<string, unknown>> }): number {
  const { cost } = extensions;
  return typeof cost === 'number' ? cost : defaultCost;
}
