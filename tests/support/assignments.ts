import { textDocument } from '../../core/notes/testing/documents.ts';
import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom } from './attempts.ts';
import type { Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import { json } from './notes.ts';
import { documentsIn, givenStaff } from './staff.ts';

export interface AssignmentReply {
  readonly id: string;
  readonly title: string;
  readonly dueAt: string | null;
  readonly itemId: string | null;
  readonly brief: object | null;
  readonly revision: number;
}

export interface SubmissionReply {
  readonly id: string;
  readonly text: string | null;
  readonly link: string | null;
  readonly status: string;
  readonly isLate: boolean;
  readonly number: number;
  readonly grade: number | null;
  readonly points: number | null;
  readonly feedback: string;
  readonly returned: boolean;
  readonly revision: number | null;
}

export interface SubmissionRowReply {
  readonly studentId: string;
  readonly name: string;
  readonly status: string;
  readonly submission: SubmissionReply | null;
}

/** An assignment as a client sends it. The clock of the tests begins at 2026-11-21T09:00:00Z. */
export const assignmentBody = {
  title: 'Limits',
  brief: textDocument('Prove the limit of 1/n.'),
  maximumPoints: 50,
  opensAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-25T22:59:00.000Z',
  lateRule: { percentPerDay: 10 },
  kinds: ['TEXT', 'LINK'],
  isPublished: true,
};

/** The course of `givenStaff`, in which the teacher can add assignments. */
export function givenAssignments(openStore: OpenStore, name: string) {
  const classroom = givenClassroom(openStore, name);
  return async (gateway: Gateway) => {
    const course = await givenStaff(await classroom(gateway), gateway);
    const { courseId, teacher, store } = course;
    return {
      ...course,
      add: (changes: object = {}, by = teacher) =>
        json<AssignmentReply>(by.post('/api/assignments', { courseId, ...assignmentBody, ...changes }), 201),
      change: (id: string, changes: object, by = teacher) => by.patch(`/api/assignments/${id}`, changes),
      titles: async (by: Browser) =>
        (await json<AssignmentReply[]>(by.get(`/api/assignments?courseId=${courseId}`))).map(
          ({ title }) => title,
        ),
      submit: (by: Browser, id: string, work: object = { text: 'A proof.' }) =>
        by.post(`/api/assignments/${id}/submissions`, work),
      submitted: (by: Browser, id: string, work: object = { text: 'A proof.' }) =>
        json<SubmissionReply>(by.post(`/api/assignments/${id}/submissions`, work), 201),
      /** The student's own submission. */
      own: async (by: Browser, id: string) =>
        (await json<{ submission: SubmissionReply | null }>(by.get(`/api/assignments/${id}`))).submission,
      rows: (id: string, by = teacher) =>
        json<SubmissionRowReply[]>(by.get(`/api/assignments/${id}/submissions`)),
      grade: (id: string, changes: object, by = teacher) => by.patch(`/api/submissions/${id}`, changes),
      returnAll: (id: string, by = teacher) => by.post(`/api/assignments/${id}/return`, {}),
      state: () => documentsIn(store, ['assignments', 'assignmentSubmissions']),
    };
  };
}
