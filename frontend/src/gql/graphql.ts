/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A group of items that share a rule for their weights. */
export type CategoryInput = {
  /** `STANDARD`, `HYBRID` or `POINTS_BASED`. */
  categoryType: string;
  /** At most 10,000 in the whole course. */
  items: Array<ItemInput>;
  /** Points that the items are measured against, 0 to 1,000,000,000. Read in HYBRID and POINTS_BASED categories. */
  maximumPoints?: number;
  /** At most 500 characters. */
  name?: string;
  /** Percent of the course, to two decimals, 0 to 1,000,000. Read in HYBRID categories only. */
  weight?: number;
};

/** A course: how it is graded, and what is known so far. */
export type CourseInput = {
  /** At most 1,000. */
  categories: Array<CategoryInput>;
  /** At most 10,000 characters. */
  description?: string;
  /** The letters, each with the first grade from which it is given. */
  gradeMaps?: Array<GradeMapInput>;
  /** The two places where the gauge changes its scale, percent, ascending. */
  meterDivisions?: Array<number>;
  /** At most 500 characters. */
  name?: string;
  /** The course grade to reach, percent, 0 to 1,000,000. */
  targetGrade?: number;
};

/** The first grade from which a letter is given. */
export type GradeMapInput = {
  /** The letter. */
  letter: string;
  /** Percent of the course. */
  minimum: number;
};

/** One piece of graded work. */
export type ItemInput = {
  /** At most 10,000 characters. */
  description?: string;
  /** Points, 0 to 1,000,000. More than `maximumPoints` is extra credit and counts in full. */
  grade?: number;
  /** Whether `grade` is real. What is not known is planned. */
  knownScores?: boolean;
  /** Points, 0 to 1,000,000. */
  maximumPoints: number;
  /** At most 500 characters. */
  name?: string;
  /** Percent of the course, to two decimals, 0 to 1,000,000. Read in STANDARD categories only. */
  weight?: number;
};

export type ShareDraftMutationVariables = Exact<{
  course: CourseInput;
}>;


export type ShareDraftMutation = { __typename: 'Mutation', shareDraft: { __typename: 'Draft', id: string, expiresOn: string } | null };

export type DraftQueryVariables = Exact<{
  id: string;
}>;


export type DraftQuery = { __typename: 'Query', draft: { __typename: 'Draft', id: string, name: string, description: string, targetGrade: number, meterDivisions: Array<number>, categories: Array<{ __typename: 'Category', name: string, categoryType: string, weight: number, maximumPoints: number, items: Array<{ __typename: 'Item', name: string, description: string, weight: number, knownScores: boolean, grade: number, maximumPoints: number }> }>, gradeMaps: Array<{ __typename: 'GradeMap', letter: string, minimum: number }> } };

export type CourseTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseTemplatesQuery = { __typename: 'Query', courseTemplates: Array<{ __typename: 'CourseTemplate', id: string, name: string, description: string, targetGrade: number, meterDivisions: Array<number>, categories: Array<{ __typename: 'Category', name: string, categoryType: string, weight: number, maximumPoints: number, items: Array<{ __typename: 'Item', name: string, description: string, weight: number, knownScores: boolean, grade: number, maximumPoints: number }> }>, gradeMaps: Array<{ __typename: 'GradeMap', letter: string, minimum: number }> }> };


export const ShareDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"course"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"course"},"value":{"kind":"Variable","name":{"kind":"Name","value":"course"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}}]}}]}}]} as unknown as DocumentNode<ShareDraftMutation, ShareDraftMutationVariables>;
export const DraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Draft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetGrade"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryType"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"maximumPoints"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"knownScores"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"maximumPoints"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"meterDivisions"}},{"kind":"Field","name":{"kind":"Name","value":"gradeMaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}}]}}]}}]}}]} as unknown as DocumentNode<DraftQuery, DraftQueryVariables>;
export const CourseTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetGrade"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryType"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"maximumPoints"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"knownScores"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"maximumPoints"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"meterDivisions"}},{"kind":"Field","name":{"kind":"Name","value":"gradeMaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}}]}}]}}]}}]} as unknown as DocumentNode<CourseTemplatesQuery, CourseTemplatesQueryVariables>;