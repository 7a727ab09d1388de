/**
 * Moves the focus through the cells of all tables like in a spreadsheet. Enter and the vertical arrows stay
 * in the column, across categories. The horizontal arrows leave a cell at the edge of its text. Cells have
 * their column in `data-column`, rows have the attribute `data-row`.
 */
export function handleGridKeys(grid: HTMLElement, event: KeyboardEvent): void {
  const cell = event.target;
  // In an input method, for example for Japanese, Enter and the arrows choose a word.
  if (event.isComposing || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(cell instanceof HTMLInputElement) || cell.dataset['column'] === undefined) return;
  if (moveBy(grid, event, cell)) event.preventDefault();
}

function moveBy(grid: HTMLElement, event: KeyboardEvent, cell: HTMLInputElement): boolean {
  switch (event.key) {
    case 'Enter':
      return moveInColumn(grid, cell, event.shiftKey ? -1 : 1);
    case 'ArrowDown':
      return moveInColumn(grid, cell, 1);
    case 'ArrowUp':
      return moveInColumn(grid, cell, -1);
    case 'ArrowLeft':
      return isAtEdge(cell, 'start') && moveInRow(cell, -1);
    case 'ArrowRight':
      return isAtEdge(cell, 'end') && moveInRow(cell, 1);
    default:
      if (event.key.length === 1) focusHypotheticalGrade(cell);
      return false;
  }
}

/**
 * In target mode the grade of an open item is read-only. Typing or a click there moves the focus to the field of the
 * hypothetical grade, so that the text is typed there.
 */
export function focusHypotheticalGrade(cell: EventTarget | null): void {
  if (!(cell instanceof HTMLInputElement) || !cell.readOnly || cell.dataset['column'] !== 'grade') return;
  cell.closest('[data-row]')?.querySelector<HTMLElement>('[data-column="needed"]')?.focus();
}

function moveInColumn(grid: HTMLElement, cell: HTMLInputElement, step: 1 | -1): boolean {
  const column = grid.querySelectorAll<HTMLElement>(`[data-column="${cell.dataset['column'] ?? ''}"]`);
  return focusNext([...column], cell, step);
}

function moveInRow(cell: HTMLInputElement, step: 1 | -1): boolean {
  const row = cell.closest('[data-row]');
  return row !== null && focusNext([...row.querySelectorAll<HTMLElement>('[data-column]')], cell, step);
}

/** Moves the focus to the next cell. Skips hidden columns, which cannot be focused. Returns false at the end. */
function focusNext(cells: readonly HTMLElement[], cell: HTMLElement, step: 1 | -1): boolean {
  for (let index = cells.indexOf(cell) + step; index >= 0 && index < cells.length; index += step) {
    const candidate = cells[index];
    candidate?.focus();
    if (candidate !== undefined && document.activeElement === candidate) return true;
  }
  return false;
}

/** A cell whose whole text is selected, as after moving into it, is at both edges. */
function isAtEdge(cell: HTMLInputElement, edge: 'start' | 'end'): boolean {
  if (cell.type === 'checkbox') return true;
  const { selectionStart: start, selectionEnd: end, value } = cell;
  if (start === 0 && end === value.length) return true;
  return start === end && start === (edge === 'start' ? 0 : value.length);
}
