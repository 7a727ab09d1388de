/** Where what can be done with the chosen questions begins. */
export const barActions = 'chosen-actions';

/** To the first thing that can be done with what is chosen. */
export function focusOnBar(): void {
  document.querySelector<HTMLElement>(`#${barActions} button`)?.focus();
}
