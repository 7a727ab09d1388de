import type { ApolloClient } from '@apollo/client';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { saveProfileMutation } from '../features/accounts/own/own-account-documents.ts';
import { setUpgradeRequestsMutation } from '../features/admin/admin-documents.ts';
import { updateGradesMutation } from '../features/planner/gradebook/gradebook-documents.ts';
import {
  addStudentMutation,
  removeStudentMutation,
  updateStudentGradeMutation,
} from '../features/planner/people/people-documents.ts';
import { bankQuery } from '../features/quizzes/bank/bank-documents.ts';
import {
  bankQuestionQuery,
  editQuestionMutation,
} from '../features/quizzes/question-editor/question-documents.ts';
import { requestUpgradeMutation } from '../features/support/support-documents.ts';
import { createApolloClient } from '../lib/apollo.ts';
import { updateQuestionsMutation } from '../lib/quizzes/quiz-fragments.ts';
import { refusal } from '../testing/accounts.ts';
import { server } from '../testing/server.ts';

const person = { courseId: 'c1', studentId: 'Ada' };
const question = { textFormat: 'PLAIN', type: 'ESSAY', question: 'Ada?' } as const;
const selection = { questions: [{ id: 'q1' }] };
const points = { studentId: 'Ada', itemId: 'i1', points: 7 };
const request = {
  name: 'Ada',
  email: 'ada@site.test',
  linkedin: '',
  title: '',
  description: '',
  affiliation: '',
};

/** The flows that the specification only logs (section 8), as the site's screens start them. */
const flows: readonly (readonly [line: string, start: (client: ApolloClient) => Promise<unknown>])[] = [
  [
    'Question fetch',
    (client) =>
      client.query({
        query: bankQuery,
        variables: { search: 'Ada', sort: 'TEXT', descending: false, first: 20 },
      }),
  ],
  ['Question fetch', (client) => client.query({ query: bankQuestionQuery, variables: { id: 'q1' } })],
  [
    'Question edit',
    (client) => client.mutate({ mutation: editQuestionMutation, variables: { id: 'q1', input: question } }),
  ],
  [
    'Question edit',
    (client) =>
      client.mutate({
        mutation: updateQuestionsMutation,
        variables: { selection, changes: { difficulty: 'EASY' } },
      }),
  ],
  [
    'Question delete',
    (client) =>
      client.mutate({
        mutation: updateQuestionsMutation,
        variables: { selection, changes: { isDeleted: true } },
      }),
  ],
  [
    'Upgrade enable or disable',
    (client) =>
      client.mutate({
        mutation: setUpgradeRequestsMutation,
        variables: { userId: 'Ada', enabled: false },
      }),
  ],
  [
    'Description update',
    (client) =>
      client.mutate({
        mutation: saveProfileMutation,
        variables: { userId: 'Ada', names: { firstName: 'Ada' }, description: 'Ada' },
      }),
  ],
  [
    'Student add',
    (client) =>
      client.mutate({
        mutation: addStudentMutation,
        variables: { courseId: 'c1', input: { name: 'Ada' } },
      }),
  ],
  [
    'Grade update',
    (client) => client.mutate({ mutation: updateStudentGradeMutation, variables: { ...person, grade: 7 } }),
  ],
  [
    'Grade update',
    (client) =>
      client.mutate({
        mutation: updateGradesMutation,
        variables: { courseId: 'c1', grades: [points] },
      }),
  ],
  ['Student delete', (client) => client.mutate({ mutation: removeStudentMutation, variables: person })],
  [
    'Upgrade request',
    (client) => client.mutate({ mutation: requestUpgradeMutation, variables: { input: request } }),
  ],
];

it.each(flows)('%s: a failure is logged with its code, and without personal data', async (line, start) => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  server.use(http.post(`${window.location.origin}/graphql`, refusal('No Ada here.', 'NOT_FOUND')));
  await expect(start(createApolloClient())).rejects.toThrow('No Ada here.');
  expect(log.mock.calls).toEqual([[`${line} failed: NOT_FOUND`]]);
});
