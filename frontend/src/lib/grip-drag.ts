import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';

/** The edge of an element at which something is dropped. */
export interface Landing {
  readonly element: HTMLElement;
  readonly edge: 'top' | 'bottom';
}

/**
 * Makes elements of a list draggable by their grips (`[data-grip]`). An element becomes draggable when its grip is
 * pressed, so that a list of a thousand elements is cheap to show.
 * @param draggables selector of the elements that contain a grip
 * @returns a function that stops this
 */
export function armGrips(list: HTMLElement, draggables: string): () => void {
  const armed = new Map<HTMLElement, () => void>();
  const arm = (event: PointerEvent) => {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const element = grip?.closest<HTMLElement>(draggables);
    if (!grip || !element || armed.has(element)) return;
    const mark = (isDragging: boolean) => element.toggleAttribute('data-dragging', isDragging);
    armed.set(
      element,
      draggable({ element, dragHandle: grip, onDragStart: () => mark(true), onDrop: () => mark(false) }),
    );
  };
  list.addEventListener('pointerdown', arm, { capture: true });
  return () => {
    list.removeEventListener('pointerdown', arm, { capture: true });
    for (const stop of armed.values()) stop();
  };
}

/** Reads the landing from a drop target's data: `{ element }` with an attached edge. */
export function landingIn(data: Record<string | symbol, unknown>): Landing | null {
  const edge = extractClosestEdge(data);
  const { element } = data;
  if (!(element instanceof HTMLElement) || (edge !== 'top' && edge !== 'bottom')) return null;
  return { element, edge };
}
