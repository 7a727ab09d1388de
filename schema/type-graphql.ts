import './reflect-metadata.ts';

// The only import of TypeGraphQL. Import it from here, so that the line above runs first.
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
