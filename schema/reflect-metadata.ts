// TypeGraphQL calls Reflect.getMetadata for types that a decorator did not name. Our decorators name every
// type, so this function can return undefined. The reflect-metadata package is not needed, and neither is a
// compiler that emits metadata.
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
