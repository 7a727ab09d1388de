import { screenHeading } from '../../lib/screen-heading.ts';

const linkIn = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('h2 a') ?? null;

const cardOf = (id: string) => document.querySelector(`[data-course="${CSS.escape(id)}"]`);

/** Where the focus goes when a course leaves the list: to the next one, else the one before, else the heading. */
export function neighbourOf(id: string): HTMLElement | null {
  const card = cardOf(id);
  return linkIn(card?.nextElementSibling) ?? linkIn(card?.previousElementSibling) ?? screenHeading();
}

/** To a course that came back, where the list has it. */
export function focusCourse(id: string): void {
  // The list is drawn once the answer is in the cache.
  requestAnimationFrame(() => linkIn(cardOf(id))?.focus());
}
