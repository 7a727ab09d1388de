/** Moving the focus to a part of a row, once the row is on the page. */

export function rowElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${key}"], [data-category="${key}"]`);
}

/** `part` is a selector, such as `[data-column="name"]`. */
export function focusPart(rowKey: string, part: string): void {
  rowElement(rowKey)?.querySelector<HTMLElement>(part)?.focus();
}

/** What holds the focus inside a row, as a selector that finds its like in the row after a move. */
export function focusedPart(element: Element): string {
  if (element instanceof HTMLElement && element.dataset['column'] !== undefined) {
    return `[data-column="${element.dataset['column']}"]`;
  }
  return element.matches('[data-menu]') ? '[data-menu]' : '[data-grip]';
}
