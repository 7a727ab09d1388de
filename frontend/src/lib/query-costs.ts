import { type FieldNode, Kind } from 'graphql';

/** Maximum total cost of the root fields of one request. */
export const requestPoints = 20;

/** Costs of the root fields in the site's queries. Other fields cost 1. A test compares these with the server's. */
export const fieldCosts: Readonly<Record<string, number>> = {
  assignmentSubmissions: 8,
  attempt: 8,
  attempts: 2,
  auditCourses: 2,
  courseTemplates: 10,
  deletedQuestions: 5,
  draft: 2,
  exportMyData: 20,
  exportNotes: 20,
  gradebookColumns: 3,
  gradebookRows: 8,
  gradingQueue: 6,
  memberCourses: 4,
  noteTags: 2,
  notes: 2,
  peopleExport: 2,
  practiceAhead: 8,
  practiceSession: 5,
  questionBanks: 3,
  questionExport: 20,
  questionProposals: 10,
  questions: 5,
  quiz: 4,
  quizCategories: 8,
  quizCategoryUse: 5,
  quizExceptions: 4,
  quizExport: 10,
  quizProgress: 10,
  quizResults: 8,
  quizResultsExport: 20,
  quizResultsSummary: 8,
  quizStatistics: 10,
  quizzes: 10,
  quizzesToRegrade: 5,
  regradePreview: 14,
  savedCourses: 2,
  search: 10,
  similarQuestions: 5,
  submission: 8,
  users: 2,
  weakConcepts: 8,
};

/** Costs of the edges in the site's queries: fields that lead from one object to others. */
export const edgeCosts: Readonly<Record<string, number>> = {
  actor: 1,
  attemptCount: 3,
  backlinks: 2,
  course: 2,
  editor: 1,
  enteredGradeCount: 4,
  gradeCount: 4,
  gradedItemId: 2,
  gradesBelow: 6,
  hasOpened: 2,
  members: 1,
  gradebookColumns: 3,
  gradebookRows: 8,
  ownCourseGrade: 2,
  ownGrade: 4,
  ownGrades: 4,
  ownPlan: 4,
  ownStanding: 6,
  subjectAccount: 1,
  submission: 1,
  tasks: 8,
};

/** Cost of a query with these root fields. Edges must not be in fragments. */
export function costOf(fields: readonly FieldNode[]): number {
  return fields.reduce((sum, field) => sum + (fieldCosts[field.name.value] ?? 1) + costOfEdgesIn(field), 0);
}

function costOfEdgesIn({ selectionSet }: FieldNode): number {
  const fields = selectionSet?.selections.filter((each) => each.kind === Kind.FIELD) ?? [];
  return fields.reduce((sum, field) => sum + (edgeCosts[field.name.value] ?? 0) + costOfEdgesIn(field), 0);
}
