/** What has the focus and opens something now; of an item of a menu, which goes, the button of the menu. */
export function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (button) return document.getElementById(button);
  return activeElement instanceof HTMLElement ? activeElement : null;
}
