/** The heading of the current screen, made focusable. It gets the focus if the focused element was removed. */
export function screenHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}
