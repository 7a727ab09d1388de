import './reflect-metadata.ts';

// The one door to TypeGraphQL: whoever declares a part of the contract imports from here, so the line above ran first.
export {
  Arg,
  Authorized,
  buildSchemaSync,
  createParameterDecorator,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Float,
  getMetadataStorage,
  ID,
  InputType,
  InterfaceType,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
export type { AuthChecker, ContainerType, ResolverData } from 'type-graphql';
