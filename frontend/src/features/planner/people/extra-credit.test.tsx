import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { needsExtraCredit } from '../../../../../core/courses/person-rules.ts';
import { api, refusal } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import {
  alan,
  givenPeople,
  grace,
  gradeOf,
  onServer,
  openPeople,
  sent,
  storesPeople,
  switchesExtraCredit,
} from '../testing/given-people.ts';

givenPeople();

const extraCredit = () => screen.findByRole('switch', { name: 'Extra credit' });

describe('extra credit', () => {
  it('is switched on and saved at once, and is no step to undo', async () => {
    switchesExtraCredit();
    const user = await openPeople();
    const box = await extraCredit();
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(
      'Grades for the whole course that you enter or import here can be over 100 %. Points over the maximum of an item count in any case.',
    );
    await user.click(box);
    await waitFor(async () => expect(await extraCredit()).toBeChecked());
    expect(sent).toHaveBeenCalledWith('course', { id: 'c1', input: { extraCredit: true }, revision: 1 });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Grades' }));
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  });

  it('is needed for a grade over 100, which is accepted once it is on', async () => {
    switchesExtraCredit();
    const user = await openPeople();
    const grade = await gradeOf('Alan Turing');
    await user.type(grade, '104{Enter}');
    expect(grade).toBeInvalid();
    expect(grade).toHaveAccessibleDescription(needsExtraCredit);
    expect(sent).not.toHaveBeenCalled();
    await user.click(await extraCredit());
    await waitFor(() => expect(grade).toHaveAccessibleDescription('Press Enter to save this grade.'));
    await user.type(grade, '{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('grade', { courseId: 'c1', studentId: 's2', grade: 104 }),
    );
  });

  it('is needed for a grade over 100 of a new person', async () => {
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a person' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Kim');
    const grade = within(dialog).getByRole('textbox', { name: 'Grade (%)' });
    await user.type(grade, '100.5');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(grade).toHaveAccessibleDescription(expect.stringContaining(needsExtraCredit));
    expect(sent).not.toHaveBeenCalled();
  });

  it('keeps grades over 100 when it is switched off, and shows a note', async () => {
    Object.assign(onServer, { people: [{ ...grace, grade: 104 }, alan], extraCredit: true });
    switchesExtraCredit();
    const user = await openPeople();
    expect(await gradeOf('Grace Hopper')).toHaveValue('104');
    expect(screen.queryByText(/keeps it/)).toBeNull();
    await user.click(await extraCredit());
    expect(
      await screen.findByText('1 person has a grade over 100 and keeps it, until you change it.'),
    ).toBeVisible();
    expect(await gradeOf('Grace Hopper')).toBeValid();
  });

  it('does not change if it cannot be saved, and shows the reason', async () => {
    const message = 'You are no longer a co-instructor of this course.';
    server.use(api.mutation('UpdateCourse', refusal(message, 'FORBIDDEN')));
    const user = await openPeople();
    await user.click(await extraCredit());
    expect(await screen.findByText(message)).toBeVisible();
    expect(await extraCredit()).not.toBeChecked();
  });

  it('has no switch for users who cannot edit the course', async () => {
    storesPeople(false);
    await openPeople();
    expect(await screen.findByRole('rowheader', { name: 'Grace Hopper' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Extra credit' })).toBeNull();
  });
});
