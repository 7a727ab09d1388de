import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey } from '../../../lib/draft-keys.ts';
import { ada, answered, api, signedInAs, templatePage } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { writeDraft } from '../model/draft.ts';
import { workedCourse } from '../testing/given.ts';
import { column, field, undoOffer } from '../testing/open-planner.tsx';

beforeEach(() => {
  signedInAs({ ...ada, role: 'Instructor' });
  server.use(
    api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })),
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
  );
});

async function create() {
  const site = openSite('/courses');
  await site.user.click(await screen.findByRole('link', { name: 'Create your first course' }, patient));
  return site;
}

describe('an instructor who creates a course', () => {
  it('starts with an empty course, and types its name first', async () => {
    const { user } = await create();
    await screen.findByText('Started an empty course. Save it to add people.', {}, patient);
    await waitFor(() => expect(field('Course name')).toHaveFocus(), patient);
    await user.keyboard('Algebra');
    expect(field('Course name')).toHaveValue('Algebra');
    expect(column('name')).toEqual(['Item Name']);
  });

  it('is asked before the course replaces an unsaved one, and types its name then', async () => {
    localStorage.setItem(
      draftKey,
      writeDraft({ course: createWorkingCourse(workedCourse({ name: 'Logic' })), entries: {} }),
    );
    const { user } = await create();
    await user.click(await screen.findByRole('button', { name: 'Replace it' }, patient));
    await waitFor(() => expect(field('Course name')).toHaveFocus());
    expect(field('Course name')).toHaveValue('');
    await user.click(undoOffer());
    expect(field('Course name')).toHaveValue('Logic');
  });

  it('finds no course to continue on Home if nothing was entered', async () => {
    const { user } = await create();
    await waitFor(() => expect(field('Course name')).toHaveFocus(), patient);
    await user.click(screen.getByRole('link', { name: 'Markwise' }));
    await screen.findByRole('heading', { name: 'Hello, Ada' }, patient);
    expect(screen.queryByText(/^Started on this device/)).toBeNull();
  });
});
