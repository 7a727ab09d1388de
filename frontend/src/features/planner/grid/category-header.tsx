import { IconGripVertical } from '@tabler/icons-react';
import { MaterialBar } from '../../../ui/grade/material-bar.tsx';
import type { CategoryFigures } from '../model/figures.ts';
import { categoryName } from '../model/names.ts';
import { rowsOf, useIsMember, usePlanner } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { CategoryMenu } from './category-menu.tsx';
import { CategoryPoints, CategoryWeight, dropNote, dropNoteId } from './category-numbers.tsx';
import { CategoryType, typeName } from './category-type.tsx';
import { TextCell } from './text-cell.tsx';
import { errorId } from './use-cell.ts';

interface CategoryHeaderProps {
  categoryKey: string;
  /** Undefined for a category that is newer than the figures. */
  figures: CategoryFigures | undefined;
  /** Percent of the course that a full bar represents. */
  axis: number;
}

export function CategoryHeader({ categoryKey, figures, axis }: CategoryHeaderProps) {
  const category = usePlanner((state) => rowsOf(state).categories.get(categoryKey));
  const errors = usePlanner((state) => state.history.present.errors.categories[categoryKey]);
  const entries = usePlanner((state) => state.entries[categoryKey]);
  const isMember = useIsMember();
  if (category === undefined) return null;
  const drops = errors?.dropLowest === undefined ? dropNote(category) : null;
  return (
    <header
      className={styles.header}
      data-entered={category.categoryType !== 'STANDARD' || category.dropLowest > 0 || undefined}
    >
      {isMember ? (
        <span className={styles.grip} />
      ) : (
        <button
          type="button"
          className={styles.grip}
          data-grip="category"
          aria-label={`Move ${categoryName(category)}`}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      )}
      <TextCell
        row={categoryKey}
        column="category-name"
        entry={entries?.['category-name']}
        label="Category name"
        placeholder="Unnamed category"
        value={category.name}
        isReadOnly={isMember}
        error={errors?.name ?? null}
        actions={(value) => [{ type: 'setCategoryName', categoryKey, value }]}
        className={styles.name}
      />
      {isMember ? (
        <span className={styles.type}>{typeName(category.categoryType)}</span>
      ) : (
        <CategoryType category={category} />
      )}
      <CategoryPoints category={category} entries={entries} errors={errors} />
      <span className={styles.bar} data-bar>
        {figures ? <MaterialBar parts={figures.parts} axis={axis} height={8} /> : null}
      </span>
      <CategoryWeight category={category} entries={entries} errors={errors} computed={figures?.weight} />
      {isMember ? <span className={styles.noMenu} /> : <CategoryMenu category={category} />}
      {drops === null ? null : (
        <p className={styles.fieldNote} id={dropNoteId(category)}>
          {drops}
        </p>
      )}
      {errors ? (
        <p className={styles.errors}>
          {Object.entries(errors).map(([field, sentence]) => (
            <span role="alert" key={field} id={errorId({ row: categoryKey, column: `category-${field}` })}>
              {sentence}
            </span>
          ))}
        </p>
      ) : null}
    </header>
  );
}
