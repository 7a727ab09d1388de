import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { courseToFile } from '../../../../../core/grading/course-file.ts';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { renderSite } from '../../../testing/render.tsx';
import { writeDraft } from '../model/draft.ts';
import { PlannerScreen } from '../planner-screen.tsx';
import { draftKey } from '../../../lib/draft-keys.ts';
import { workedCourse } from '../testing/given.ts';
import { button, column, field, openPlanner, undoButton, undoOffer } from '../testing/open-planner.tsx';

const stored = () => localStorage.getItem(draftKey);

describe('the draft on the device', () => {
  it('survives a reload, with invalid entries', async () => {
    const { user, unmount } = openPlanner(workedCourse());
    await user.type(field('Grade of Exam 2'), '90');
    await user.click(field('Weight of Exam 1'));
    await user.keyboard('heavy');
    unmount();
    openPlanner();
    expect(field('Grade of Exam 2')).toHaveValue('90');
    expect(field('Weight of Exam 1')).toHaveValue('heavy');
    expect(field('Weight of Exam 1')).toHaveAccessibleDescription('The weight must be a number.');
  });

  it('is saved at once when the page is closed', async () => {
    const { user } = openPlanner();
    await user.type(field('Course name'), 'Algebra');
    fireEvent(window, new Event('pagehide'));
    expect(stored()).toContain('Algebra');
  });

  it('contains what is being typed into a field when the page is closed', async () => {
    const { user, unmount } = openPlanner();
    await user.clear(field('Grade of Exam 2'));
    await user.type(field('Grade of Exam 2'), '91');
    expect(field('Grade of Exam 2')).toHaveFocus();
    fireEvent(window, new Event('pagehide'));
    expect(stored()).toContain('91');
    unmount();
    openPlanner();
    expect(field('Grade of Exam 2')).toHaveValue('91');
  });

  it('is saved a moment after the last change', async () => {
    const { user } = openPlanner();
    await user.type(field('Course name'), 'Algebra');
    expect(stored()).toBeNull();
    await vi.waitFor(() => expect(stored()).toContain('Algebra'), 2000);
  });

  it('is kept under another key if it cannot be parsed, with a notice', async () => {
    localStorage.setItem(draftKey, '{"version":1,"file":');
    const { user } = openPlanner();
    expect(screen.getByText('Your last draft can’t be read')).toBeInTheDocument();
    expect(column('name')).toHaveLength(7);
    expect(Object.values(localStorage)).toContain('{"version":1,"file":');
    await user.click(button('Dismiss'));
    expect(screen.queryByText('Your last draft can’t be read')).toBeNull();
  });

  it('doesn’t overwrite an earlier draft that could not be parsed', () => {
    for (const text of ['first', 'second']) {
      localStorage.setItem(draftKey, text);
      openPlanner().unmount();
    }
    expect(Object.values(localStorage)).toEqual(expect.arrayContaining(['first', 'second']));
  });

  it('shows a notice if the browser stores nothing', async () => {
    const { user } = openPlanner();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.type(field('Course name'), 'Algebra');
    fireEvent(window, new Event('pagehide'));
    expect(screen.getByText('Your draft isn’t stored in this browser')).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

describe('a course that was changed in another tab', () => {
  const version = (name: string) =>
    writeDraft({ course: createWorkingCourse(workedCourse({ name })), entries: {} });
  /** The other tab saves its version on the device, and the browser notifies this one. */
  const storeFromOtherTab = (text: string) => {
    localStorage.setItem(draftKey, text);
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: draftKey, newValue: text })));
  };
  const leave = () => fireEvent(window, new Event('pagehide'));
  const banner = () => screen.queryByText('This course was changed in another tab');
  const nameHere = () => field('Course name').value;
  async function changeInBothTabs() {
    const site = openPlanner(workedCourse({ name: 'Before' }));
    await site.user.type(field('Course name'), 'From here');
    storeFromOtherTab(version('From there'));
    return site;
  }

  it('replaces the version of this tab on request, with undo', async () => {
    const { user } = await changeInBothTabs();
    await user.click(button('Use the other tab’s version'));
    expect(nameHere()).toBe('From there');
    expect(banner()).toBeNull();
    await user.click(undoOffer());
    expect(nameHere()).toBe('From here');
  });

  it('is overwritten on request, with undo', async () => {
    const { user } = await changeInBothTabs();
    await user.click(button('Keep mine'));
    expect(nameHere()).toBe('From here');
    expect(stored()).toContain('From here');
    expect(banner()).toBeNull();
    await user.click(undoOffer());
    expect(nameHere()).toBe('From there');
  });

  it('is not overwritten before the user has chosen a version', async () => {
    const { user } = await changeInBothTabs();
    await user.type(field('Course name'), 'From here, and more');
    leave();
    expect(stored()).toBe(version('From there'));
    expect(banner()).toBeInTheDocument();
  });

  it('is not overwritten without a storage event either', async () => {
    const { user } = openPlanner(workedCourse({ name: 'Before' }));
    localStorage.setItem(draftKey, version('From there'));
    await user.type(field('Course name'), 'From here');
    leave();
    expect(stored()).toBe(version('From there'));
    expect(await screen.findByText('This course was changed in another tab')).toBeInTheDocument();
  });

  it('is offered again after a reload', async () => {
    const { unmount } = await changeInBothTabs();
    unmount();
    const { user } = openPlanner();
    expect(nameHere()).toBe('From here');
    await user.click(button('Use the other tab’s version'));
    expect(nameHere()).toBe('From there');
  });

  it('can be replaced by the version of a tab that was closed before the choice', async () => {
    const { unmount } = await changeInBothTabs();
    unmount();
    sessionStorage.clear();
    const { user, unmount: leaveAfterChoice } = openPlanner();
    expect(nameHere()).toBe('From there');
    await user.click(button('Use the other tab’s version'));
    expect(nameHere()).toBe('From here');
    leaveAfterChoice();
    openPlanner();
    expect(nameHere()).toBe('From here');
    expect(banner()).toBeNull();
  });

  it('needs no choice once both versions are equal', async () => {
    await changeInBothTabs();
    storeFromOtherTab(version('From here'));
    expect(banner()).toBeNull();
  });

  it('is ignored if its draft cannot be parsed', () => {
    openPlanner(workedCourse());
    storeFromOtherTab('{}');
    expect(banner()).toBeNull();
  });

  it('is kept under another key if its draft cannot be parsed and this tab saves a draft', async () => {
    const { user } = openPlanner(workedCourse());
    storeFromOtherTab('{"version":9}');
    await user.type(field('Course name'), 'Algebra');
    leave();
    expect(stored()).toContain('Algebra');
    expect(Object.values(localStorage)).toContain('{"version":9}');
  });
});

describe('a course passed by another screen', () => {
  const open = (course: unknown) =>
    renderSite(<PlannerScreen />, {
      at: { pathname: '/grade-analyzer', state: { course, message: 'Started from Passed.' } },
    });
  const hasDraft = () =>
    localStorage.setItem(
      draftKey,
      writeDraft({ course: createWorkingCourse(workedCourse({ name: 'Draft' })), entries: {} }),
    );
  const passed = courseToFile(workedCourse({ name: 'Passed' }));
  const question = () => screen.findByRole('dialog', { name: 'Replace your unsaved course?' });

  it('is opened if there is no draft', async () => {
    const { user } = open(passed);
    expect(field('Course name')).toHaveValue('Passed');
    expect(await screen.findByText('Started from Passed.')).toBeVisible();
    await user.click(undoButton());
    expect(field('Course name')).toHaveValue('');
  });

  it('replaces a draft only after a question, and undo restores the draft', async () => {
    hasDraft();
    const { user } = open(passed);
    await question();
    expect(field('Course name')).toHaveValue('Draft');
    await user.click(button('Replace it'));
    expect(field('Course name')).toHaveValue('Passed');
    await user.click(undoButton());
    expect(field('Course name')).toHaveValue('Draft');
  });

  it('is offered with the name that the screen shows for the sample', async () => {
    localStorage.setItem(
      draftKey,
      writeDraft({ course: { ...createWorkingCourse(), targetGrade: 90 }, entries: {} }),
    );
    open(passed);
    expect(
      within(await question()).getByText(/^Your sample course with 7 items is only on this/),
    ).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Sample course', hidden: true }),
    ).toBeInTheDocument();
  });

  it('is forgotten if the draft is kept', async () => {
    hasDraft();
    const { user } = open(passed);
    await question();
    await waitFor(() => expect(button('Keep it')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Course name')).toHaveValue('Draft');
    expect(undoButton()).toBeDisabled();
  });

  it('is ignored if it is invalid', () => {
    open({ categories: 'many' });
    expect(column('name')).toHaveLength(7);
  });
});
