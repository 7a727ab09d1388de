const sheets = new Set<Element>();
/** What had the focus before the page was covered. */
let left: HTMLElement | null = null;

/**
 * Makes everything on the page inert but `sheet`, a child of the body that covers it, until the answer is called. The
 * focus then returns to where it was, unless it has gone elsewhere.
 */
export function cover(sheet: Element): () => void {
  const { activeElement } = document;
  if (sheets.size === 0) left = activeElement instanceof HTMLElement ? activeElement : null;
  sheets.add(sheet);
  settle();
  return () => {
    sheets.delete(sheet);
    settle();
    if (sheets.size > 0) return;
    if (document.activeElement === document.body && left?.isConnected) left.focus({ preventScroll: true });
    left = null;
  };
}

function settle(): void {
  for (const part of document.body.children) {
    part.toggleAttribute('inert', sheets.size > 0 && !sheets.has(part));
  }
}
