import { HttpResponse } from 'msw';
import type { GraphQLResponseBody, GraphQLVariables } from 'msw/graphql';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { ada, answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';

const dayMs = 24 * 3600 * 1000;

/** A time so many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const briefOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** An assignment as the server sends it to a student who has submitted nothing. */
export const assignmentOf = (part: object = {}) => ({
  __typename: 'Assignment',
  id: 'a1',
  courseId: 'c1',
  title: 'Limits',
  brief: briefOf('Prove that 1/n converges to 0.'),
  maximumPoints: 20,
  opensAt: null,
  dueAt: inDays(3),
  lateRule: null,
  kinds: ['TEXT', 'LINK'],
  itemId: null,
  isPublished: true,
  revision: 1,
  authorName: 'Grace Hopper',
  updatedAt: inDays(-1),
  canEdit: false,
  canGrade: false,
  submission: null,
  ...part,
});

/** A submission as the server sends it. */
export const submissionOf = (part: object = {}) => ({
  __typename: 'AssignmentSubmission',
  id: 's1',
  assignmentId: 'a1',
  studentName: 'Ada Lovelace',
  kind: 'TEXT',
  text: 'Choose N greater than 1/ε.',
  link: null,
  submittedAt: inDays(-0.5),
  number: 1,
  isLate: false,
  status: 'SUBMITTED',
  grade: null,
  lateDeduction: null,
  points: null,
  feedback: '',
  gradedBy: null,
  gradedAt: null,
  returned: false,
  returnedAt: null,
  revision: null,
  ...part,
});

/** A student of the course and the work, as the server sends them to graders. */
export const rowOf = (name: string, submission: ReturnType<typeof submissionOf> | null) => ({
  __typename: 'SubmissionRow',
  studentId: `student-${name}`,
  name,
  email: `${name.toLowerCase()}@site.test`,
  status: submission?.status ?? 'NOT_SUBMITTED',
  submission: submission && { ...submission, __typename: 'AssignmentSubmissionMeta' },
});

export const grace: SessionUserFragment = { ...ada, id: 'grace', role: 'Instructor', instructor: true };

interface Given {
  readonly user?: SessionUserFragment;
  readonly access?: 'OWNER' | 'GRADER' | 'MEMBER';
}

/** A signed-in user in the course of the assignments. */
export function givenCourse({ user = ada, access = 'MEMBER' }: Given = {}): void {
  signedInAs(user);
  const course = { __typename: 'SavedCourse', id: 'c1', name: 'Calculus', timeZone: '', access };
  server.use(
    api.query('AssignmentCourse', answered({ course })),
    api.query('CourseAssignments', answered({ assignments: [] })),
    api.query('GradebookColumns', answered({ gradebookColumns: [] })),
    api.query('SubmissionRows', answered({ assignmentSubmissions: rowsOf([]) })),
  );
}

export const rowsOf = (nodes: readonly object[]) => ({
  __typename: 'SubmissionRowConnection',
  totalCount: nodes.length,
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});

export const reply = (data: object) => HttpResponse.json<GraphQLResponseBody<never>>({ data: data as never });

/**
 * A server with one assignment. `sent`: the variables of the mutations that it received. `stored`: the assignment, which
 * a test can replace to play another person.
 */
export function givenAssignment(assignment: ReturnType<typeof assignmentOf> | null) {
  const state = { stored: assignment, sent: [] as GraphQLVariables[] };
  const change = (part: object) => {
    state.stored = assignmentOf({ ...state.stored, ...part, revision: (state.stored?.revision ?? 0) + 1 });
    return state.stored;
  };
  server.use(
    api.query('Assignment', () =>
      state.stored ? reply({ assignment: state.stored }) : refusal('Assignment not found.', 'NOT_FOUND')(),
    ),
    api.mutation('SaveAssignment', ({ variables }) => {
      state.sent.push(variables);
      return reply({ saveAssignment: change(variables['input'] as object) });
    }),
    api.mutation('UpdateAssignment', ({ variables }) => {
      state.sent.push(variables);
      return variables['revision'] === state.stored?.revision
        ? reply({ updateAssignment: change(variables['input'] as object) })
        : refusal('The assignment was changed.', 'CONFLICT')();
    }),
    api.mutation('SubmitAssignment', ({ variables }) => {
      state.sent.push(variables);
      const submission = submissionOf(variables['input'] as object);
      change({ submission });
      return reply({ submitAssignment: submission });
    }),
  );
  return state;
}

/** Graders’ requests. `submissions`: by ID, which mutations change. */
export function givenSubmissions(submissions: Record<string, ReturnType<typeof submissionOf>>) {
  const state = { submissions, sent: [] as GraphQLVariables[] };
  server.use(
    api.query('SubmissionRows', () =>
      reply({
        assignmentSubmissions: rowsOf([
          ...Object.values(state.submissions).map((each) => rowOf(each.studentName, each)),
          rowOf('Kurt', null),
        ]),
      }),
    ),
    api.query('OpenedSubmission', ({ variables }) =>
      reply({ assignmentSubmission: state.submissions[String(variables['id'])] ?? null }),
    ),
    api.mutation('GradeSubmission', ({ variables }) => {
      state.sent.push(variables);
      const id = String(variables['id']);
      const before = state.submissions[id];
      if (before?.revision !== variables['revision']) return refusal('It was changed.', 'CONFLICT')();
      const input = variables['input'] as { grade: number; feedback: string; returned?: boolean };
      const status = input.returned ? 'RETURNED' : 'GRADED';
      const points = { points: input.grade, lateDeduction: 0, returned: input.returned ?? false };
      const graded = submissionOf({ ...before, ...input, ...points, status, revision: 2 });
      state.submissions[id] = graded;
      return reply({ gradeSubmission: graded });
    }),
    api.mutation('ReturnSubmissions', ({ variables }) => {
      state.sent.push(variables);
      const returned = { status: 'RETURNED', returned: true };
      for (const [id, each] of Object.entries(state.submissions))
        if (each.status === 'GRADED') state.submissions[id] = submissionOf({ ...each, ...returned });
      const answer = { __typename: 'ReturnedSubmissions', assignmentId: 'a1', returnedCount: 1 };
      return reply({ returnSubmissions: answer });
    }),
  );
  return state;
}
