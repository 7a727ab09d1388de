import type { GraphQLSchema } from 'graphql';

/** Returns a function that calls `create` once for each schema and key, and then returns the same value. */
export function perSchema<Key extends object, Value>(
  create: (schema: GraphQLSchema, key: Key) => Value,
): (schema: GraphQLSchema, key: Key) => Value {
  const known = new WeakMap<GraphQLSchema, WeakMap<Key, { readonly value: Value }>>();
  return (schema, key) => {
    const ofSchema = known.get(schema) ?? new WeakMap<Key, { readonly value: Value }>();
    known.set(schema, ofSchema);
    const { value } = ofSchema.get(key) ?? { value: create(schema, key) };
    ofSchema.set(key, { value });
    return value;
  };
}
