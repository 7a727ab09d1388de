import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render.tsx';
import { showProgress, showSuccess } from './show-notice.tsx';
import { showUndo } from './show-undo.tsx';

const undo = () => screen.getByRole('button', { name: 'Undo' });
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

/** The notice disappears with a transition, which takes some frames. */
function expectGone(): void {
  for (const _ of [1, 2, 3]) wait(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

function showDeletion(onUndo = () => {}) {
  renderSite(
    <main>
      <h1>Courses</h1>
      <button>Another</button>
    </main>,
  );
  act(() => void showUndo('Deleted Algebra.', onUndo));
}

describe('the undo notice', () => {
  it('disappears automatically after a while', () => {
    showDeletion();
    wait(19);
    expect(undo()).toBeVisible();
    wait(2);
    expectGone();
  });

  it('stays while the focus or the pointer is on it', () => {
    showDeletion();
    act(() => undo().focus());
    wait(60);
    fireEvent.mouseEnter(screen.getByRole('status'));
    act(() => undo().blur());
    wait(60);
    expect(undo()).toBeVisible();
    fireEvent.mouseLeave(screen.getByRole('status'));
    wait(21);
    expectGone();
  });

  it('returns the focus to the previous element, else to the heading', () => {
    const onUndo = vi.fn();
    showDeletion(onUndo);
    const other = screen.getByRole('button', { name: 'Another' });
    act(() => other.focus());
    act(() => undo().focus());
    fireEvent.click(undo());
    expect(other).toHaveFocus();
    expect(onUndo).toHaveBeenCalledTimes(1);
    expectGone();
    act(() => void showUndo('Deleted Logic.', onUndo));
    act(() => undo().focus());
    other.remove();
    fireEvent.click(undo());
    expect(screen.getByRole('heading', { name: 'Courses' })).toHaveFocus();
  });

  it('replaces the progress notice of the action, in the same position', () => {
    renderSite(<h1>Courses</h1>);
    let progress = '';
    act(() => {
      progress = showProgress('Deleting saved course...');
      showSuccess('Saved.');
    });
    act(() => void showUndo('Deleted Algebra.', () => {}, { replaces: progress }));
    expect(screen.queryByText('Deleting saved course...')).toBeNull();
    const later = screen.getByText('Saved.');
    expect(undo().compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  });
});
