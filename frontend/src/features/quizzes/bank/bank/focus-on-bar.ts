/** ID of the first action on the selected questions. */
export const barActions = 'chosen-actions';

/** Focuses the first action on the selected questions. */
export function focusOnBar(): void {
  document.querySelector<HTMLElement>(`#${barActions} button`)?.focus();
}
