import type { GraphQLSchema } from 'graphql';

/** Remembers what was created for each schema and key, so that it is created only once. */
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
