import './reflect-metadata.ts';

// The only module that imports TypeGraphQL. Import TypeGraphQL from here, so that `reflect-metadata.ts` runs first.
export {
  Arg,
  Args,
  ArgsType,
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
export type { ContainerType, ResolverData } from 'type-graphql';
