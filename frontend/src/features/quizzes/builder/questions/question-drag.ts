import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';

/** The edge of a card at which a question is dropped. */
export interface Landing {
  readonly element: HTMLElement;
  readonly edge: 'top' | 'bottom';
}

interface DragHandlers {
  /**
   * Called while a question is dragged over the list, with its landing place. Null when it leaves the list.
   */
  readonly onOver: (landing: Landing | null) => void;
  readonly onDrop: (key: string, over: string, edge: Landing['edge']) => void;
}

const keyOf = ({ dataset }: HTMLElement) => dataset['question'];

/**
 * Makes questions draggable by their grips. A card becomes draggable when its grip is pressed, and the whole
 * list is one drop target: hundreds of questions cost nothing until one of them is dragged.
 */
export function enableQuestionDrag(list: HTMLElement, { onOver, onDrop }: DragHandlers): () => void {
  const stopGrips = armGrips(list);
  const stopTarget = dropTargetForElements({
    element: list,
    canDrop: ({ source }) => list.contains(source.element),
    getData: ({ input }) => {
      const under = getElementFromPointWithoutHoneypot({ x: input.clientX, y: input.clientY });
      const element = under?.closest<HTMLElement>('[data-question]');
      if (!element || !list.contains(element)) return {};
      return attachClosestEdge({ element }, { element, input, allowedEdges: ['top', 'bottom'] });
    },
    onDrag: ({ self }) => onOver(landingIn(self.data)),
    onDragLeave: () => onOver(null),
    onDrop: ({ self, source }) => {
      onOver(null);
      const landing = landingIn(self.data);
      const key = source.element instanceof HTMLElement ? keyOf(source.element) : undefined;
      const over = landing && keyOf(landing.element);
      if (landing && key && over) onDrop(key, over, landing.edge);
    },
  });
  return () => {
    stopGrips();
    stopTarget();
  };
}

function armGrips(list: HTMLElement): () => void {
  const armed = new Map<HTMLElement, () => void>();
  const arm = (event: PointerEvent) => {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const element = grip?.closest<HTMLElement>('[data-question]');
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

function landingIn(data: Record<string | symbol, unknown>): Landing | null {
  const edge = extractClosestEdge(data);
  const { element } = data;
  if (!(element instanceof HTMLElement) || (edge !== 'top' && edge !== 'bottom')) return null;
  return { element, edge };
}
