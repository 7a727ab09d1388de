import type { Course } from '../../../../../core/grading/course.ts';
import { weigh } from '../../../../../core/grading/weigh.ts';
import type { TableReport } from '../model/course-files.ts';
import { categoryName, nameOf } from '../model/names.ts';
import { type PreviewedItem, TablePreview } from '../tables/table-preview.tsx';

interface ImportPreviewProps {
  fileName: string;
  course: Course;
  table: TableReport;
  onClose: () => void;
  onAccept: () => void;
}

/** Shows how a table was understood, before it replaces the categories of the course. */
export function ImportPreview({ fileName, course, table, onClose, onAccept }: ImportPreviewProps) {
  const items = itemsOf(course);
  const count = `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
  return (
    <TablePreview
      title={`Import ${fileName}`}
      effect={`${count} will replace the categories of your course. The target, the letter grades and the texts stay.`}
      {...table}
      items={items}
      accept={`Import ${count}`}
      onClose={onClose}
      onAccept={onAccept}
    />
  );
}

function itemsOf({ categories }: Pick<Course, 'categories'>): PreviewedItem[] {
  const weighed = weigh(categories);
  return categories.flatMap((category, c) =>
    category.items.map((item, i) => ({
      id: `${c}-${i}`,
      category: categoryName(category),
      name: nameOf(item),
      weight: weighed[c]?.itemWeights[i] ?? 0,
      grade: item.knownScores ? item.grade : null,
      maximumPoints: item.maximumPoints,
    })),
  );
}
