import { act, fireEvent, screen } from '@testing-library/react';
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
  it('is there again after a reload, bad entries included', async () => {
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

  it('is kept at once when the page goes away', async () => {
    const { user } = openPlanner();
    await user.type(field('Course name'), 'Algebra');
    fireEvent(window, new Event('pagehide'));
    expect(stored()).toContain('Algebra');
  });

  it('is kept a moment after the last change', async () => {
    const { user } = openPlanner();
    await user.type(field('Course name'), 'Algebra');
    expect(stored()).toBeNull();
    await vi.waitFor(() => expect(stored()).toContain('Algebra'), 2000);
  });

  it('is put aside where it cannot be read, and that is said', async () => {
    localStorage.setItem(draftKey, '{"version":1,"file":');
    const { user } = openPlanner();
    expect(screen.getByText('Your last draft cannot be read')).toBeInTheDocument();
    expect(column('name')).toHaveLength(7);
    expect(Object.values(localStorage)).toContain('{"version":1,"file":');
    await user.click(button('Dismiss'));
    expect(screen.queryByText('Your last draft cannot be read')).toBeNull();
  });

  it('does not take the place of a draft that was put aside before', () => {
    for (const text of ['first', 'second']) {
      localStorage.setItem(draftKey, text);
      openPlanner().unmount();
    }
    expect(Object.values(localStorage)).toEqual(expect.arrayContaining(['first', 'second']));
  });

  it('is said to be lost where the browser keeps nothing', async () => {
    const { user } = openPlanner();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.type(field('Course name'), 'Algebra');
    fireEvent(window, new Event('pagehide'));
    expect(screen.getByText('This browser does not keep your draft')).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

describe('another tab', () => {
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
  async function disagree() {
    const site = openPlanner(workedCourse({ name: 'Before' }));
    await site.user.type(field('Course name'), 'From here');
    storeFromOtherTab(version('From there'));
    return site;
  }

  it('can be followed, and that can be undone', async () => {
    const { user } = await disagree();
    await user.click(button('Use the other tab’s'));
    expect(nameHere()).toBe('From there');
    expect(banner()).toBeNull();
    await user.click(undoOffer());
    expect(nameHere()).toBe('From here');
  });

  it('can be outvoted, and that can be undone', async () => {
    const { user } = await disagree();
    await user.click(button('Keep mine'));
    expect(nameHere()).toBe('From here');
    expect(stored()).toContain('From here');
    expect(banner()).toBeNull();
    await user.click(undoOffer());
    expect(nameHere()).toBe('From there');
  });

  it('is not written over while the question stands', async () => {
    const { user } = await disagree();
    await user.type(field('Course name'), 'From here, and more');
    leave();
    expect(stored()).toBe(version('From there'));
    expect(banner()).toBeInTheDocument();
  });

  it('is not written over either where the browser did not tell of it', async () => {
    const { user } = openPlanner(workedCourse({ name: 'Before' }));
    localStorage.setItem(draftKey, version('From there'));
    await user.type(field('Course name'), 'From here');
    leave();
    expect(stored()).toBe(version('From there'));
    expect(await screen.findByText('This course was changed in another tab')).toBeInTheDocument();
  });

  it('leaves the question and both versions standing through a reload', async () => {
    const { unmount } = await disagree();
    unmount();
    const { user } = openPlanner();
    expect(nameHere()).toBe('From here');
    await user.click(button('Use the other tab’s'));
    expect(nameHere()).toBe('From there');
  });

  it('offers what a tab had that went away without an answer', async () => {
    const { unmount } = await disagree();
    unmount();
    sessionStorage.clear();
    const { user, unmount: leaveAnswered } = openPlanner();
    expect(nameHere()).toBe('From there');
    await user.click(button('Use the other tab’s'));
    expect(nameHere()).toBe('From here');
    leaveAnswered();
    openPlanner();
    expect(nameHere()).toBe('From here');
    expect(banner()).toBeNull();
  });

  it('asks nothing more once both have the same', async () => {
    await disagree();
    storeFromOtherTab(version('From here'));
    expect(banner()).toBeNull();
  });

  it('is not heard where what it kept cannot be read', () => {
    openPlanner(workedCourse());
    storeFromOtherTab('{}');
    expect(banner()).toBeNull();
  });

  it('keeps what cannot be read out of the way of the next draft', async () => {
    const { user } = openPlanner(workedCourse());
    storeFromOtherTab('{"version":9}');
    await user.type(field('Course name'), 'Algebra');
    leave();
    expect(stored()).toContain('Algebra');
    expect(Object.values(localStorage)).toContain('{"version":9}');
  });
});

describe('a course brought along from elsewhere in the site', () => {
  const open = (course: unknown) =>
    renderSite(<PlannerScreen />, { at: { pathname: '/grade-analyzer', state: { course } } });

  it('is opened, and the draft comes back on undo', async () => {
    localStorage.setItem(
      draftKey,
      writeDraft({ course: createWorkingCourse(workedCourse({ name: 'Draft' })), entries: {} }),
    );
    const { user } = open(courseToFile(workedCourse({ name: 'Brought' })));
    expect(field('Course name')).toHaveValue('Brought');
    await user.click(undoButton());
    expect(field('Course name')).toHaveValue('Draft');
  });

  it('is left out where it is no course', () => {
    open({ categories: 'many' });
    expect(column('name')).toHaveLength(7);
  });
});
