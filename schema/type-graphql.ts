import './reflect-metadata.ts';

// The one door to TypeGraphQL: whoever declares a part of the contract imports from here, so the line above ran first.
export {
  Arg,
  buildSchemaSync,
  Ctx,
  Field,
  Float,
  getMetadataStorage,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
export type { ContainerType } from 'type-graphql';
