/** The heading of the screen on show, ready to take the focus: what had it may be gone. */
export function screenHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}
