import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Course } from '../../../../../core/grading/course.ts';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { savedAs } from '../testing/saved-course.ts';

/** A student opens a tab of an instructor's course. */
async function openAsMember(tab: string, texts: Partial<Course>) {
  const ownPlan = { __typename: 'OwnPlan', targetGrade: null, grades: [], items: [] };
  const more = { canEdit: false, access: 'MEMBER', ownCourseGrade: null, ownGrades: [], ownPlan };
  signedInAs(ada);
  server.use(
    api.query(
      'SavedCourse',
      answered({ course: savedAs({ ...workedCourse(), name: 'Algebra', ...texts }, more) }),
    ),
  );
  openSite(`/course/c1?tab=${tab}`);
  return within(await screen.findByRole('tabpanel', {}, patient));
}

describe('the texts of an instructor’s course, for its students', () => {
  it('have links and cannot be edited', async () => {
    const panel = await openAsMember('syllabus', {
      description: 'Groups and rings.',
      syllabus: 'Week 1: groups\nhttps://algebra.example/notes',
    });
    const syllabus = within(panel.getByRole('region', { name: 'Syllabus' }));
    expect(syllabus.getByText(/^Week 1: groups/)).toBeVisible();
    expect(syllabus.getByRole('link', { name: 'https://algebra.example/notes' })).toBeVisible();
    expect(panel.getByRole('region', { name: 'About this course' })).toHaveTextContent('Groups and rings.');
    expect(panel.queryByRole('textbox')).toBeNull();
  });

  it('have no fields if they are empty', async () => {
    const panel = await openAsMember('syllabus', { description: '', syllabus: ' ' });
    expect(panel.getByText('No syllabus yet.')).toBeVisible();
    expect(panel.queryByRole('region', { name: 'About this course' })).toBeNull();
    expect(panel.queryByRole('textbox')).toBeNull();
  });

  it('show when the course meets, and the time zone of its dates', async () => {
    const panel = await openAsMember('meetings', {
      meetingDetails: 'Tuesdays at 9',
      timeZone: 'Europe/Berlin',
    });
    expect(panel.getByText('Tuesdays at 9')).toBeVisible();
    expect(
      panel.getByText(/^The dates of the course are set in the time zone Europe\/Berlin\./),
    ).toBeVisible();
    expect(panel.queryByRole('textbox')).toBeNull();
    expect(panel.queryByRole('combobox')).toBeNull();
  });

  it('do not mention a time zone if none is set', async () => {
    const panel = await openAsMember('meetings', { meetingDetails: '', timeZone: '' });
    expect(panel.getByText('No meeting details yet.')).toBeVisible();
    expect(panel.queryByText(/time zone/)).toBeNull();
  });
});
