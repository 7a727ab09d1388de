// TypeGraphQL calls Reflect.getMetadata for each type that a decorator does not name. Our decorators name every
// type, so this function can return undefined. So we need neither the reflect-metadata package nor a compiler that
// emits metadata.
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
