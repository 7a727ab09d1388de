import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, api } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { givenPeople, gradeOf, openPeople } from '../testing/given-people.ts';
import { button, field } from '../testing/open-planner.tsx';
import { savedAs } from '../testing/saved-course.ts';

givenPeople();

const undo = () => screen.queryByRole('button', { name: 'Undo' });
const save = () => screen.queryByRole('button', { name: 'Save' });
const savedAgo = () => screen.queryByText(/^Saved /);
const openTab = (name: string) => screen.getByRole('tab', { name });

describe('a tab that saves itself', () => {
  it('has no Undo and no Save button, while the other tabs have both', async () => {
    const user = await openPeople();
    await gradeOf('Grace Hopper');
    expect(undo()).toBeNull();
    expect(save()).toBeNull();
    expect(savedAgo()).toBeNull();
    await user.click(openTab('Grades'));
    expect(savedAgo()).toBeVisible();
    expect(undo()).toBeVisible();
    expect(save()).toBeVisible();
  });

  it('has a Save button after a change of the course, until another tab is opened', async () => {
    const saved = savedAs(workedCourse({ name: 'Algebra 2' }), { revision: 2 });
    server.use(api.mutation('UpdateCourse', answered({ updateCourse: saved })));
    const user = await openPeople();
    await gradeOf('Grace Hopper');
    await user.type(field('Course name'), ' 2');
    expect(button('Save')).toBeVisible();
    await user.click(button('Save'));
    await screen.findByText('Saved just now.');
    await waitFor(() => expect(button('Save')).toHaveFocus());
    expect(undo()).toBeNull();
    await user.click(openTab('Grades'));
    await user.click(openTab('People'));
    expect(save()).toBeNull();
  });
});
