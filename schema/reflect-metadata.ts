// TypeGraphQL calls Reflect.getMetadata for types that a decorator did not name. Ours name every type, so
// returning undefined is enough, and neither the reflect-metadata package nor a compiler that emits metadata
// is needed.
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
