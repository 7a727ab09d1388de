import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { isEdge } from '../../functions/platform/graph/edge.ts';

interface Exception {
  /** Fields that REST does not show. */
  readonly without?: readonly string[];
  /** Names of the type's fields, by their names in REST. Other fields keep their name. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** True for a part of another object. Its `id` has no second name `_id`. */
  readonly isPart?: true;
}

/**
 * REST shows all fields of a type except links to other objects (`@Edge`) and the `edges` of pages, and shows `id` also as
 * `_id`. The types below are the exceptions. Their names in REST are from the specification.
 */
const exceptions: Readonly<Record<string, Exception>> = {
  AttemptOption: { isPart: true },
  AuthoredQuiz: { without: ['questions'] },
  ConceptEvidence: { isPart: true, renamed: { correct: 'isCorrect', at: 'answeredAt' } },
  CourseInvitation: { renamed: { id: 'courseId', _id: 'courseId', courseId: 'courseId' } },
  LoadedAnswer: { isPart: true },
  LoadedQuestion: { isPart: true },
  OptionStatistics: { isPart: true },
  ResultQuestion: { renamed: { chosen: 'response' } },
  SavedCourseMeta: { without: ['currentGrade', 'letter', 'meterDivisions', 'revision'] },
  User: { without: ['storage', 'upgradeRequest'] },
};

/** The fields that REST shows of a type, as a GraphQL selection. Empty for a scalar. */
export function shownFields(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  also: readonly string[] = [],
): string {
  if (!isCompositeType(type)) return '';
  const own = isUnionType(type) ? [] : Object.values(type.getFields());
  const shared = new Set(own.map(({ name }) => name));
  const fragments = isAbstractType(type)
    ? schema.getPossibleTypes(type).map((possible) => fragmentOf(schema, possible, shared))
    : [];
  const shown = own.filter((field) => also.includes(field.name) || isShown(type.name, field));
  return `{ ${[...shown.map((field) => selectionOf(schema, type.name, field)), ...fragments].join(' ')} }`;
}

/** The fields of a type that its interface does not have. */
function fragmentOf(schema: GraphQLSchema, type: GraphQLObjectType, shared: ReadonlySet<string>): string {
  const own = Object.values(type.getFields()).filter(
    (field) => !shared.has(field.name) && isShown(type.name, field),
  );
  if (own.length === 0) return '';
  return `... on ${type.name} { ${own.map((field) => selectionOf(schema, type.name, field)).join(' ')} }`;
}

function isShown(typeName: string, field: GraphQLField<unknown, unknown>): boolean {
  const isEdgesOfPage = typeName.endsWith('Connection') && field.name === 'edges';
  return !isEdge(field) && !isEdgesOfPage && !exceptions[typeName]?.without?.includes(field.name);
}

function selectionOf(
  schema: GraphQLSchema,
  typeName: string,
  { name, type }: GraphQLField<unknown, unknown>,
): string {
  const { renamed = {}, isPart } = exceptions[typeName] ?? {};
  const named = getNamedType(type);
  const names = Object.keys(renamed).filter((shown) => renamed[shown] === name);
  const aliases = names.length > 0 ? names : [name, ...(name === 'id' && !isPart ? ['_id'] : [])];
  const selection = isLeafType(named) ? '' : ` ${shownFields(schema, named)}`;
  return aliases.map((alias) => `${alias === name ? '' : `${alias}: `}${name}${selection}`).join(' ');
}
