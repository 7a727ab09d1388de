/** The element of an item or a category. Null if it is not on the page. */
export function rowElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${key}"], [data-category="${key}"]`);
}

/**
 * Moves the focus to a part of a row. Does nothing if the row is not on the page, so a new row has to be rendered
 * first. `part` is a selector, for example `[data-column="name"]`.
 */
export function focusPart(rowKey: string, part: string): void {
  rowElement(rowKey)?.querySelector<HTMLElement>(part)?.focus();
}

export function focusCourseName(): void {
  document.querySelector<HTMLElement>('[data-course-title] [data-column="name"]')?.focus();
}

/** The focused part of a row, as a selector that finds the same part after a move. */
export function focusedPart(element: Element): string {
  if (element instanceof HTMLElement && element.dataset['column'] !== undefined) {
    return `[data-column="${element.dataset['column']}"]`;
  }
  return element.matches('[data-menu]') ? '[data-menu]' : '[data-grip]';
}
