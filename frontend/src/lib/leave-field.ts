/**
 * Takes the focus from the field that has it. Fields of tables enter their text when they lose the focus, so this is
 * how it is not lost when the page is closed or loaded again.
 */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
