/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation ShareDraft($course: CourseInput!) {\n    shareDraft(course: $course) {\n      id\n      expiresOn\n    }\n  }\n": typeof types.ShareDraftDocument,
    "\n  query Draft($id: ID!) {\n    draft(id: $id) {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        name\n        categoryType\n        weight\n        maximumPoints\n        items {\n          name\n          description\n          weight\n          knownScores\n          grade\n          maximumPoints\n        }\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n": typeof types.DraftDocument,
    "\n  query CourseTemplates {\n    courseTemplates {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        name\n        categoryType\n        weight\n        maximumPoints\n        items {\n          name\n          description\n          weight\n          knownScores\n          grade\n          maximumPoints\n        }\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n": typeof types.CourseTemplatesDocument,
};
const documents: Documents = {
    "\n  mutation ShareDraft($course: CourseInput!) {\n    shareDraft(course: $course) {\n      id\n      expiresOn\n    }\n  }\n": types.ShareDraftDocument,
    "\n  query Draft($id: ID!) {\n    draft(id: $id) {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        name\n        categoryType\n        weight\n        maximumPoints\n        items {\n          name\n          description\n          weight\n          knownScores\n          grade\n          maximumPoints\n        }\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n": types.DraftDocument,
    "\n  query CourseTemplates {\n    courseTemplates {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        name\n        categoryType\n        weight\n        maximumPoints\n        items {\n          name\n          description\n          weight\n          knownScores\n          grade\n          maximumPoints\n        }\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n": types.CourseTemplatesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareDraft($course: CourseInput!) {\n    shareDraft(course: $course) {\n      id\n      expiresOn\n    }\n  }\n"): (typeof documents)["\n  mutation ShareDraft($course: CourseInput!) {\n    shareDraft(course: $course) {\n      id\n      expiresOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Draft($id: ID!) {\n    draft(id: $id) {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        name\n        categoryType\n        weight\n        maximumPoints\n        items {\n          name\n          description\n          weight\n          knownScores\n          grade\n          maximumPoints\n        }\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n"): (typeof documents)["\n  query Draft($id: ID!) {\n    draft(id: $id) {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        name\n        categoryType\n        weight\n        maximumPoints\n        items {\n          name\n          description\n          weight\n          knownScores\n          grade\n          maximumPoints\n        }\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseTemplates {\n    courseTemplates {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        name\n        categoryType\n        weight\n        maximumPoints\n        items {\n          name\n          description\n          weight\n          knownScores\n          grade\n          maximumPoints\n        }\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n"): (typeof documents)["\n  query CourseTemplates {\n    courseTemplates {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        name\n        categoryType\n        weight\n        maximumPoints\n        items {\n          name\n          description\n          weight\n          knownScores\n          grade\n          maximumPoints\n        }\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;