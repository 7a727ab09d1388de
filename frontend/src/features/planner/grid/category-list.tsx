import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { makeMove } from '../commands/row-commands.ts';
import { moveOfDrop } from '../model/drop-target.ts';
import type { CourseFigures } from '../model/figures.ts';
import { categoryMovedBy, itemMovedBy } from '../model/moves.ts';
import { weightlessNote } from '../model/weightless.ts';
import { isComplete } from '../model/weights-note.ts';
import { type PlannerStore, presentOf } from '../store/planner-store.ts';
import { useIsMember, useList, usePlannerStore } from '../store/use-planner.ts';
import { handleAddRowKey } from './add-row-key.ts';
import { CategoryCard } from './category-card.tsx';
import styles from './category-list.module.css';
import { focusedPart, focusPart } from './focus.ts';
import { focusHypotheticalGrade, handleGridKeys } from './grid-keys.ts';
import { PastePreview } from './paste-preview.tsx';
import { handlePaste } from './paste.ts';
import type { PreviewedPaste } from './pasted-table.ts';
import type { Landing } from '../../../lib/grip-drag.ts';
import { enableRowDrag } from './row-drag.ts';

/**
 * Moves the focused row or category when a vertical arrow is pressed with Alt. On a grip, the arrow alone is enough.
 * The focus stays on the moved row.
 */
function handleMoveKeys(store: PlannerStore, event: KeyboardEvent): void {
  const step = stepOf(event);
  const { target } = event;
  if (step === null || !(target instanceof HTMLElement)) return;
  if (!event.altKey && !target.matches('[data-grip]')) return;
  event.preventDefault();
  moveFocusedRow(store, target, step);
}

function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | null {
  if (ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : null;
}

function moveFocusedRow(store: PlannerStore, target: HTMLElement, step: 1 | -1): void {
  const course = presentOf(store.getState());
  const itemKey = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const categoryKey = target.closest<HTMLElement>('[data-category]')?.dataset['category'];
  const partSelector = focusedPart(target);
  if (itemKey !== undefined) makeMove(store, itemMovedBy(course, itemKey, step));
  else if (categoryKey !== undefined) makeMove(store, categoryMovedBy(course, categoryKey, step));
  focusPart(itemKey ?? categoryKey ?? '', partSelector);
}

/** Makes the rows of the list draggable, and shows where a dragged row would land. */
function DropMarker({ list }: { list: RefObject<HTMLElement | null> }) {
  const store = usePlannerStore();
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    return enableRowDrag(element, {
      onOver: (landing) => setTop(landing === null ? null : markerTop(element, landing)),
      onDrop: (dragged, target) => makeMove(store, moveOfDrop(presentOf(store.getState()), dragged, target)),
    });
  }, [list, store]);
  return top === null ? null : <div className={styles.marker} data-drop-marker style={{ top }} />;
}

/** Half of the height of the marker. */
const halfHeight = 1.5;
/** Half of the gap between two categories. The marker of a dragged category is in the middle of the gap. */
const halfGap = 8;

function markerTop(list: HTMLElement, { element, edge }: Landing): number {
  const top = element.getBoundingClientRect()[edge] - list.getBoundingClientRect().top - halfHeight;
  if (element.dataset['category'] === undefined) return top;
  return edge === 'top' ? top - halfGap : top + halfGap;
}

/** Handles key presses and pasting in all cells of the list. Menus and dialogs of a row are outside of the list. */
function useGridEvents(
  list: RefObject<HTMLElement | null>,
  store: PlannerStore,
  onPreview: (paste: PreviewedPaste) => void,
): void {
  useLayoutEffect(() => {
    const grid = list.current;
    if (grid === null) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      handleMoveKeys(store, event);
      handleAddRowKey(store, event);
      handleGridKeys(grid, event);
    };
    const paste = (event: ClipboardEvent) => handlePaste(store, event, onPreview);
    const handleClick = ({ target }: MouseEvent) => focusHypotheticalGrade(target);
    grid.addEventListener('keydown', handleKeyDown);
    grid.addEventListener('click', handleClick);
    grid.addEventListener('paste', paste);
    return () => {
      grid.removeEventListener('keydown', handleKeyDown);
      grid.removeEventListener('click', handleClick);
      grid.removeEventListener('paste', paste);
    };
  }, [list, store, onPreview]);
}

/** The category in which a weight was last typed, and the keys of the categories at that time. */
interface TypedWeight {
  readonly categoryKey: string;
  readonly keys: readonly string[];
}

const weightColumns: ReadonlySet<string | undefined> = new Set(['weight', 'category-weight']);

/** All categories of the course, edited in place. */
export function CategoryList({ figures }: { figures: CourseFigures }) {
  const store = usePlannerStore();
  const list = useRef<HTMLDivElement>(null);
  const keys = useList((state) => presentOf(state).categories.map(({ key }) => key));
  const [typedWeight, setTypedWeight] = useState<TypedWeight | null>(null);
  const [paste, setPaste] = useState<PreviewedPaste | null>(null);
  useGridEvents(list, store, setPaste);
  const handleInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLElement) || !weightColumns.has(target.dataset['column'])) return;
    const categoryKey = target.closest<HTMLElement>('[data-category]')?.dataset['category'];
    if (categoryKey !== undefined) setTypedWeight({ categoryKey, keys });
  };
  return (
    <div ref={list} className={styles.list} data-list onInput={handleInput}>
      {keys.map((key) => (
        <CategoryCard
          key={key}
          categoryKey={key}
          figures={figures}
          typedAmong={typedWeight?.categoryKey === key ? typedWeight.keys : null}
        />
      ))}
      <DropMarker list={list} />
      <ListFoot figures={figures} />
      {paste === null ? null : <PastePreview {...paste} onClose={() => setPaste(null)} />}
    </div>
  );
}

function ListFoot({ figures }: { figures: CourseFigures }) {
  const store = usePlannerStore();
  const isMember = useIsMember();
  const { totalWeight } = figures.standing;
  const hasWeightlessCategory = weightlessNote(figures.course.categories, totalWeight) !== null;
  const add = () => {
    const key = `row-${presentOf(store.getState()).nextKey}`;
    flushSync(() => store.getState().edit({ type: 'addCategory' }));
    focusPart(key, '[data-column="category-name"]');
  };
  return (
    <div className={styles.foot}>
      {isMember ? null : (
        <Button variant="default" data-add leftSection={<IconPlus size={18} />} onClick={add}>
          Add category
        </Button>
      )}
      {isMember ? null : (
        <small className={styles.tip}>
          You can paste a table from a spreadsheet into any cell.{' '}
          <span className={styles.keys}>
            Enter at the last name of a category adds an item. In the other columns, Enter goes on to the next
            category.
          </span>
        </small>
      )}
      {totalWeight === 0 || hasWeightlessCategory ? null : (
        <span data-off={isComplete(totalWeight) ? undefined : true}>
          {formatCompact(totalWeight)} % of the weight is entered
        </span>
      )}
    </div>
  );
}
