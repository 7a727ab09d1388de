import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import type { Dragged, DropTarget } from '../model/drop-target.ts';
import { armGrips, type Landing, landingIn } from '../../../lib/grip-drag.ts';

interface RowDragHandlers {
  /**
   * Called while something is dragged over the list, with the edge where it would land. Null when it leaves
   * the list.
   */
  onOver: (landing: Landing | null) => void;
  onDrop: (dragged: Dragged, target: DropTarget) => void;
}

/**
 * Makes rows and categories draggable by their grips. The whole list is one drop target, so a thousand rows cost
 * nothing until one of them is dragged.
 */
export function enableRowDrag(list: HTMLElement, { onOver, onDrop }: RowDragHandlers): () => void {
  const stopGrips = armGrips(list, '[data-row], [data-category]');
  const stopTarget = dropTargetForElements({
    element: list,
    canDrop: ({ source }) => rowOf(source.element) !== null,
    getData: ({ input, source }) => {
      const element = elementUnder(list, input, rowOf(source.element)?.kind ?? 'item');
      return element === null
        ? {}
        : attachClosestEdge({ element }, { element, input, allowedEdges: ['top', 'bottom'] });
    },
    onDrag: ({ self, source }) => onOver(landingOf(landingIn(self.data), rowOf(source.element)?.kind)),
    onDragLeave: () => onOver(null),
    onDrop: ({ self, source }) => {
      onOver(null);
      const target = landingIn(self.data);
      const dragged = rowOf(source.element);
      const over = target === null ? null : rowOf(target.element);
      if (target !== null && dragged !== null && over !== null)
        onDrop(dragged, { ...over, edge: target.edge });
    },
  });
  return () => {
    stopGrips();
    stopTarget();
  };
}

/** The item or category whose element this is. Null for other elements. */
function rowOf({ dataset: { row, category } }: HTMLElement): Dragged | null {
  if (row !== undefined) return { kind: 'item', key: row };
  return category === undefined ? null : { kind: 'category', key: category };
}

/**
 * The row under the pointer, else the category under it. An item can be dropped on both, a category only on a
 * category.
 */
function elementUnder(
  list: HTMLElement,
  { clientX: x, clientY: y }: Input,
  kind: Dragged['kind'],
): HTMLElement | null {
  const under = getElementFromPointWithoutHoneypot({ x, y });
  if (under === null || !list.contains(under)) return null;
  const row = kind === 'item' ? under.closest<HTMLElement>('[data-row]') : null;
  return row ?? under.closest<HTMLElement>('[data-category]');
}

/**
 * An item that is over a category but not over one of its rows is dropped before the first or after the last
 * row.
 */
function landingOf(target: Landing | null, kind: Dragged['kind'] | undefined): Landing | null {
  if (target === null || kind !== 'item' || target.element.dataset['category'] === undefined) return target;
  const rows = [...target.element.querySelectorAll<HTMLElement>('[data-row]')];
  const element = target.edge === 'top' ? rows[0] : rows.at(-1);
  if (element) return { element, edge: target.edge };
  const heads = target.element.querySelector<HTMLElement>('thead');
  return heads === null ? target : { element: heads, edge: 'bottom' };
}
