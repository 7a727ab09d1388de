import { readColumnNames } from '../../../../../core/grading/column-names.ts';
import { readColumnsOf } from '../../../../../core/grading/editing/block-columns.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { weigh } from '../../../../../core/grading/weigh.ts';
import { itemValue } from '../model/cell-values.ts';
import { categoryName, nameOf } from '../model/names.ts';
import { type PreviewedItem, TablePreview } from '../tables/table-preview.tsx';
import { presentOf } from '../store/planner-store.ts';
import { useIsMember, usePlannerStore } from '../store/use-planner.ts';
import { fillCells } from './paste.ts';
import { itemsFrom, type PastedTable, type PreviewedPaste, refusedCells } from './pasted-table.ts';

interface PastePreviewProps extends PreviewedPaste {
  onClose: () => void;
}

/** Shows how a pasted table was understood, before it fills the cells. */
export function PastePreview({ table, after, onClose }: PastePreviewProps) {
  const store = usePlannerStore();
  const isMember = useIsMember();
  const { rows, skipped } = table.block;
  const effect = effectText(presentOf(store.getState()), table);
  const accept = () => {
    onClose();
    fillCells(store, table);
  };
  return (
    <TablePreview
      title="Paste a table"
      effect={namesCategories(table) && !isMember ? `${effect} ${replaceAdvice}` : effect}
      columns={readColumnsOf(table.block)}
      skipped={skipped}
      refused={refusedCells(after, table).map(({ row, text, message }) => ({
        row,
        message: `‘${text}’. ${message}`,
      }))}
      items={itemsOf(after, table)}
      accept={`Paste ${rows.length === 1 ? '1 row' : `${rows.length} rows`}`}
      onClose={onClose}
      onAccept={accept}
    />
  );
}

const replaceAdvice = 'To replace all categories, save the table as CSV, and import the file.';

const namesCategories = ({ block: { header } }: PastedTable) =>
  readColumnNames(header ?? []).columns.includes('category');

/** Which items of the course before the paste are replaced, and how many are added. */
function effectText(before: WorkingCourse, { itemKey, block }: PastedTable): string {
  const items = itemsFrom(before, itemKey);
  const changed = Math.min(items.length, block.rows.length);
  const added = block.rows.length - changed;
  const [first] = items;
  const last = items[changed - 1];
  if (!first || !last) return '';
  const range = first === last ? `${nameOf(first)} changes` : `${nameOf(first)} to ${nameOf(last)} change`;
  const addedText = added === 0 ? '' : `, and ${added === 1 ? '1 item is' : `${added} items are`} added`;
  return `In ${categoryName(categoryOf(before, itemKey))}, ${range}${addedText}.`;
}

const categoryOf = ({ categories }: WorkingCourse, itemKey: string) =>
  categories.find(({ items }) => items.some(({ key }) => key === itemKey)) ?? { name: '' };

/** The items that were pasted into, as they are after the paste. */
function itemsOf(after: WorkingCourse, { itemKey, block }: PastedTable): PreviewedItem[] {
  const c = after.categories.findIndex(({ items }) => items.some(({ key }) => key === itemKey));
  const weights = weigh(after.categories)[c]?.itemWeights ?? [];
  const all = after.categories[c]?.items ?? [];
  return itemsFrom(after, itemKey)
    .slice(0, block.rows.length)
    .map((item) => {
      const grade = itemValue(after, item.key, 'grade');
      return {
        id: item.key,
        category: categoryName(after.categories[c] ?? { name: '' }),
        name: nameOf(item),
        weight: weights[all.indexOf(item)] ?? 0,
        grade: typeof grade === 'number' ? grade : null,
        maximumPoints: item.maximumPoints,
      };
    });
}
