// TypeGraphQL asks Reflect.getMetadata for types that a decorator did not name. Ours name every type, so an answer of
// "unknown" is enough, and neither the reflect-metadata package nor a compiler that emits metadata is needed.
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
