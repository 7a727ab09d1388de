import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';
import { armGrips, type Landing, landingIn } from '../../../../lib/grip-drag.ts';

interface DragHandlers {
  /**
   * Called while a question is dragged over the list, with the edge at which it would be dropped. Called with null
   * when the question leaves the list.
   */
  readonly onOver: (landing: Landing | null) => void;
  readonly onDrop: (key: string, over: string, edge: Landing['edge']) => void;
}

const keyOf = ({ dataset }: HTMLElement) => dataset['question'];

/**
 * Makes questions draggable by their grips. The whole list is one drop target, so a list with hundreds of
 * questions stays fast.
 */
export function enableQuestionDrag(list: HTMLElement, { onOver, onDrop }: DragHandlers): () => void {
  const stopGrips = armGrips(list, '[data-question]');
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
