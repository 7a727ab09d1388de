/**
 * Removes the focus from the focused field. Fields in tables apply their text on blur, so the text is not lost when the
 * page is closed or reloaded.
 */
export function blurFocusedField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
