import { Extensions } from '../../../schema/type-graphql.ts';

/** Of a root field that says nothing else. */
export const defaultCost = 1;

/** What a root field takes of its request's `requestPoints`. */
export function Cost(points: number): MethodDecorator {
  return Extensions({ cost: points });
}

/** The cost that a field of the schema was given. */
export function costOf({ extensions }: { readonly extensions: Readonly<Record<string, unknown>> }): number {
  const { cost } = extensions;
  return typeof cost === 'number' ? cost : defaultCost;
}
