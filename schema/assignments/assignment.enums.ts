import { submissionKinds, submissionStatuses } from '../../core/assignments/submission-rules.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const SubmissionKindEnum = enumObject(submissionKinds);

registerEnumType(SubmissionKindEnum, {
  name: 'SubmissionKind',
  description: 'What a student submits for an assignment.',
  valuesConfig: {
    TEXT: { description: 'A text.' },
    LINK: { description: 'The address of a page.' },
  },
});

export const SubmissionStatusEnum = enumObject(submissionStatuses);

registerEnumType(SubmissionStatusEnum, {
  name: 'SubmissionStatus',
  description: 'State of a student’s work for an assignment.',
  valuesConfig: {
    NOT_SUBMITTED: { description: 'Not submitted, and the due date has not passed.' },
    MISSING: { description: 'Not submitted, and the due date has passed.' },
    SUBMITTED: { description: 'Submitted in time, and not graded.' },
    LATE: { description: 'Submitted after the due date, and not graded.' },
    GRADED: { description: 'Graded, and not returned. Students see SUBMITTED or LATE.' },
    RETURNED: { description: 'The student has the grade and the feedback.' },
  },
});
